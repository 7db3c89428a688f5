import type { Page } from '@playwright/test';
import { FIRST_PUZZLE, solutionOf } from './puzzles.ts';
import { violationsInThemes } from './axe.ts';
import { storedIn } from './storage.ts';
import { cellAt, focusedLabel, boardText, useTool, boardShows } from './board.ts';
import { expect, test, visitBoard } from './site.ts';

const steps = solutionOf(FIRST_PUZZLE);
const tree = (page: Page) => page.getByRole('tree', { name: 'Moves' });
const items = (page: Page) => tree(page).getByRole('treeitem');
const button = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Moves' }).getByRole('button', { name });

async function enterSteps(page: Page, from: number, to: number): Promise<void> {
  for (const { cell, symbol } of steps.slice(from, to)) {
    await cellAt(page, cell).click();
    await page.keyboard.press(symbol);
  }
}

/** The item with the keyboard focus, as a screen reader finds it. */
async function activeItem(page: Page): Promise<string> {
  const id = await tree(page).getAttribute('aria-activedescendant');
  return (await page.locator(`#${id}`).getAttribute('aria-label')) ?? '';
}

/** Two branches: three moves, back by two, one move, then a third branch from the start. */
async function branchOut(page: Page): Promise<void> {
  await enterSteps(page, 0, 3);
  for (let count = 0; count < 2; count++) await page.keyboard.press('Control+z');
  await enterSteps(page, 4, 5);
}

test('the tree shows every branch, and every node of it is one press away', async ({ site }) => {
  const { page } = await visitBoard(site);
  await branchOut(page);
  const now = await boardText(page);
  await useTool(page, 'Moves');
  await tree(page).waitFor();
  await expect(items(page)).toHaveCount(5);
  const levels = await items(page).evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-level')));
  expect(levels).toEqual(['1', '1', '2', '2', '1']);
  await items(page).nth(3).click();
  const text = await boardText(page);
  expect(steps.slice(0, 3).every(({ cell, symbol }) => text[cell] === symbol)).toBe(true);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+y');
  await boardShows(page, text);
  await items(page).last().click();
  await items(page).nth(0).click();
  await boardShows(page, FIRST_PUZZLE.givens);
  await items(page)
    .filter({ hasText: `${steps[4].symbol} at` })
    .last()
    .click();
  await boardShows(page, now);
});

test('the tree is walked, opened and left by keyboard', async ({ site }) => {
  const { page } = await visitBoard(site);
  await branchOut(page);
  await page.keyboard.press('u');
  await tree(page).waitFor();
  await expect.poll(() => activeItem(page)).toMatch(/on the board/);
  const walk: [string, RegExp][] = [
    ['Home', /^Start/],
    ['ArrowDown', /1 branch/],
    ['ArrowRight', /a branch begins/],
    ['ArrowLeft', /1 branch/],
    ['ArrowLeft', /1 branch/],
  ];
  for (const [key, label] of walk) {
    await page.keyboard.press(key);
    await expect.poll(() => activeItem(page), key).toMatch(label);
  }
  await expect(items(page)).toHaveCount(3);
  await page.keyboard.press('ArrowRight');
  await expect(items(page)).toHaveCount(5);
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await boardShows(page, FIRST_PUZZLE.givens);
  await expect(page.getByRole('status').first()).toContainText('Start.');
  await page.keyboard.press('Escape');
  await tree(page).waitFor({ state: 'detached' });
  await expect.poll(() => focusedLabel(page)).toMatch(/^Row/);
});

test('moments are named, renamed and unnamed, and the names are kept', async ({ site }) => {
  const { page } = await visitBoard(site);
  await enterSteps(page, 0, 2);
  await page.keyboard.press('u');
  for (const name of ['Here', 'Before the guess']) {
    await button(page, 'Name').click();
    await page.getByRole('textbox', { name: 'Bookmark name' }).fill(name);
    await page.keyboard.press('Enter');
    await items(page).filter({ hasText: name }).waitFor();
  }
  await expect
    .poll(async () => JSON.stringify(await storedIn(page, 'records')))
    .toContain('Before the guess');
  await page.reload();
  await page.getByRole('gridcell').first().waitFor();
  await page.keyboard.press('u');
  await items(page).filter({ hasText: 'Before the guess' }).waitFor();
  await button(page, 'Name').click();
  await button(page, 'Remove').click();
  await items(page).filter({ hasText: 'Before the guess' }).waitFor({ state: 'detached' });
});

test('a trial is compared with where it began, and given up or kept', async ({ site }) => {
  const { page } = await visitBoard(site);
  await enterSteps(page, 0, 2);
  const before = await boardText(page);
  await page.keyboard.press('u');
  await button(page, 'What if: try moves from here').click();
  await enterSteps(page, 2, 4);
  await button(page, 'Compare').click();
  // Told by name, and ringed on the board.
  const names = steps.slice(2, 4).map(({ cell }) => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`);
  await page
    .getByText(new RegExp(`^2 cells differ: ${names[0]} .*${names[1]} `))
    .first()
    .waitFor();
  await expect(page.locator('.drawing .difference')).toHaveCount(2);
  await button(page, 'Discard').click();
  await boardShows(page, before);
  await page.getByText('The boards are the same.').first().waitFor();
  await button(page, 'What if: try moves from here').click();
  await enterSteps(page, 5, 6);
  const tried = await boardText(page);
  await button(page, 'Keep').click();
  await boardShows(page, tried);
  await expect(button(page, 'What if: try moves from here')).toHaveCount(1);
});

test('back to before the first mistake', async ({ site }) => {
  const { page } = await visitBoard(site);
  await enterSteps(page, 0, 3);
  const right = await boardText(page);
  const { cell, symbol } = steps[3];
  await cellAt(page, cell).click();
  await page.keyboard.press(symbol === '1' ? '2' : '1');
  await enterSteps(page, 4, 6);
  await page.keyboard.press('u');
  await button(page, 'Undo mistakes').click();
  await boardShows(page, right);
  await button(page, 'Undo mistakes').click();
  await expect(page.getByRole('status').first()).toContainText('There is no mistake');
});

test('thousands of moves fold, and only rows in view are there', async ({ site }) => {
  const { page } = await visitBoard(site);
  await cellAt(page, steps[0].cell).click();
  await page.evaluate(() => {
    const cell = document.activeElement!;
    for (let count = 0; count < 2000; count++) {
      const digit = String(1 + (count % 9));
      cell.dispatchEvent(
        new KeyboardEvent('keydown', {
          key: digit,
          code: `Digit${digit}`,
          ctrlKey: true,
          bubbles: true,
          cancelable: true,
        }),
      );
    }
  });
  await page.keyboard.press('u');
  await tree(page).waitFor();
  const fold = items(page).filter({ hasText: /\d{4} moves/ });
  await fold.click();
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => items(page).count()).toBeLessThan(60);
  await page.keyboard.press('End');
  await expect.poll(() => activeItem(page)).toMatch(/on the board/);
});

test('axe finds nothing with the tree open in any theme', async ({ site }) => {
  const { page } = await visitBoard(site, { reducedMotion: 'reduce' });
  await branchOut(page);
  await page.keyboard.press('u');
  await button(page, 'What if: try moves from here').click();
  await enterSteps(page, 6, 7);
  await button(page, 'Compare').click();
  await button(page, 'Name').click();
  expect(await violationsInThemes(page)).toEqual([]);
});
