import type { Page } from '@playwright/test';
import { FIRST_PUZZLE, solutionOf } from './puzzles.ts';
import {
  cellAt,
  focusedLabel,
  boardText,
  boardReady,
  openMenu,
  choosePuzzle,
  useTool,
  boardShows,
} from './board.ts';
import { expect, test, visitBoard } from './site.ts';

const [{ cell, symbol }] = solutionOf(FIRST_PUZZLE);

async function change(page: Page, does: string, key: string): Promise<void> {
  await page.getByRole('button', { name: `Change shortcut: ${does}`, exact: true }).click();
  await page.keyboard.press(key);
}

test('a key is changed, conflicts are told, the list follows, and all is kept until it is reset', async ({
  site,
}) => {
  const { page } = await visitBoard(site);
  await cellAt(page, cell).click();
  await page.keyboard.press(symbol);
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog');
  const row = (does: string) => dialog.getByRole('row', { name: does });
  await change(page, 'Undo', 'j');
  await dialog.getByText('J: Undo.').waitFor();
  await expect.poll(() => row('Undo').locator('kbd').allTextContents()).toEqual(['J']);
  await change(page, 'Pause', 'j');
  await dialog.getByText('J is already used for “Undo”.').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => row('Pause').locator('kbd').allTextContents()).toEqual(['P']);
  await change(page, 'Pause', '5');
  await dialog.getByText(/5 enters a digit/).waitFor();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(1);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.keyboard.press('j');
  await boardShows(page, FIRST_PUZZLE.givens);
  await page.reload();
  await boardReady(page);
  await cellAt(page, cell).click();
  await page.keyboard.press(symbol);
  await page.keyboard.press('Control+z');
  await expect(cellAt(page, cell)).toHaveAttribute('aria-label', new RegExp(`, ${symbol}$`));
  await page.keyboard.press('j');
  await expect(cellAt(page, cell)).toHaveAttribute('aria-label', /empty$/);
  await page.keyboard.press('?');
  await dialog.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect(row('Undo').locator('kbd').first()).toHaveText('Ctrl+Z');
  await page.keyboard.press('Escape');
  await expect.poll(() => focusedLabel(page)).toMatch(/^Row/);
});

test('single letters and signs can be switched off; modes stay within reach', async ({ site }) => {
  const { page } = await visitBoard(site);
  await cellAt(page, cell).click();
  await page.keyboard.press('?');
  await page.getByRole('checkbox', { name: 'Single-letter shortcuts' }).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('x');
  await expect(page.getByRole('radio', { name: 'Digit' })).toBeChecked();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: 'Corner' })).toBeChecked();
  await page.keyboard.press(symbol);
  await expect(cellAt(page, cell)).toHaveAttribute('aria-label', new RegExp(`corner ${symbol}`));
});

for (const [name, options, size] of [
  ['at 400 % zoom', { viewport: { width: 320, height: 256 } }, 1],
  ['with text twice as large', { viewport: { width: 1280, height: 720 } }, 2],
  ['with text twice as large on a phone', { viewport: { width: 360, height: 640 } }, 2],
] as const) {
  test(`${name} nothing is lost or cut off sideways`, async ({ site }) => {
    const { page } = await visitBoard(site, options);
    await page.evaluate((times) => (document.documentElement.style.fontSize = `${times * 100}%`), size);
    const width = options.viewport.width;
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width);
    for (const name of ['Undo', 'Hint', 'Tools', 'Menu']) {
      const button = page.getByRole('button', { name, exact: true });
      await button.scrollIntoViewIfNeeded();
      const box = (await button.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width, name).toBeLessThanOrEqual(width);
      await expect
        .poll(() => button.evaluate((one) => one.scrollWidth <= one.clientWidth + 1), name)
        .toBe(true);
    }
  });
}

test('the focus comes back to the board from every dialog, however it was opened and left', async ({
  site,
}) => {
  const { page } = await visitBoard(site);
  await cellAt(page, cell).click();
  const label = await focusedLabel(page);
  const isBack = () => expect.poll(() => focusedLabel(page)).toBe(label);
  const open = page.getByRole('button', { name: 'Menu' });
  await open.click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await isBack();
  for (const [item, title] of [
    ['Settings', 'Settings'],
    ['Keys and help', 'Keyboard shortcuts'],
    ['Import puzzle…', 'Import puzzle'],
  ]) {
    await openMenu(page, item);
    await page.getByRole('dialog', { name: title }).waitFor();
    await page.keyboard.press('Escape');
    await isBack();
    // And by keys alone, by way of the menu's button.
    await open.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: item }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: title }).waitFor();
    await page.keyboard.press('Escape');
    await isBack();
  }
  await useTool(page, 'Restart');
  await isBack();
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await isBack();
});

test('letters move as arrows do, a point makes corner marks centre marks, F fills the screen', async ({
  site,
}) => {
  const { page } = await visitBoard(site);
  await cellAt(page, 40).focus();
  for (const [key, place] of [
    ['w', 'Row 4, column 5'],
    ['a', 'Row 4, column 4'],
    ['s', 'Row 5, column 4'],
    ['d', 'Row 5, column 5'],
  ]) {
    await page.keyboard.press(key);
    await expect.poll(() => focusedLabel(page)).toMatch(new RegExp(`^${place}`));
  }
  await cellAt(page, cell).click();
  await page.keyboard.press('Shift+Digit4');
  await page.keyboard.press('Shift+Digit7');
  await page.keyboard.press('.');
  await expect(cellAt(page, cell)).toHaveAttribute('aria-label', /empty, centre 4 7$/);
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  await page.keyboard.press('f');
  await expect.poll(isFull).toBe(true);
  await page.keyboard.press('f');
  await expect.poll(isFull).toBe(false);
});

