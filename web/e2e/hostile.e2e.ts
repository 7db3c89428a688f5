import type { Locator, Page } from '@playwright/test';
import { hostileFiles, hostileLinks, hostilePastes } from './hostile-texts.ts';
import { FIRST_PUZZLE, solutionOf } from './puzzles.ts';
import { cellAt, boardText, boardReady, openMenu, boardShows } from './board.ts';
import { expect, test, visitBoard } from './site.ts';
import { cases } from '../../scripts/samples.mjs';

const [{ cell, symbol }] = solutionOf(FIRST_PUZZLE);

/** Every n-th of a long list: all kinds of damage, and the huge ones. */
function sample(texts: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, index) => texts[Math.floor((index * texts.length) / count)]);
}

/** No part of the text has run, or entered the page as anything but text. */
async function expectUnharmed(page: Page): Promise<void> {
  const harm = await page.evaluate(() => [
    'intruded' in window || 'intruded' in Object.prototype,
    document.querySelectorAll('main script, main iframe, main img, [onerror], [onload]').length,
  ]);
  expect(harm).toEqual([false, 0]);
}

/** Puts a text into a field at once: typing thousands of lines would take the browser minutes. */
async function put(field: Locator, text: string): Promise<void> {
  await field.evaluate((area, value) => {
    (area as HTMLTextAreaElement).value = value;
    area.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }, text);
}

test('what hostile links, files and pastes do to the page: they are refused, and the game goes on', async ({
  site,
}) => {
  const { page } = await visitBoard(site);
  await cellAt(page, cell).click();
  await page.keyboard.press(symbol);
  const text = await boardText(page);
  const address = page.url();

  let refused = 0;
  for (const link of sample(hostileLinks(600), cases(10, 100))) {
    await page.evaluate((hash) => (location.hash = hash), '#/puzzles');
    await page.getByRole('heading', { name: 'New puzzle' }).waitFor();
    await page.evaluate((hash) => (location.hash = hash), `#/share/${link}`);
    const answer = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect.poll(() => answer.allInnerTexts()).not.toContain('New puzzle');
    await answer.waitFor();
    const alerts = await page.getByRole('main').getByRole('alert').allInnerTexts();
    if (alerts.length > 0) expect(alerts[0].length).toBeGreaterThan(20);
    refused += alerts.length;
    await expectUnharmed(page);
  }
  expect(refused).toBeGreaterThan(cases(4, 40));

  await page.goto(address);
  await boardReady(page);
  await openMenu(page, 'Import puzzle…');
  const dialog = page.getByRole('dialog');
  const reading = dialog.getByRole('status');
  const field = dialog.getByRole('textbox', { name: 'Puzzle text' });
  await field.waitFor();
  for (const paste of sample(hostilePastes(600), cases(8, 80))) {
    await put(field, paste);
    if (paste.trim() !== '') await expect.poll(() => reading.innerText()).not.toBe('');
    await expectUnharmed(page);
  }
  for (const file of sample(hostileFiles(600), cases(6, 60))) {
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByText('Open a file').click();
    const buffer = Buffer.from(file);
    await (await chooser).setFiles({ name: '<img src=x>.txt', mimeType: 'text/plain', buffer });
    await expect.poll(() => reading.innerText()).not.toBe('');
    await expectUnharmed(page);
  }
  await dialog.getByRole('button', { name: 'Close' }).click();
  await boardShows(page, text);
  await page.reload();
  await boardReady(page);
  await boardShows(page, text);
});
