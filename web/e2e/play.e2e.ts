import type { Page } from '@playwright/test';
import { entryOf, FIRST_PUZZLE, solutionOf } from './puzzles.ts';
import {
  cellAt,
  labelOf,
  focusedLabel,
  boardText,
  boardReady,
  openMenu,
  choosePuzzle,
  chooseHelp,
  useTool,
  boardShows,
  boardChanges,
} from './board.ts';
import { expect, test, visit, visitBoard } from './site.ts';

const polite = (page: Page) => page.getByRole('status').first();
const openCells = (page: Page) => page.locator('[role=gridcell]:not([aria-readonly=true])');

test('a puzzle is played to the end by keyboard alone', async ({ site }) => {
  const { page } = await visitBoard(site);
  for (let presses = 0; presses < 20 && !(await focusedLabel(page)).startsWith('Row'); presses++) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Control+Home');
  await expect.poll(() => focusedLabel(page)).toMatch(/^Row 1, column 1/);
  let at = 0;
  for (const { cell, symbol } of solutionOf(FIRST_PUZZLE)) {
    for (; at < cell; at++) {
      await page.keyboard.press('ArrowRight');
      if ((at + 1) % 9 === 0) await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press(symbol);
  }
  await page.getByRole('heading', { name: 'Solved' }).waitFor();
  await expect(polite(page)).toContainText('Solved.');
  await boardShows(page, /^[1-9]{81}$/);
});

test('a puzzle is played to the end by touch', async ({ site }) => {
  const { page } = await visitBoard(site, {
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
  });
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('button', { name: 'Puzzles', exact: true }).tap();
  await page.getByRole('link', { name: /^Small boards/ }).tap();
  await page.getByRole('button', { name: /^6×6/ }).first().tap();
  await page.getByRole('grid', { name: /6×6/ }).waitFor();
  for (const { cell, symbol } of solutionOf(entryOf('6x6-1'))) {
    await cellAt(page, cell).tap();
    await page.getByRole('button', { name: new RegExp(`^Enter ${symbol}`) }).tap();
  }
  await page.getByRole('heading', { name: 'Solved' }).waitFor();
});

test('arrows wrap, Shift extends, Home and End go to the ends', async ({ site }) => {
  const { page } = await visitBoard(site);
  await cellAt(page, 0).click();
  const steps: [string, RegExp][] = [
    ['ArrowLeft', /^Row 1, column 9/],
    ['ArrowUp', /^Row 9, column 9/],
    ['Home', /^Row 9, column 1,/],
    ['Control+End', /^Row 9, column 9/],
    ['w', /^Row 8, column 9/],
    ['a', /^Row 8, column 8/],
    ['Shift+ArrowLeft', /^Row 8, column 7/],
  ];
  for (const [key, label] of steps) {
    await page.keyboard.press(key);
    await expect.poll(() => focusedLabel(page), key).toMatch(label);
  }
  const selected = page.locator('[role=gridcell][aria-selected=true]');
  await expect(selected).toHaveCount(2);
  await page.keyboard.press('Control+a');
  await expect(selected).toHaveCount(81);
  await page.keyboard.press('Escape');
  await expect(selected).toHaveCount(0);
});

test('marks, colours and digits are written with modifiers and with modes', async ({ site }) => {
  const { page } = await visitBoard(site);
  const { cell } = solutionOf(FIRST_PUZZLE)[0];
  await cellAt(page, cell).click();
  for (const key of ['Shift+Digit4', 'Control+Digit7', 'Control+Shift+Digit2'])
    await page.keyboard.press(key);
  await expect(cellAt(page, cell)).toHaveAttribute('aria-label', /empty, corner 4, centre 7, orange$/);
  await page.keyboard.press('x');
  await expect(page.getByRole('radio', { name: 'Corner' })).toBeChecked();
  await page.keyboard.press('4');
  await page.keyboard.press('Space');
  await page.keyboard.press('Numpad8');
  await page.keyboard.press('v');
  await page.keyboard.press('2');
  await expect(cellAt(page, cell)).toHaveAttribute('aria-label', /empty, centre 7 8$/);
  await page.getByText('Corner', { exact: true }).click();
  await page.getByRole('button', { name: 'Corner mark 3' }).click();
  await expect(cellAt(page, cell)).toHaveAttribute('aria-label', /empty, corner 3, centre 7 8$/);
  await page.keyboard.press('.');
  await expect(cellAt(page, cell)).toHaveAttribute('aria-label', /empty, centre 3 7 8$/);
});

test('cells are chosen together by dragging, Ctrl, “Several” and a double click', async ({ site }) => {
  const { page } = await visitBoard(site);
  const selected = page.locator('[role=gridcell][aria-selected=true]');
  const middle = async (cell: number): Promise<[number, number]> => {
    const box = (await cellAt(page, cell).boundingBox())!;
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  await page.mouse.move(...(await middle(0)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(2)), { steps: 8 });
  await page.mouse.up();
  await expect(selected).toHaveCount(3);
  await cellAt(page, 40).click({ modifiers: ['Control'] });
  await expect(selected).toHaveCount(4);
  await cellAt(page, 40).click({ modifiers: ['Control'] });
  await expect(selected).toHaveCount(3);
  await useTool(page, 'Select cells');
  await cellAt(page, 50).click();
  await cellAt(page, 51).click();
  await expect(selected).toHaveCount(5);
  await page.getByRole('button', { name: 'Select several cells', exact: true }).click();
  const given = FIRST_PUZZLE.givens.search(/[1-9]/);
  const symbol = FIRST_PUZZLE.givens[given];
  await cellAt(page, given).dblclick();
  await expect(selected).toHaveCount(FIRST_PUZZLE.givens.split(symbol).length - 1);
});

test('a broken rule is shown and told; a wrong entry only when checked', async ({ site }) => {
  const { page } = await visitBoard(site);
  await chooseHelp(page, 'Usual');
  const [{ cell, symbol }] = solutionOf(FIRST_PUZZLE);
  const row = FIRST_PUZZLE.givens.slice(0, 9);
  const conflicting = /[1-9]/.exec(row)![0];
  await cellAt(page, cell).click();
  await page.keyboard.press(conflicting);
  await expect(cellAt(page, cell)).toHaveAttribute('aria-label', /conflict$/);
  await expect(cellAt(page, cell)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('alert')).toContainText('Row 1 already has');
  await page.keyboard.press('Control+z');
  await expect(cellAt(page, cell)).toHaveAttribute('aria-label', /empty$/);

  const wrong = await enterWithoutConflict(page, cell, symbol);
  await page.keyboard.press('Enter');
  await page.getByText('1 wrong entry').first().waitFor();
  await expect(cellAt(page, cell)).toHaveAttribute('aria-label', new RegExp(`${wrong}, wrong$`));
  await page.keyboard.press(symbol);
  await page.keyboard.press('Enter');
  await page.getByText('No mistakes so far.').first().waitFor();

  await page.keyboard.press(conflicting);
  await expect(page.getByRole('alert')).toContainText('Row 1 already has');
  await choosePuzzle(page, /^4×4/);
  await expect(page.getByRole('alert')).toHaveText('');
});

/** Finds a digit that no peer holds but that is wrong, and leaves it entered. */
async function enterWithoutConflict(page: Page, cell: number, symbol: string): Promise<string> {
  for (const tried of '123456789'.replace(symbol, '')) {
    await page.keyboard.press(tried);
    if (!(await labelOf(page, cell)).includes('conflict')) return tried;
  }
  throw new Error('every wrong digit breaks a rule');
}

test('undo, redo, erase; starting over has a way back', async ({ site }) => {
  const { page } = await visitBoard(site);
  const start = await boardText(page);
  const [first, second] = solutionOf(FIRST_PUZZLE);
  for (const { cell, symbol } of [first, second]) {
    await cellAt(page, cell).click();
    await page.keyboard.press(symbol);
  }
  const played = await boardText(page);
  await page.keyboard.press('[');
  await page.getByRole('button', { name: 'Undo' }).click();
  await boardShows(page, start);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await page.keyboard.press('Control+y');
  await page.keyboard.press('Control+Shift+z');
  await boardShows(page, played);
  await page.keyboard.press('Backspace');
  await boardChanges(page, played);
  await page.keyboard.press('Control+z');

  await useTool(page, 'Restart');
  await boardShows(page, start);
  await page.getByRole('region', { name: 'Puzzle restarted.' }).getByRole('button', { name: 'Undo' }).click();
  await boardShows(page, played);
  await openMenu(page, 'Clear board');
  await boardShows(page, /^\.{81}$/);
  await page.keyboard.press('Control+z');
  await boardShows(page, played);
});

test('a pause hides the board, stops the clock, and gives the focus back', async ({ site }) => {
  const { page } = await visit(site);
  await page.clock.install();
  await page.reload();
  await boardReady(page);
  await expect(page.getByRole('timer')).toHaveCount(0);
  await openMenu(page, 'Settings');
  await page.getByRole('checkbox', { name: 'Timer' }).check();
  await page.keyboard.press('Escape');
  await cellAt(page, 12).click();
  const label = await focusedLabel(page);
  await page.keyboard.press('p');
  await expect(page.getByRole('gridcell')).toHaveCount(0);
  await expect(page.locator('.drawing .given')).toHaveCount(0);
  const timer = page.getByRole('timer');
  await page.clock.fastForward('05:00');
  await expect(timer).toHaveText(/0:\d\d/);
  // The resume button has the focus.
  await expect(page.getByRole('region', { name: 'Paused' }).getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('grid').waitFor();
  await expect.poll(() => focusedLabel(page)).toBe(label);
  await page.clock.fastForward('01:00');
  await expect(timer).toHaveText(/1:\d\d/);
});

test('first the digit, then the cells, where the player likes it so; and back', async ({ site }) => {
  const { page } = await visitBoard(site);
  const order = async (name: string): Promise<void> => {
    await openMenu(page, 'Settings');
    await page.getByRole('radio', { name }).check();
    await page.keyboard.press('Escape');
  };
  await order('Digit first');
  const [first, second, third] = solutionOf(FIRST_PUZZLE).filter(
    ({ symbol }, _, all) => symbol === all[0].symbol,
  );
  const key = page.getByRole('button', { name: new RegExp(`^Enter ${first.symbol}`) });
  await key.click();
  await expect(key).toHaveAttribute('aria-pressed', 'true');
  for (const { cell } of [first, second]) {
    await cellAt(page, cell).click();
    await expect(cellAt(page, cell)).toHaveAttribute('aria-label', new RegExp(`, ${first.symbol}$`));
  }
  // Pressing the key again releases the digit.
  await key.click();
  await expect(key).toHaveAttribute('aria-pressed', 'false');
  await cellAt(page, third.cell).click();
  await expect(cellAt(page, third.cell)).toHaveAttribute('aria-label', /empty$/);
  await page.keyboard.press('x');
  await page.getByRole('button', { name: 'Corner mark 4' }).click();
  await cellAt(page, third.cell).click();
  await expect(cellAt(page, third.cell)).toHaveAttribute('aria-label', /corner 4$/);
  await page.keyboard.press('z');
  await order('Cell first');
  await cellAt(page, third.cell).click();
  await expect(cellAt(page, third.cell)).toHaveAttribute('aria-label', /corner 4$/);
  await key.click();
  await expect(cellAt(page, third.cell)).toHaveAttribute('aria-label', new RegExp(`, ${first.symbol}$`));
});

test('every kind of board lies on the same page', async ({ site }) => {
  const { page } = await visitBoard(site);
  for (const [name, cells] of [
    [/^4×4/, 16],
    [/^Jigsaw 9×9/, 81],
    [/^X 9×9/, 81],
    [/^Windoku/, 81],
    [/^12×12/, 144],
    [/^16×16/, 256],
    [/^25×25/, 625],
    [/^Samurai/, 369],
    [/^Tiny samurai/, 76],
  ] as const) {
    await test.step(String(name), async () => {
      await choosePuzzle(page, name);
      await expect(page.getByRole('gridcell')).toHaveCount(cells);
      const cell = openCells(page).first();
      await cell.click();
      await page.keyboard.press('2');
      await expect(cell).toHaveAttribute('aria-label', /, 2\b/);
      await page.keyboard.press('Control+End');
      const [row, column] = await page.evaluate(() => {
        const focused = document.activeElement!;
        return [focused.parentElement!.getAttribute('aria-rowindex'), focused.getAttribute('aria-colindex')];
      });
      await expect.poll(() => focusedLabel(page)).toContain(`Row ${row}, column ${column}`);
    });
  }
});

test('who has never been here is told how to begin, until the first entry', async ({ site }) => {
  const { page } = await visitBoard(site, { viewport: { width: 360, height: 640 }, hasTouch: true });
  const line = page.getByRole('banner');
  await expect(line).toContainText('Tap a cell, then a digit');
  const { cell, symbol } = solutionOf(FIRST_PUZZLE)[0];
  await cellAt(page, cell).tap();
  await expect(line).toContainText('Tap a cell, then a digit');
  await page.reload();
  await boardReady(page);
  await expect(line).toContainText('Tap a cell, then a digit');
  await cellAt(page, cell).tap();
  await page.getByRole('button', { name: new RegExp(`^Enter ${symbol}`) }).tap();
  await expect(line).toContainText('9×9');
  await expect(line).not.toContainText('Tap a cell');
});

test('Undo held down opens the moves, and a press undoes', async ({ site }) => {
  const { page } = await visitBoard(site, { viewport: { width: 360, height: 640 } });
  const { cell, symbol } = solutionOf(FIRST_PUZZLE)[0];
  await cellAt(page, cell).click();
  await page.keyboard.press(symbol);
  const before = await boardText(page);
  const undo = page.getByRole('button', { name: 'Undo', exact: true }).last();
  await undo.hover();
  await page.mouse.down();
  const moves = page.getByRole('region', { name: 'Moves' });
  await moves.waitFor();
  await page.mouse.up();
  await boardShows(page, before);
  await page.keyboard.press('Escape');
  await moves.waitFor({ state: 'detached' });
  expect(
    await undo.evaluate((key) => key.dispatchEvent(new MouseEvent('contextmenu', { cancelable: true }))),
  ).toBe(false);
  await undo.click();
  await boardShows(page, FIRST_PUZZLE.givens);
});
