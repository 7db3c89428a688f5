/**
 * What the articles that this project grew out of promise, as their readers would see it. The first of them, a 4×4 in
 * CSS alone, has `css-edition/e2e/four-seen.e2e.ts`.
 */
import type { Page } from '@playwright/test';
import { FIRST_PUZZLE, solutionOf } from './puzzles.ts';
import { boardReady, boardText, cellAt, chooseHelp, openMenu, takeHint, useTool } from './board.ts';
import { choose, copied, openCopy, told } from './maker.ts';
import { expect, openContext, test, visit, visitBoard } from './site.ts';

const steps = solutionOf(FIRST_PUZZLE);
const [{ cell, symbol }] = steps;
const ownText = (page: Page) => page.getByRole('textbox', { name: /^Puzzle text/ });
/** Wikipedia's example. */
const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

test('a game: a clock that runs, a mistake that is seen, and the solution at one press', async ({ site }) => {
  const context = await openContext(site, { reducedMotion: 'reduce' });
  await context.clock.install();
  const page = await context.newPage();
  await page.goto(site.address);
  await boardReady(page);
  await openMenu(page, 'Settings');
  await page.getByRole('checkbox', { name: 'Timer' }).check();
  await page.keyboard.press('Escape');
  const clock = page.getByRole('timer');
  const shown = await clock.innerText();
  await page.clock.fastForward(61_000);
  await expect.poll(() => clock.innerText()).not.toBe(shown);
  await expect(clock).toHaveText(/^1:\d\d$/);

  const row = [...FIRST_PUZZLE.givens].slice(9 * Math.floor(cell / 9), 9 * Math.floor(cell / 9) + 9);
  await cellAt(page, cell).click();
  await page.keyboard.press(row.find((sign) => sign !== '.')!);
  await expect(page.locator('.conflict-line').first()).toBeVisible();
  await page.getByRole('alert').first().waitFor();
  await page.keyboard.press(symbol);
  await expect(page.locator('.conflict-line')).toHaveCount(0);

  await useTool(page, 'Solve');
  await expect.poll(() => boardText(page)).not.toContain('.');
  const text = await boardText(page);
  for (const step of steps) expect(text[step.cell]).toBe(step.symbol);
});

test('two backtrackers run beside each other, and their counts are seen', async ({ site }) => {
  const { page } = await visit(site, {}, `#/watch/${EASY}`);
  await page.getByRole('button', { name: 'Race', exact: true }).click();
  await page.getByLabel('Brute force over candidates').check();
  await page.getByRole('combobox', { name: 'Speed', exact: true }).selectOption({ label: 'Maximum' });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  for (const name of ['Brute force', 'Brute force over candidates']) {
    await page.getByText(new RegExp(`^${name}: solved after [\\d,]+ steps\\.$`)).waitFor();
  }
});

test('candidates in every cell; a hint is read, accepted and taken back', async ({ site }) => {
  const { page } = await visitBoard(site);
  await chooseHelp(page, 'Full');
  await expect.poll(() => page.locator('text.allowed').count()).toBeGreaterThan(81);
  const before = await boardText(page);
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await takeHint(page);
  await expect.poll(() => boardText(page)).not.toBe(before);
  await page.keyboard.press('Control+z');
  await expect.poll(() => boardText(page)).toBe(before);
});

test('cells are dropped from a full grid, as many as wanted', async ({ site }) => {
  const { page } = await visit(site, {}, '#/make/drop?drop=40&seed=promise');
  const digits = page.getByRole('img', { name: /^Sudoku board, 9×9, \d+ givens$/ }).locator('text.given');
  await expect(digits).toHaveCount(41);
  await page.getByRole('slider').first().fill('0');
  await expect(digits).toHaveCount(81);
});

test('a grid of any symbols, whose text comes back exactly', async ({ site }) => {
  // The last empty cell is a blank that ends the text.
  const text = '♠ ♥ ♦ ♣\n♠, , ,♣\n ,♣,♠, \n ,♠, , \n♣, ,♥, ';
  const { page } = await visit(site, {}, '#/make/enter');
  await ownText(page).fill(text);
  await told(page, /solution/);
  await openCopy(page);
  await choose(page, 'Text format', 'Grid with its alphabet');
  await expect.poll(async () => (await copied(page)).replace(/\n$/, '')).toBe(text);
});
