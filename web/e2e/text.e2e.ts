import type { Page } from '@playwright/test';
import { entryOf, FIRST_PUZZLE, solutionOf } from './puzzles.ts';
import {
  boardChanges,
  boardShows,
  boardText,
  cellAt,
  chooseHelp,
  openMenu,
  pasteOnBoard,
  useTool,
} from './board.ts';
import { expect, test, visitBoard } from './site.ts';

const LINE = FIRST_PUZZLE.givens;
const steps = solutionOf(FIRST_PUZZLE);
const SOLVED = steps.reduce(
  (line, { cell, symbol }) => line.slice(0, cell) + symbol + line.slice(cell + 1),
  LINE,
);

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const told = (page: Page, text: string | RegExp) => page.getByRole('region', { name: text }).waitFor();

test('Accept enters all singles that are shown, as one move', async ({ site }) => {
  const { page } = await visitBoard(site);
  await useTool(page, 'Singles');
  await told(page, /singles? entered/);
  await press(page, 'Undo');
  await boardShows(page, LINE);
  await chooseHelp(page, 'Full');
  const singles = page.locator('.board .drawing .single');
  await expect.poll(() => singles.count()).toBeGreaterThan(0);
  const count = await singles.count();
  await useTool(page, 'Singles');
  await boardChanges(page, LINE);
  const text = await boardText(page);
  expect([...text].filter((digit, cell) => digit !== LINE[cell]).length).toBe(count);
  expect(steps.every(({ cell, symbol }) => text[cell] === '.' || text[cell] === symbol)).toBe(true);
  await press(page, 'Undo');
  await boardShows(page, LINE);
});

test('without singles shown, Accept enters marks that are alone in a selected cell, at one press', async ({
  site,
}) => {
  const { page } = await visitBoard(site);
  const [first, second, third] = steps;
  for (const [{ cell }, keys] of [
    [second, [`Control+Digit${second.symbol}`, `Control+Digit${second.symbol === '1' ? 2 : 1}`]],
    [third, [`Shift+Digit${third.symbol}`]],
    [first, [`Control+Digit${first.symbol}`]],
  ] as const) {
    await cellAt(page, cell).click();
    for (const key of keys) await page.keyboard.press(key);
  }
  await useTool(page, 'Singles');
  await expect(cellAt(page, first.cell)).toHaveAttribute('aria-label', new RegExp(`, ${first.symbol}$`));
  await told(page, '1 single entered.');
  // It was the player's conclusion, and is named like any other.
  await page.keyboard.press('Shift+h');
  const used = page.getByRole('region', { name: 'Hint', exact: true });
  await used.getByText(new RegExp(`=${first.symbol}: [A-Z]`)).waitFor();
  await page.keyboard.press('Escape');
  await expect(cellAt(page, third.cell)).toHaveAttribute('aria-label', new RegExp(`corner ${third.symbol}`));
  await page.keyboard.press('Control+a');
  await useTool(page, 'Singles');
  await expect(cellAt(page, third.cell)).toHaveAttribute('aria-label', new RegExp(`, ${third.symbol}$`));
  await expect(cellAt(page, second.cell)).toHaveAttribute('aria-label', /centre \d \d$/);
  await press(page, 'Undo');
  await expect(cellAt(page, third.cell)).toHaveAttribute('aria-label', new RegExp(`corner ${third.symbol}`));
});

test('Reveal enters the answer of the cell, and refuses while the board is wrong', async ({ site }) => {
  const { page } = await visitBoard(site);
  const [first, second] = steps;
  await cellAt(page, first.cell).click();
  const line = page.getByRole('banner');
  await useTool(page, 'Reveal cell');
  await expect(cellAt(page, first.cell)).toHaveAttribute('aria-label', new RegExp(`, ${first.symbol}$`));
  await expect(line).toContainText(/Counts as help\.\s*Undo/);
  await expect(page.getByRole('status').first()).toContainText('Counts as help.');
  await line.getByRole('button', { name: 'Undo' }).click();
  await boardShows(page, LINE);
  await expect(line).toContainText(/Undone\s*·\s*Redo/);
  await line.getByRole('button', { name: 'Redo' }).click();
  await cellAt(page, second.cell).click();
  await page.keyboard.press([...'123456789'].find((digit) => digit !== second.symbol)!);
  const wrong = await boardText(page);
  await cellAt(page, steps[2].cell).click();
  await useTool(page, 'Reveal cell');
  await told(page, /Fix r\dc\d first/);
  await boardShows(page, wrong);
  await press(page, 'Undo');
  await press(page, 'Undo');
  await boardShows(page, LINE);
});

