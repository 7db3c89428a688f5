import type { Page } from '@playwright/test';
import { violationsInThemes } from './axe.ts';
import { boardReady, cellAt } from './board.ts';
import { expect, test, visitBoard } from './site.ts';

const SOLUTION = Array.from({ length: 81 }, (_, cell) => {
  const row = Math.floor(cell / 9);
  return ((row * 3 + Math.floor(row / 3) + (cell % 9)) % 9) + 1;
});

/** The JSON of f-puzzles: every cell but the first two is given. */
function puzzle(more: object): string {
  const grid = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 9 }, (_, column) => {
      const cell = row * 9 + column;
      return cell < 2 ? {} : { value: SOLUTION[cell], given: true };
    }),
  );
  const words = { title: 'Rivers', author: 'Rosa Meyer', ruleset: 'The springs are cold.\nThe rivers run.' };
  return JSON.stringify({ size: 9, grid, ...words, ...more });
}

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData('text', pasted);
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  }, text);
  await page.getByRole('heading', { level: 1, name: 'Rivers' }).waitFor();
}

test('a setter’s puzzle: its page, its words in play, in the library and in a link', async ({ site }) => {
  const { page } = await visitBoard(site, { viewport: { width: 390, height: 844 } });
  await paste(page, puzzle({ thermometer: [{ lines: [['R1C1', 'R1C2']] }] }));
  await expect(page.getByText('by Rosa Meyer')).toBeVisible();
  await expect(page.getByText('One solution, checked here')).toBeVisible();
  await expect(page.getByText('The springs are cold.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Rules in this puzzle' })).toContainText('Thermometer');
  await expect(page).toHaveTitle('Rivers · Pencilmark');
  expect(await violationsInThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Keep' }).click();
  await page.getByText('Kept in Library').first().waitFor();
  const address = page.url();

  await page.getByRole('button', { name: 'Play' }).click();
  await boardReady(page);
  const card = page.getByRole('region', { name: 'Rivers' });
  await expect(card.getByText('by Rosa Meyer')).toBeVisible();
  await expect(card.getByText('The springs are cold.')).toBeVisible();
  await expect(card.getByRole('heading', { name: 'Rules as Pencilmark reads them' })).toBeVisible();
  await expect(page).toHaveTitle('Rivers · Pencilmark');
  await card.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: 'Rules' }).click();
  await expect(card.getByText('The springs are cold.')).toBeVisible();

  await page.evaluate(() => (location.hash = '#/library'));
  await page.getByText('by Rosa Meyer').first().waitFor();
  await page.getByRole('searchbox').fill('springs');
  await expect(page.getByRole('list', { name: 'Games and puzzles' }).getByRole('listitem')).toHaveCount(1);

  await page.evaluate(() => (location.hash = '#/share'));
  const link = page.getByRole('textbox', { name: 'Link', exact: true });
  const other = await visitBoard(site);
  expect((await link.inputValue()).split('#')[1]).toBe(address.split('#')[1]);
  await other.page.goto(await link.inputValue());
  await expect(other.page.getByText('by Rosa Meyer')).toBeVisible();
});

test('where rules are missing they are named, hints are off, and the stated solution counts', async ({
  site,
}) => {
  const { page } = await visitBoard(site);
  const more = '\nThe tide is out.'.repeat(35);
  const successMessage = `You found the sea.\n<b>Swim</b>${more}`;
  await paste(
    page,
    puzzle({
      chaos: [{ cells: ['R1C1'] }],
      moves: [{ cells: ['R1C2'] }],
      solution: SOLUTION,
      successMessage,
    }),
  );
  const missing = '2 rules aren’t known here. You can play, but hints are off. Left out: chaos, moves.';
  await expect(page.getByText(missing)).toBeVisible();
  await expect(page.getByText('Check and the win use the setter’s solution.')).toBeVisible();
  await page.getByRole('button', { name: 'Play' }).click();
  await boardReady(page);
  await page.keyboard.press('h');
  await expect(page.getByRole('heading', { name: 'Hints are off' })).toBeVisible();
  await page.keyboard.press('Escape');
  await cellAt(page, 0).click();
  await page.keyboard.press(String(SOLUTION[1]));
  await page.keyboard.press('Enter');
  await page.getByText('1 wrong entry: r1c1.').first().waitFor();
  await page.keyboard.press(String(SOLUTION[0]));
  await cellAt(page, 1).click();
  expect(await page.content()).not.toContain('You found the sea');
  await page.keyboard.press(String(SOLUTION[1]));
  await expect(page.getByRole('heading', { name: /Solved/ })).toBeVisible();
  const words = page.getByRole('region', { name: /Solved/ }).getByRole('blockquote');
  await expect(words).toHaveText(`You found the sea.\nSwim${more}`);
  await expect(page.getByRole('status').filter({ hasText: 'You found the sea.' })).toHaveCount(1);
  expect(await violationsInThemes(page)).toEqual([]);
  for (const size of [
    { width: 360, height: 640 },
    { width: 768, height: 1024 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(size);
    await expect(page.getByRole('link', { name: 'Replay', exact: true })).toBeInViewport({ ratio: 1 });
  }
  await page.keyboard.press('Control+z');
  await expect(page.getByText('You found the sea')).toHaveCount(0);
});
