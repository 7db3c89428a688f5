import type { Page } from '@playwright/test';
import { candidatesOf, digitCount, digitsIn } from 'pencilmark';
import { puzzleOf } from '../src/puzzles/shelf-puzzle.ts';
import { FIRST_PUZZLE, solutionOf } from './puzzles.ts';
import { cellAt, labelOf, openMenu, choosePuzzle, chooseHelp } from './board.ts';
import { expect, test, visitBoard } from './site.ts';

const steps = solutionOf(FIRST_PUZZLE);
const drawn = (page: Page, role: string) => page.locator(`.board .drawing .${role}`);

async function setSwitch(page: Page, name: string): Promise<void> {
  await openMenu(page, 'Settings');
  await page.getByRole('checkbox', { name, exact: true }).check();
  await page.keyboard.press('Escape');
}

test('at first conflicts, matching digits and what is left are shown, and nothing is asked', async ({
  site,
}) => {
  const { page } = await visitBoard(site);
  const [{ cell, symbol }, other] = steps;
  await cellAt(page, cell).click();
  await page.keyboard.press(symbol);
  await expect(cellAt(page, cell)).toHaveAttribute('aria-label', new RegExp(`, ${symbol}$`));
  for (const role of ['peer', 'allowed', 'single', 'conflict-line']) {
    const shapes = await drawn(page, role).evaluateAll(
      (found) => found.filter((shape) => shape.textContent || shape.getAttribute('d')).length,
    );
    expect(shapes, role).toBe(0);
  }
  await expect.poll(() => drawn(page, 'same').getAttribute('d')).toMatch(/^M/);
  await page.getByRole('button', { name: /^Enter 1, \d left$/ }).waitFor();
  // The row of the second open cell holds the digit just entered.
  await cellAt(page, other.cell).click();
  await page.keyboard.press(symbol);
  await expect(cellAt(page, other.cell)).toHaveAttribute('aria-invalid', 'true');
  await expect.poll(() => drawn(page, 'conflict-line').count()).toBeGreaterThan(0);
  await page.keyboard.press('Control+z');
  await expect.poll(() => drawn(page, 'conflict-line').count()).toBe(0);
});

test('a preset sets all switches with one click, and each can be changed afterwards', async ({ site }) => {
  const { page } = await visitBoard(site);
  await openMenu(page, 'Settings');
  const dialog = page.getByRole('dialog');
  const checked = (): Promise<number> =>
    dialog.getByRole('region', { name: 'Help' }).locator('input[type=checkbox]:checked').count();
  // At first: conflicts, matching digits, what is left.
  await expect.poll(() => checked()).toBe(3);
  await dialog.getByRole('button', { name: 'Full' }).click();
  await expect.poll(() => checked()).toBe(11);
  await dialog.getByRole('button', { name: 'Usual' }).click();
  await expect.poll(() => checked()).toBe(6);
  await expect(dialog.getByRole('button', { name: 'Usual' })).toHaveAttribute('aria-pressed', 'true');
  await dialog.getByRole('checkbox', { name: 'Highlight conflicts' }).uncheck();
  await expect(dialog.getByRole('button', { name: 'Usual' })).toHaveAttribute('aria-pressed', 'false');
  await dialog.getByRole('button', { name: 'None' }).click();
  await expect.poll(() => checked()).toBe(0);
});

test('allowed digits, naked and hidden singles come each by its own switch and follow every move', async ({
  site,
}) => {
  const { page } = await visitBoard(site);
  await choosePuzzle(page, /^4×4/);
  await setSwitch(page, 'Show candidates (faint)');
  await expect.poll(() => drawn(page, 'allowed').count()).toBeGreaterThan(0);
  await expect(drawn(page, 'single')).toHaveCount(0);
  await setSwitch(page, 'Highlight naked singles');
  await expect.poll(() => drawn(page, 'single').count()).toBeGreaterThan(0);
  const naked = await drawn(page, 'single').count();
  await setSwitch(page, 'Highlight hidden singles');
  await expect.poll(() => drawn(page, 'single').count()).toBeGreaterThan(naked);
  const cell = page.getByRole('gridcell', { name: /single/ }).first();
  const index = Number(await cell.getAttribute('data-cell'));
  const digit = /single (\d)/.exec(await labelOf(page, index))![1];
  await cell.click();
  await page.keyboard.press(digit);
  await expect(cellAt(page, index)).toHaveAttribute('aria-label', new RegExp(`, ${digit}$`));
});

