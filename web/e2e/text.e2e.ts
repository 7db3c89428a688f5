import type { Page } from '@playwright/test';
import { entryOf, FIRST_PUZZLE, solutionOf } from './puzzles.ts';
import { cellAt, serial, serialText, choosePuzzle, chooseHelp, useTool, openMenu } from './board.ts';
import { expect, test, visitBoard } from './site.ts';

const LINE = FIRST_PUZZLE.givens;
const steps = solutionOf(FIRST_PUZZLE);
const SOLVED = steps.reduce(
  (line, { cell, symbol }) => line.slice(0, cell) + symbol + line.slice(cell + 1),
  LINE,
);

const field = (page: Page) => page.getByRole('textbox', { name: 'The board as text' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const told = (page: Page, text: string | RegExp) => page.getByRole('region', { name: text }).waitFor();

test('the text is always that of the board; an edited one is loaded as the givens, and undone', async ({
  site,
}) => {
  const { page } = await visitBoard(site);
  await expect(serial(page)).toHaveValue(LINE);
  const [{ cell, symbol }, second] = steps;
  await cellAt(page, cell).click();
  await page.keyboard.press(symbol);
  const played = LINE.slice(0, cell) + symbol + LINE.slice(cell + 1);
  await expect(serial(page)).toHaveValue(played);
  const written = played.slice(0, second.cell) + second.symbol + played.slice(second.cell + 1);
  await field(page).fill(written);
  await press(page, 'Load');
  await told(page, /exactly one solution/);
  await expect(serial(page)).toHaveValue(written);
  await expect(cellAt(page, cell)).toHaveAttribute('aria-label', /given/);
  await press(page, 'Undo');
  await expect(serial(page)).toHaveValue(played);
  await expect(cellAt(page, cell)).not.toHaveAttribute('aria-label', /given/);
});

test('a text that is no puzzle is refused with the reason and kept for mending; Escape gives it up', async ({
  site,
}) => {
  const { page } = await visitBoard(site);
  await field(page).fill(LINE.slice(0, 70));
  await page.keyboard.press('Enter');
  await told(page, /70/);
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(serial(page)).toHaveValue(LINE.slice(0, 70));
  await page.keyboard.press('Escape');
  await expect(serial(page)).toHaveValue(LINE);
  await field(page).fill(`55${'.'.repeat(79)}`);
  await page.keyboard.press('Enter');
  await told(page, /row 1 holds 5/);
  await page.keyboard.press('Escape');
  await expect(serial(page)).toHaveValue(LINE);
});

test('the text of another board starts a new game, and the old one is a click away', async ({ site }) => {
  const { page } = await visitBoard(site);
  await field(page).fill(entryOf('4x4').givens);
  await press(page, 'Load');
  await page.getByRole('grid', { name: /4×4/ }).waitFor();
  await page
    .getByRole('region', { name: /solution|New game/ })
    .getByRole('button', { name: 'Undo' })
    .click();
  await page.getByRole('grid', { name: /9×9/ }).waitFor();
  await expect(serial(page)).toHaveValue(LINE);
});

test('a jigsaw loads its own text as a jigsaw', async ({ site }) => {
  const { page } = await visitBoard(site);
  await choosePuzzle(page, /^Jigsaw 9×9/);
  const name = (await page.getByRole('grid').getAttribute('aria-label'))!;
  const text = await serialText(page);
  const given = text.search(/[1-9]/);
  const thinner = `${text.slice(0, given)}.${text.slice(given + 1)}`;
  await field(page).fill(thinner);
  await press(page, 'Load');
  await expect(serial(page)).toHaveValue(thinner);
  await expect(page.getByRole('grid')).toHaveAttribute('aria-label', name);
});

test('Accept enters all singles that are shown, as one move', async ({ site }) => {
  const { page } = await visitBoard(site);
  await useTool(page, 'Singles');
  await told(page, /singles? entered/);
  await press(page, 'Undo');
  await expect(serial(page)).toHaveValue(LINE);
  await chooseHelp(page, 'Full');
  const singles = page.locator('.board .drawing .single');
  await expect.poll(() => singles.count()).toBeGreaterThan(0);
  const count = await singles.count();
  await useTool(page, 'Singles');
  await expect(serial(page)).not.toHaveValue(LINE);
  const text = await serialText(page);
  expect([...text].filter((digit, cell) => digit !== LINE[cell]).length).toBe(count);
  expect(steps.every(({ cell, symbol }) => text[cell] === '.' || text[cell] === symbol)).toBe(true);
  await press(page, 'Undo');
  await expect(serial(page)).toHaveValue(LINE);
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
  await useTool(page, 'Reveal cell');
  await expect(cellAt(page, first.cell)).toHaveAttribute('aria-label', new RegExp(`, ${first.symbol}$`));
  await cellAt(page, second.cell).click();
  await page.keyboard.press([...'123456789'].find((digit) => digit !== second.symbol)!);
  const wrong = await serialText(page);
  await cellAt(page, steps[2].cell).click();
  await useTool(page, 'Reveal cell');
  await told(page, /Fix r\dc\d first/);
  await expect(serial(page)).toHaveValue(wrong);
  await press(page, 'Undo');
  await press(page, 'Undo');
  await expect(serial(page)).toHaveValue(LINE);
});

test('Solve fills the board from here, tells the time it took, and is one move', async ({ site }) => {
  const { page } = await visitBoard(site);
  await cellAt(page, steps[0].cell).click();
  await page.keyboard.press(steps[0].symbol);
  await useTool(page, 'Solve');
  await told(page, /^Solved in \d+(\.\d)? m?s\.$/);
  await expect(serial(page)).toHaveValue(SOLVED);
  await page.getByRole('heading', { name: 'Solved by Pencilmark' }).waitFor();
  await page.keyboard.press('Control+z');
  await expect
    .poll(async () => (await serialText(page)).replaceAll(/[^.]/g, '').length)
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
  const played = await serialText(page);
  await useTool(page, 'Restart');
  await expect(serial(page)).toHaveValue(LINE);
  await openMenu(page, 'Clear board');
  await expect(serial(page)).toHaveValue(/^\.{81}$/);
  await cellAt(page, 40).click();
  for (let undone = 0; undone < 2; undone++) await page.keyboard.press('Control+z');
  await expect(serial(page)).toHaveValue(played);
  for (let undone = 0; undone < 13; undone++) await page.keyboard.press('Control+z');
  await expect(serial(page)).toHaveValue(LINE);
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
  await expect(serial(page)).toHaveValue(LINE);
  arrive();
  await useTool(page, 'Solve');
  await told(page, /^Solved in/);
  await expect(serial(page)).toHaveValue(SOLVED);
});

test('a puzzle pasted on the board is another game; the one before it is a press away', async ({ site }) => {
  const { page } = await visitBoard(site);
  const paste = (text: string): Promise<void> =>
    page.evaluate((pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', pasted);
      document.activeElement!.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    }, text);
  await cellAt(page, 0).click();
  const before = await serialText(page);
  await paste('no puzzle at all');
  await expect(page.getByRole('status').first()).not.toBeEmpty();
  await expect(serial(page)).toHaveValue(before);
  const { givens } = entryOf('9x9-hard-1');
  await paste(givens);
  await expect(serial(page)).toHaveValue(givens);
  await page.locator('.notice').getByRole('button', { name: 'Undo' }).click();
  await expect(serial(page)).toHaveValue(before);
});
