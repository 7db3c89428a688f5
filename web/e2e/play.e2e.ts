import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cellAt, chooseHelp, choosePuzzle, focusedLabel, labelOf, openMenu, serialText } from './board.ts';
import { entryOf, FIRST_PUZZLE, solutionOf } from './puzzles.ts';
import { openSite, type Site, visitBoard } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const polite = (page: Page) => page.getByRole('status').first();
const openCells = (page: Page) => page.locator('[role=gridcell]:not([aria-readonly=true])');

test('a puzzle is played to the end by keyboard alone', async () => {
  const { page, trouble, context } = await visitBoard(site);
  for (let presses = 0; presses < 20 && !(await focusedLabel(page)).startsWith('Row'); presses++) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Control+Home');
  expect(await focusedLabel(page)).toMatch(/^Row 1, column 1/);
  let at = 0;
  for (const { cell, symbol } of solutionOf(FIRST_PUZZLE)) {
    for (; at < cell; at++) {
      await page.keyboard.press('ArrowRight');
      if ((at + 1) % 9 === 0) await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press(symbol);
  }
  await page.getByRole('heading', { name: 'Solved' }).waitFor();
  expect(await polite(page).textContent()).toContain('Solved!');
  expect(await serialText(page)).toMatch(/^[1-9]{81}$/);
  expect(trouble).toEqual([]);
  await context.close();
});

test('a puzzle is played to the end by touch', async () => {
  const { page, trouble, context } = await visitBoard(site, {
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
  });
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('button', { name: 'Puzzles', exact: true }).tap();
  await page.getByRole('button', { name: /^6×6 Easy/ }).tap();
  await page.getByRole('grid', { name: /6×6/ }).waitFor();
  for (const { cell, symbol } of solutionOf(entryOf('6x6-easy'))) {
    await cellAt(page, cell).tap();
    await page.getByRole('button', { name: new RegExp(`^Enter ${symbol}`) }).tap();
  }
  await page.getByRole('heading', { name: 'Solved' }).waitFor();
  expect(trouble).toEqual([]);
  await context.close();
});

test('arrows wrap, Shift extends, Home and End go to the ends', async () => {
  const { page, context } = await visitBoard(site);
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
    expect(await focusedLabel(page), key).toMatch(label);
  }
  const selected = page.locator('[role=gridcell][aria-selected=true]');
  expect(await selected.count()).toBe(2);
  await page.keyboard.press('Control+a');
  expect(await selected.count()).toBe(81);
  await page.keyboard.press('Escape');
  expect(await selected.count()).toBe(0);
  await context.close();
});

test('marks, colours and digits are written with modifiers and with modes', async () => {
  const { page, context } = await visitBoard(site);
  const { cell } = solutionOf(FIRST_PUZZLE)[0];
  await cellAt(page, cell).click();
  for (const key of ['Shift+Digit4', 'Control+Digit7', 'Control+Shift+Digit2'])
    await page.keyboard.press(key);
  expect(await labelOf(page, cell)).toMatch(/empty, corner 4, centre 7, orange$/);
  await page.keyboard.press('x');
  expect(await page.getByRole('radio', { name: 'Corner' }).isChecked()).toBe(true);
  await page.keyboard.press('4');
  await page.keyboard.press('Space');
  await page.keyboard.press('Numpad8');
  await page.keyboard.press('v');
  await page.keyboard.press('2');
  expect(await labelOf(page, cell)).toMatch(/empty, centre 7 8$/);
  await page.getByText('Corner', { exact: true }).click();
  await page.getByRole('button', { name: 'Corner mark 3' }).click();
  expect(await labelOf(page, cell)).toMatch(/empty, corner 3, centre 7 8$/);
  await page.keyboard.press('.');
  await expect.poll(() => labelOf(page, cell)).toMatch(/empty, centre 3 7 8$/);
  await context.close();
});