test('the other usual keys: wrapping, row ends, modes, erasing, redo', async ({ site }) => {
  const { page } = await visitBoard(site);
  await cellAt(page, 80).click();
  for (const [key, place] of [
    ['ArrowRight', 'Row 9, column 1'],
    ['ArrowDown', 'Row 1, column 1'],
    ['End', 'Row 1, column 9'],
    ['d', 'Row 1, column 1'],
    ['Control+End', 'Row 9, column 9'],
    ['Control+Home', 'Row 1, column 1'],
  ]) {
    await page.keyboard.press(key);
    await expect.poll(() => focusedLabel(page), key).toMatch(new RegExp(`^${place},`));
  }
  for (const [key, mode] of [
    ['x', 'Corner'],
    ['c', 'Centre'],
    ['v', 'Colour'],
    ['z', 'Digit'],
    ['Shift+Space', 'Colour'],
    ['Shift+Space', 'Centre'],
    ['Space', 'Colour'],
    ['Space', 'Digit'],
  ]) {
    await page.keyboard.press(key);
    await expect(page.getByRole('radio', { name: mode }), `${key}: ${mode}`).toBeChecked();
    // The keys of the pad show what they write in the current mode.
    const words = {
      Digit: /^Enter 3, \d left$/,
      Corner: 'Corner mark 3',
      Centre: 'Centre mark 3',
      Colour: 'Colour yellow',
    };
    await page.getByRole('button', { name: words[mode as keyof typeof words], exact: true }).waitFor();
  }
  await cellAt(page, cell).click();
  for (const key of ['Backspace', 'Delete', '0']) {
    await page.keyboard.press(symbol);
    await expect(cellAt(page, cell), key).toHaveAttribute('aria-label', new RegExp(`, ${symbol}$`));
    await page.keyboard.press(key);
    await expect(cellAt(page, cell), key).toHaveAttribute('aria-label', /empty$/);
  }
  await page.keyboard.press('[');
  await expect(cellAt(page, cell)).toHaveAttribute('aria-label', new RegExp(`, ${symbol}$`));
  await page.keyboard.press(']');
  await expect(cellAt(page, cell)).toHaveAttribute('aria-label', /empty$/);
});

test('Shift and Ctrl extend the selection, with arrows and with a click', async ({ site }) => {
  const { page } = await visitBoard(site);
  const selected = (): Promise<(number | undefined)[]> =>
    page
      .locator('[role=gridcell][aria-selected=true]')
      .evaluateAll((cells) => cells.map((one) => Number((one as HTMLElement).dataset.cell)));
  await cellAt(page, 40).click();
  await page.keyboard.press('Control+ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await expect.poll(() => selected()).toEqual([40, 41, 50]);
  await cellAt(page, 0).click({ modifiers: ['Shift'] });
  await cellAt(page, 0).click({ modifiers: ['Shift'] });
  await expect.poll(() => selected()).toEqual([0, 40, 41, 50]);
  await cellAt(page, 0).click({ modifiers: ['Control'] });
  await expect.poll(() => selected()).toEqual([40, 41, 50]);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => selected()).toEqual([1]);
});

test('Tab is never a key of the board: it leads on, and cannot be chosen', async ({ site }) => {
  const { page } = await visitBoard(site);
  await cellAt(page, cell).click();
  const before = await boardText(page);
  const isInGrid = () => page.evaluate(() => document.activeElement?.getAttribute('role') === 'gridcell');
  await page.keyboard.press('Tab');
  await expect.poll(() => isInGrid()).toBe(false);
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => isInGrid()).toBe(true);
  await boardShows(page, before);
  await page.keyboard.press('?');
  await change(page, 'Pause', 'Tab');
  const row = page.getByRole('dialog').getByRole('row', { name: 'Pause' });
  await expect.poll(() => row.locator('kbd').allTextContents()).toEqual(['P']);
});

test('questions have keys of their own choice, and others where letters are digits or are switched off', async ({
  site,
}) => {
  const { page } = await visitBoard(site);
  const hears = (words: RegExp) =>
    expect.poll(() => page.getByRole('status').first().textContent()).toMatch(words);
  await cellAt(page, cell).click();
  await page.keyboard.press('?');
  await change(page, 'Read the row', 'y');
  await page.getByRole('dialog').getByText('Y: Read the row.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('y');
  await hears(/^Row \d: /);
  await page.keyboard.press('k');
  await hears(/^Column \d: /);
  await page.keyboard.press('r');
  await hears(/^Column \d: /);

  await page.keyboard.press('?');
  await page.getByRole('checkbox', { name: 'Single-letter shortcuts' }).uncheck();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('y');
  await page.keyboard.press('Alt+b');
  await hears(/^Box \d: /);
  await page.keyboard.press('y');
  await page.keyboard.press('Alt+m');
  await hears(/^\d+ cells are empty/);

  await choosePuzzle(page, /^16×16/);
  const open = page.locator('[role=gridcell]:not([aria-readonly=true])').first();
  await open.click();
  await page.keyboard.press('b');
  await expect(open).toHaveAttribute('aria-label', /, B\b/);
  await page.keyboard.press('Alt+b');
  await hears(/^Box \d+: /);
});
