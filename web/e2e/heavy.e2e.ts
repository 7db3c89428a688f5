/** Rules that would hold the page for long: they are refused by name, or checked beside the board. */
import type { Page } from '@playwright/test';
import { boardReady, boardShows, boardText, cellAt } from './board.ts';
import { heavyLinks, hugeLinks } from './heavy-links.ts';
import { expect, test, visit, visitBoard } from './site.ts';

async function openLink(page: Page, link: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), '#/puzzles');
  await page.getByRole('heading', { name: 'New puzzle' }).waitFor();
  await page.evaluate((hash) => (location.hash = hash), `#/share/${link}`);
}

test('rules out of all proportion are refused by name', async ({ site }) => {
  const { page } = await visitBoard(site);
  for (const { kind, link } of hugeLinks()) {
    await openLink(page, link);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(`above all "${kind}"`);
  }
});

test('much work is done beside the board, which is played on and reopened', async ({ site }) => {
  const { page } = await visitBoard(site);
  for (const { link } of heavyLinks()) {
    await openLink(page, link);
    await page.getByRole('button', { name: 'Play' }).click();
    await boardReady(page);
    await cellAt(page, 0).click();
    await page.keyboard.press('1');
    await expect.poll(() => boardText(page)).toMatch(/^1/);
  }
  const text = await boardText(page);
  await page.goto(site.address);
  await boardReady(page);
  expect(await boardText(page)).toBe(text);
});

test('a conflict is found beside the board', async ({ site }) => {
  const { page } = await visitBoard(site);
  await openLink(page, heavyLinks()[0].link);
  await page.getByRole('button', { name: 'Play' }).click();
  await boardReady(page);
  for (const cell of [0, 1]) {
    await cellAt(page, cell).click();
    await page.keyboard.press('1');
  }
  await expect(cellAt(page, 1)).toHaveAccessibleName(/conflict/i);
});

test('a search for conflicts is stopped, and the next move is checked', async ({ site }) => {
  const { page } = await visitBoard(site);
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/conflicts\.worker/, async (route) => {
    await held;
    await route.continue();
  });
  await openLink(page, heavyLinks()[0].link);
  await page.getByRole('main').getByRole('button', { name: 'Play' }).click();
  await boardReady(page);
  for (const cell of [0, 1]) {
    await cellAt(page, cell).click();
    await page.keyboard.press('1');
  }
  await page.getByText('Checking the rules…').waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Checking the rules…')).toHaveCount(0);
  release();
  await expect(cellAt(page, 1)).not.toHaveAccessibleName(/conflict/i);
  await cellAt(page, 2).click();
  await page.keyboard.press('1');
  await expect(cellAt(page, 2)).toHaveAccessibleName(/conflict/i);
});

test('a game with which the page hung is not reopened by itself, but on request', async ({ site }) => {
  const { page } = await visit(site);
  await boardReady(page);
  const text = await boardText(page);
  const address = page.url();
  const id = address.split('/').at(-1)!;
  // What a page leaves behind that never answered again.
  await page.evaluate((game) => localStorage.setItem('pencilmark.opening', game), id);
  await page.reload();
  await boardReady(page);
  expect(page.url()).not.toBe(address);
  await page.getByRole('button', { name: 'Open it anyway' }).click();
  await expect(page).toHaveURL(address);
  await boardShows(page, text);
  await page.reload();
  await boardReady(page);
  expect(page.url()).toBe(address);
});