test('cells are chosen together by dragging, Ctrl, «Several» and a double click', async () => {
  const { page, context } = await visitBoard(site);
  const selected = page.locator('[role=gridcell][aria-selected=true]');
  const middle = async (cell: number): Promise<[number, number]> => {
    const box = (await cellAt(page, cell).boundingBox())!;
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  await page.mouse.move(...(await middle(0)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(2)), { steps: 8 });
  await page.mouse.up();
  expect(await selected.count()).toBe(3);
  await cellAt(page, 40).click({ modifiers: ['Control'] });
  expect(await selected.count()).toBe(4);
  await cellAt(page, 40).click({ modifiers: ['Control'] });
  expect(await selected.count()).toBe(3);
  await page.getByRole('button', { name: 'Several' }).click();
  await cellAt(page, 50).click();
  await cellAt(page, 51).click();
  expect(await selected.count()).toBe(5);
  await page.getByRole('button', { name: 'Several' }).click();
  const given = FIRST_PUZZLE.givens.search(/[1-9]/);
  const symbol = FIRST_PUZZLE.givens[given];
  await cellAt(page, given).dblclick();
  expect(await selected.count()).toBe(FIRST_PUZZLE.givens.split(symbol).length - 1);
  await context.close();
});

test('a broken rule is shown and told; a wrong entry only when checked', async () => {
  const { page, context } = await visitBoard(site);
  await chooseHelp(page, 'Usual');
  const [{ cell, symbol }] = solutionOf(FIRST_PUZZLE);
  const row = FIRST_PUZZLE.givens.slice(0, 9);
  const clash = /[1-9]/.exec(row)![0];
  await cellAt(page, cell).click();
  await page.keyboard.press(clash);
  expect(await labelOf(page, cell)).toMatch(/breaks a rule$/);
  expect(await cellAt(page, cell).getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByRole('alert').textContent()).toContain('row 1 holds');
  await page.keyboard.press('Control+z');
  expect(await labelOf(page, cell)).toMatch(/empty$/);

  const wrong = await enterWithoutConflict(page, cell, symbol);
  await page.keyboard.press('Enter');
  await page.getByText('1 entry is not the solution').first().waitFor();
  expect(await labelOf(page, cell)).toMatch(new RegExp(`${wrong}, not the solution$`));
  await page.keyboard.press(symbol);
  await page.keyboard.press('Enter');
  await page.getByText('No mistakes so far.').first().waitFor();
  await context.close();
});

/** Finds a digit that no peer holds but that is not the solution's, and leaves it entered. */
async function enterWithoutConflict(page: Page, cell: number, symbol: string): Promise<string> {
  for (const tried of '123456789'.replace(symbol, '')) {
    await page.keyboard.press(tried);
    if (!(await labelOf(page, cell)).includes('breaks a rule')) return tried;
  }
  throw new Error('every wrong digit breaks a rule');
}

test('undo, redo, erase; starting over has a way back', async () => {
  const { page, context } = await visitBoard(site);
  const start = await serialText(page);
  const [first, second] = solutionOf(FIRST_PUZZLE);
  for (const { cell, symbol } of [first, second]) {
    await cellAt(page, cell).click();
    await page.keyboard.press(symbol);
  }
  const played = await serialText(page);
  await page.keyboard.press('[');
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await serialText(page)).toBe(start);
  expect(await page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
  await page.keyboard.press('Control+y');
  await page.keyboard.press('Control+Shift+z');
  expect(await serialText(page)).toBe(played);
  await page.keyboard.press('Backspace');
  expect(await serialText(page)).not.toBe(played);
  await page.keyboard.press('Control+z');

  await openMenu(page, 'Start over');
  expect(await serialText(page)).toBe(start);
  await page.getByRole('region', { name: 'Started over.' }).getByRole('button', { name: 'Undo' }).click();
  expect(await serialText(page)).toBe(played);
  await openMenu(page, 'Empty the board');
  expect(await serialText(page)).toMatch(/^\.{81}$/);
  await page.keyboard.press('Control+z');
  expect(await serialText(page)).toBe(played);
  await context.close();
});

test('a pause hides the board, stops the clock, and gives the focus back', async () => {
  const { page, context } = await visitBoard(site);
  expect(await page.getByRole('timer').count()).toBe(0);
  await openMenu(page, 'Settings');
  await page.getByRole('checkbox', { name: 'Timer' }).check();
  await page.keyboard.press('Escape');
  await cellAt(page, 12).click();
  const label = await focusedLabel(page);
  await page.keyboard.press('p');
  expect(await page.getByRole('gridcell').count()).toBe(0);
  expect(await page.locator('.drawing .given').count()).toBe(0);
  const shown = await page.getByRole('timer').textContent();
  await page.waitForTimeout(1300);
  expect(await page.getByRole('timer').textContent()).toBe(shown);
  await page.keyboard.press('Enter');
  await page.getByRole('grid').waitFor();
  expect(await focusedLabel(page)).toBe(label);
  await expect.poll(() => page.getByRole('timer').textContent(), { timeout: 8_000 }).not.toBe(shown);
  await context.close();
});

test('first the digit, then the cells, where the player likes it so; and back', async () => {
  const { page, context } = await visitBoard(site);
  const order = async (name: string): Promise<void> => {
    await openMenu(page, 'Settings');
    await page.getByRole('radio', { name }).check();
    await page.keyboard.press('Escape');
  };
  await order('First the digit');
  const [first, second, third] = solutionOf(FIRST_PUZZLE).filter(
    ({ symbol }, _, all) => symbol === all[0].symbol,
  );
  const key = page.getByRole('button', { name: new RegExp(`^Enter ${first.symbol}`) });
  await key.click();
  expect(await key.getAttribute('aria-pressed')).toBe('true');
  for (const { cell } of [first, second]) {
    await cellAt(page, cell).click();
    expect(await labelOf(page, cell)).toMatch(new RegExp(`, ${first.symbol}$`));
  }
  // The same key again lets the digit go.
  await key.click();
  expect(await key.getAttribute('aria-pressed')).toBe('false');
  await cellAt(page, third.cell).click();
  expect(await labelOf(page, third.cell)).toMatch(/empty$/);
  await page.keyboard.press('x');
  await page.getByRole('button', { name: 'Corner mark 4' }).click();
  await cellAt(page, third.cell).click();
  expect(await labelOf(page, third.cell)).toMatch(/corner 4$/);
  await page.keyboard.press('z');
  await order('First the cell');
  await cellAt(page, third.cell).click();
  expect(await labelOf(page, third.cell)).toMatch(/corner 4$/);
  await key.click();
  expect(await labelOf(page, third.cell)).toMatch(new RegExp(`, ${first.symbol}$`));
  await context.close();
});

test.each([
  [/^4×4/, 16],
  [/^Jigsaw 9×9/, 81],
  [/^X 9×9/, 81],
  [/^Windoku/, 81],
  [/^12×12/, 144],
  [/^16×16 Medium/, 256],
  [/^25×25/, 625],
  [/^Samurai Easy/, 369],
  [/^Tiny samurai/, 76],
])('%s lies on the same board', async (name, cells) => {
  const { page, trouble, context } = await visitBoard(site);
  await choosePuzzle(page, name);
  expect(await page.getByRole('gridcell').count()).toBe(cells);
  const cell = openCells(page).first();
  await cell.click();
  await page.keyboard.press('2');
  expect(await cell.getAttribute('aria-label')).toMatch(/, 2\b/);
  await page.keyboard.press('Control+End');
  const [row, column] = await page.evaluate(() => {
    const focused = document.activeElement!;
    return [focused.parentElement!.getAttribute('aria-rowindex'), focused.getAttribute('aria-colindex')];
  });
  expect(await focusedLabel(page)).toContain(`Row ${row}, column ${column}`);
  expect(trouble).toEqual([]);
  await context.close();
});