test('Solve fills the board from here, tells the time it took, and is one move', async ({ site }) => {
  const { page } = await visitBoard(site);
  await cellAt(page, steps[0].cell).click();
  await page.keyboard.press(steps[0].symbol);
  await useTool(page, 'Solve');
  await expect(page.getByRole('status').first()).toHaveText(/^Solved in \d+(\.\d)? m?s\. Counts as help\.$/);
  await boardShows(page, SOLVED);
  await page.getByRole('heading', { name: 'Solved by Pencilmark' }).waitFor();
  await expect(page.getByRole('banner')).toContainText(/Counts as help\.\s*Undo/);
  await page.keyboard.press('Control+z');
  await expect
    .poll(async () => (await boardText(page)).replaceAll(/[^.]/g, '').length)
    .toBe(steps.length - 1);
  await cellAt(page, steps[1].cell).click();
  await page.keyboard.press([...'123456789'].find((digit) => digit !== steps[1].symbol)!);
  await useTool(page, 'Solve');
  await told(page, /No solution from here/);
});

test('Clear, Reset and Fill marks are moves that can be undone, without limit', async ({ site }) => {
  const { page } = await visitBoard(site);
  await useTool(page, 'Candidates');
  await expect(cellAt(page, steps[0].cell)).toHaveAttribute('aria-label', /corner/);
  for (const { cell, symbol } of steps.slice(0, 12)) {
    await cellAt(page, cell).click();
    await page.keyboard.press(symbol);
  }
  const played = await boardText(page);
  await useTool(page, 'Restart');
  await boardShows(page, LINE);
  await openMenu(page, 'Clear board');
  await boardShows(page, /^\.{81}$/);
  await cellAt(page, 40).click();
  for (let undone = 0; undone < 2; undone++) await page.keyboard.press('Control+z');
  await boardShows(page, played);
  for (let undone = 0; undone < 13; undone++) await page.keyboard.press('Control+z');
  await boardShows(page, LINE);
  await expect(cellAt(page, steps[0].cell)).toHaveAttribute('aria-label', /empty$/);
});

test('a long Solve tells that it is at work and how long, and can be stopped', async ({ site }) => {
  const { page, context } = await visitBoard(site);
  let arrive = (): void => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await context.route(/solutions\.worker/, async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await useTool(page, 'Solve');
  const working = page.getByRole('region', { name: /^Solving … [1-9]/ });
  await working.waitFor();
  const first = (await working.getAttribute('aria-label'))!;
  await expect(working).not.toHaveAttribute('aria-label', first);
  await cellAt(page, steps[0].cell).click();
  await working.getByRole('button', { name: 'Stop' }).click();
  await told(page, /^Stopped after [\d.]+ m?s\.$/);
  await boardShows(page, LINE);
  arrive();
  await useTool(page, 'Solve');
  await expect(page.getByRole('status').first()).toHaveText(/^Solved in/);
  await boardShows(page, SOLVED);
});

test('a puzzle pasted on the board is another game; the one before it is a press away', async ({ site }) => {
  const { page } = await visitBoard(site);
  await cellAt(page, 0).click();
  const before = await boardText(page);
  await pasteOnBoard(page, 'no puzzle at all');
  await expect(page.getByRole('status').first()).not.toBeEmpty();
  await boardShows(page, before);
  const { givens } = entryOf('9x9-hard-1');
  await pasteOnBoard(page, givens);
  await boardShows(page, givens);
  await page.locator('.notice').getByRole('button', { name: 'Undo' }).click();
  await boardShows(page, before);
});
