import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cellAt, chooseHelp, choosePuzzle, labelOf, serialText } from './board.ts';
import { entryOf, FIRST_PUZZLE, solutionOf } from './puzzles.ts';
import { openSite, type Site, visitBoard } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const LINE = FIRST_PUZZLE.givens;
const steps = solutionOf(FIRST_PUZZLE);
const SOLVED = steps.reduce(
  (line, { cell, symbol }) => line.slice(0, cell) + symbol + line.slice(cell + 1),
  LINE,
);

const field = (page: Page) => page.getByRole('textbox', { name: 'The board as text' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const told = (page: Page, text: string | RegExp) => page.getByRole('region', { name: text }).waitFor();

test('the text is always that of the board; an edited one is loaded as the givens, and undone', async () => {
  const { page, trouble, context } = await visitBoard(site);
  expect(await serialText(page)).toBe(LINE);
  const [{ cell, symbol }, second] = steps;
  await cellAt(page, cell).click();
  await page.keyboard.press(symbol);
  const played = LINE.slice(0, cell) + symbol + LINE.slice(cell + 1);
  expect(await serialText(page)).toBe(played);
  const written = played.slice(0, second.cell) + second.symbol + played.slice(second.cell + 1);
  await field(page).fill(written);
  await press(page, 'Load');
  await told(page, /exactly one solution/);
  expect(await serialText(page)).toBe(written);
  expect(await labelOf(page, cell)).toContain('given');
  await press(page, 'Undo');
  expect(await serialText(page)).toBe(played);
  expect(await labelOf(page, cell)).not.toContain('given');
  expect(trouble).toEqual([]);
  await context.close();
});

test('a text that is no puzzle is refused with the reason and kept for mending; Escape gives it up', async () => {
  const { page, context } = await visitBoard(site);
  await field(page).fill(LINE.slice(0, 70));
  await page.keyboard.press('Enter');
  await told(page, /70/);
  expect(await field(page).getAttribute('aria-invalid')).toBe('true');
  expect(await serialText(page)).toBe(LINE.slice(0, 70));
  await page.keyboard.press('Escape');
  expect(await serialText(page)).toBe(LINE);
  await field(page).fill(`55${'.'.repeat(79)}`);
  await page.keyboard.press('Enter');
  await told(page, /row 1 holds 5/);
  await page.keyboard.press('Escape');
  expect(await serialText(page)).toBe(LINE);
  await context.close();
});

test('the text of another board starts a new game, and the old one is a click away', async () => {
  const { page, context } = await visitBoard(site);
  await field(page).fill(entryOf('4x4-easy').givens);
  await press(page, 'Load');
  await page.getByRole('grid', { name: /4×4/ }).waitFor();
  await page
    .getByRole('region', { name: /solution|new game/ })
    .getByRole('button', { name: 'Undo' })
    .click();
  await page.getByRole('grid', { name: /9×9/ }).waitFor();
  expect(await serialText(page)).toBe(LINE);
  await context.close();
});

test('a jigsaw loads its own text as a jigsaw', async () => {
  const { page, context } = await visitBoard(site);
  await choosePuzzle(page, /^Jigsaw 9×9/);
  const name = await page.getByRole('grid').getAttribute('aria-label');
  const text = await serialText(page);
  const given = text.search(/[1-9]/);
  const thinner = `${text.slice(0, given)}.${text.slice(given + 1)}`;
  await field(page).fill(thinner);
  await press(page, 'Load');
  await expect.poll(() => serialText(page)).toBe(thinner);
  expect(await page.getByRole('grid').getAttribute('aria-label')).toBe(name);
  await context.close();
});

test('Accept enters all singles that are shown, as one move', async () => {
  const { page, context } = await visitBoard(site);
  await press(page, 'Accept');
  await told(page, /No singles are shown/);
  await chooseHelp(page, 'Everything');
  const singles = page.locator('.board .drawing .single');
  await expect.poll(() => singles.count()).toBeGreaterThan(0);
  const count = await singles.count();
  await press(page, 'Accept');
  await expect.poll(() => serialText(page)).not.toBe(LINE);
  const text = await serialText(page);
  expect([...text].filter((digit, cell) => digit !== LINE[cell]).length).toBe(count);
  expect(steps.every(({ cell, symbol }) => text[cell] === '.' || text[cell] === symbol)).toBe(true);
  await press(page, 'Undo');
  expect(await serialText(page)).toBe(LINE);
  await context.close();
});

test('without singles shown, Accept enters marks that are alone in a selected cell, at one press', async () => {
  const { page, context } = await visitBoard(site);
  const [first, second, third] = steps;
  for (const [{ cell }, keys] of [
    [second, [`Control+Digit${second.symbol}`, `Control+Digit${second.symbol === '1' ? 2 : 1}`]],
    [third, [`Shift+Digit${third.symbol}`]],
    [first, [`Control+Digit${first.symbol}`]],
  ] as const) {
    await cellAt(page, cell).click();
    for (const key of keys) await page.keyboard.press(key);
  }
  await press(page, 'Accept');
  await expect.poll(() => labelOf(page, first.cell)).toMatch(new RegExp(`, ${first.symbol}$`));
  await told(page, '1 single entered.');
  // It was the player's conclusion, and is named like any other.
  await page.keyboard.press('Shift+h');
  const used = page.getByRole('region', { name: 'Hint', exact: true });
  await used.getByText(new RegExp(`=${first.symbol}: [A-Z]`)).waitFor();
  await page.keyboard.press('Escape');
  expect(await labelOf(page, third.cell)).toContain(`corner ${third.symbol}`);
  await page.keyboard.press('Control+a');
  await press(page, 'Accept');
  await expect.poll(() => labelOf(page, third.cell)).toMatch(new RegExp(`, ${third.symbol}$`));
  expect(await labelOf(page, second.cell)).toMatch(/centre \d \d$/);
  await press(page, 'Undo');
  expect(await labelOf(page, third.cell)).toContain(`corner ${third.symbol}`);
  await context.close();
});

test('Reveal enters the answer of the cell, and refuses while the board is wrong', async () => {
  const { page, context } = await visitBoard(site);
  const [first, second] = steps;
  await cellAt(page, first.cell).click();
  await press(page, 'Reveal');
  await expect.poll(() => labelOf(page, first.cell)).toMatch(new RegExp(`, ${first.symbol}$`));
  await cellAt(page, second.cell).click();
  await page.keyboard.press([...'123456789'].find((digit) => digit !== second.symbol)!);
  const wrong = await serialText(page);
  await cellAt(page, steps[2].cell).click();
  await press(page, 'Reveal');
  await told(page, /Nothing is revealed while the board is wrong: look at r\dc\d first/);
  expect(await serialText(page)).toBe(wrong);
  await press(page, 'Undo');
  await press(page, 'Undo');
  expect(await serialText(page)).toBe(LINE);
  await context.close();
});

test('Solve fills the board from here, tells the time it took, and is one move', async () => {
  const { page, context } = await visitBoard(site);
  await cellAt(page, steps[0].cell).click();
  await page.keyboard.press(steps[0].symbol);
  await press(page, 'Solve');
  await told(page, /^Solved in \d+(\.\d)? m?s\.$/);
  expect(await serialText(page)).toBe(SOLVED);
  await page.getByRole('heading', { name: 'Solved by the program' }).waitFor();
  await page.keyboard.press('Control+z');
  expect((await serialText(page)).replaceAll(/[^.]/g, '').length).toBe(steps.length - 1);
  await cellAt(page, steps[1].cell).click();
  await page.keyboard.press([...'123456789'].find((digit) => digit !== steps[1].symbol)!);
  await press(page, 'Solve');
  await told(page, /No solution can be reached from here/);
  await context.close();
});

test('Clear, Reset and Fill marks are moves that can be undone, without limit', async () => {
  const { page, context } = await visitBoard(site);
  await press(page, 'Fill marks');
  await expect.poll(() => labelOf(page, steps[0].cell)).toContain('corner');
  for (const { cell, symbol } of steps.slice(0, 12)) {
    await cellAt(page, cell).click();
    await page.keyboard.press(symbol);
  }
  const played = await serialText(page);
  await press(page, 'Reset');
  expect(await serialText(page)).toBe(LINE);
  await press(page, 'Clear');
  expect(await serialText(page)).toMatch(/^\.{81}$/);
  await cellAt(page, 40).click();
  for (let undone = 0; undone < 2; undone++) await page.keyboard.press('Control+z');
  expect(await serialText(page)).toBe(played);
  for (let undone = 0; undone < 13; undone++) await page.keyboard.press('Control+z');
  expect(await serialText(page)).toBe(LINE);
  expect(await labelOf(page, steps[0].cell)).toMatch(/empty$/);
  await context.close();
});

test('a long Solve tells that it is at work and how long, and can be stopped', async () => {
  const { page, trouble, context } = await visitBoard(site);
  let arrive = (): void => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await context.route(/\/worker-[^/]*\.js/, async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await press(page, 'Solve');
  const working = page.getByRole('region', { name: /^Solving … [1-9]/ });
  await working.waitFor();
  const first = await working.getAttribute('aria-label');
  await expect.poll(() => working.getAttribute('aria-label')).not.toBe(first);
  await cellAt(page, steps[0].cell).click();
  await working.getByRole('button', { name: 'Stop' }).click();
  await told(page, /^Stopped after [\d.]+ m?s\.$/);
  expect(await serialText(page)).toBe(LINE);
  arrive();
  await press(page, 'Solve');
  await told(page, /^Solved in/);
  expect(await serialText(page)).toBe(SOLVED);
  expect(trouble).toEqual([]);
  await context.close();
});