test('an entry against the solution looks and sounds other than a broken rule', async ({ site }) => {
  const { page } = await visitBoard(site);
  await setSwitch(page, 'Highlight wrong entries');
  const puzzle = puzzleOf(FIRST_PUZZLE);
  const candidates = candidatesOf(puzzle, puzzle.givens);
  const { cell, symbol } = steps.find((step) => digitCount(candidates[step.cell]) > 1)!;
  const wrong = digitsIn(candidates[cell]).find((digit) => digit !== Number(symbol))!;
  await cellAt(page, cell).click();
  await page.keyboard.press(`${wrong}`);
  await expect(cellAt(page, cell)).toHaveAttribute('aria-label', /wrong$/);
  await expect(drawn(page, 'wrong-line')).toHaveCount(1);
  await expect(drawn(page, 'conflict-line')).toHaveCount(0);
  await page.keyboard.press(symbol);
  await expect(cellAt(page, cell)).not.toHaveAttribute('aria-label', /wrong$/);
  const conflicting = puzzle.geometry.peers[cell]
    .map((peer) => puzzle.givens[peer])
    .find((digit) => digit !== 0);
  await page.keyboard.press(`${conflicting}`);
  await expect(cellAt(page, cell)).toHaveAttribute('aria-label', /conflict$/);
  await expect.poll(() => drawn(page, 'conflict-line').count()).toBeGreaterThan(1);
});

test('peers, the same digit, counts: each by its own switch', async ({ site }) => {
  const { page } = await visitBoard(site);
  await chooseHelp(page, 'None');
  const given = FIRST_PUZZLE.givens.search(/[1-9]/);
  await cellAt(page, given).click();
  const path = (role: string): Promise<string | null> => drawn(page, role).getAttribute('d');
  await expect.poll(async () => [await path('peer'), await path('same')]).toEqual(['', '']);
  await setSwitch(page, 'Highlight row, column and box');
  await expect.poll(() => path('peer')).not.toBe('');
  await expect.poll(() => path('same')).toBe('');
  await setSwitch(page, 'Highlight matching digits');
  await expect.poll(() => path('same')).not.toBe('');
  await expect(page.getByRole('button', { name: /left$/ })).toHaveCount(0);
  await setSwitch(page, 'Show remaining count of each digit');
  await expect(page.getByRole('button', { name: /left$/ })).toHaveCount(9);
  const [{ cell }] = steps;
  await cellAt(page, cell).click();
  await page.keyboard.press(`Shift+Digit${FIRST_PUZZLE.givens[given]}`);
  await cellAt(page, given).click();
  await expect(drawn(page, 'emphasis')).toHaveCount(0);
  await setSwitch(page, 'Highlight matching pencil marks');
  await expect(drawn(page, 'emphasis')).toHaveCount(1);
});

test('an entry clears its digit from marks that it sees, where that is chosen', async ({ site }) => {
  const { page } = await visitBoard(site);
  await chooseHelp(page, 'Usual');
  const [first, second] = steps;
  await cellAt(page, second.cell).click();
  await page.keyboard.press(`Shift+Digit${first.symbol}`);
  await expect(cellAt(page, second.cell)).toHaveAttribute('aria-label', new RegExp(`corner ${first.symbol}`));
  await cellAt(page, first.cell).click();
  await page.keyboard.press(first.symbol);
  await expect(cellAt(page, second.cell)).not.toHaveAttribute('aria-label', /corner/);
  await page.keyboard.press('Control+z');
  await expect(cellAt(page, second.cell)).toHaveAttribute('aria-label', new RegExp(`corner ${first.symbol}`));
});

test('a digit is painted before what follows from it, which then does follow', async ({ site }) => {
  const { page } = await visitBoard(site);
  await chooseHelp(page, 'Full');
  const [{ cell, symbol }] = steps;
  await cellAt(page, cell).click();
  const marks = () => drawn(page, 'allowed').or(drawn(page, 'single')).allTextContents();
  await expect.poll(async () => (await marks()).length).toBeGreaterThan(20);
  const before = await marks();
  const first = await page.evaluate(async (digit) => {
    const target = document.activeElement!;
    target.dispatchEvent(new KeyboardEvent('keydown', { key: digit, code: `Digit${digit}`, bubbles: true }));
    await new Promise((painted) => requestAnimationFrame(painted));
    const texts = (role: string) =>
      [...document.querySelectorAll(`.board .drawing .${role}`)].map(({ textContent }) => textContent);
    return {
      entries: [...texts('entry'), ...texts('right')],
      marks: [...texts('allowed'), ...texts('single')],
    };
  }, symbol);
  expect(first.entries).toContain(symbol);
  // Only the marks of the cell itself have made room.
  expect(first.marks.length).toBeGreaterThan(before.length - 9);
  await expect.poll(async () => (await marks()).length).toBeLessThan(first.marks.length);
});
