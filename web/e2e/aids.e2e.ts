import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cellAt, chooseHelp, choosePuzzle, labelOf, openMenu } from './board.ts';
import { FIRST_PUZZLE, solutionOf } from './puzzles.ts';
import { openSite, type Site, visitBoard } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const steps = solutionOf(FIRST_PUZZLE);
const drawn = (page: Page, role: string) => page.locator(`.board .drawing .${role}`);

async function setSwitch(page: Page, name: string): Promise<void> {
  await openMenu(page, 'Settings');
  await page.getByRole('checkbox', { name, exact: true }).check();
  await page.keyboard.press('Escape');
}

test('at first no aid is on; a calm choice lies on the header and does not hinder play', async () => {
  const { page, trouble, context } = await visitBoard(site);
  const choice = page.getByRole('region', { name: 'How much help would you like?' });
  await choice.waitFor();
  const [{ cell, symbol }] = steps;
  await cellAt(page, cell).click();
  await page.keyboard.press(symbol);
  expect(await labelOf(page, cell)).toMatch(new RegExp(`, ${symbol}$`));
  for (const role of ['peer', 'same', 'allowed', 'single', 'conflict-line']) {
    const shapes = await drawn(page, role).evaluateAll(
      (found) => found.filter((shape) => shape.textContent || shape.getAttribute('d')).length,
    );
    expect(shapes, role).toBe(0);
  }
  await choice.getByRole('button', { name: 'Everything' }).click();
  await choice.waitFor({ state: 'detached' });
  await expect.poll(() => drawn(page, 'allowed').count()).toBeGreaterThan(50);
  await page.reload();
  await expect.poll(() => drawn(page, 'allowed').count()).toBeGreaterThan(50);
  expect(await choice.count()).toBe(0);
  expect(trouble).toEqual([]);
  await context.close();
});

test('a preset sets all switches with one click, and each can be changed afterwards', async () => {
  const { page, context } = await visitBoard(site);
  await openMenu(page, 'Settings');
  const dialog = page.getByRole('dialog');
  const checked = (): Promise<number> => dialog.locator('section input[type=checkbox]:checked').count();
  expect(await checked()).toBe(0);
  await dialog.getByRole('button', { name: 'Everything' }).click();
  expect(await checked()).toBe(10);
  await dialog.getByRole('button', { name: 'Usual' }).click();
  expect(await checked()).toBe(6);
  expect(await dialog.getByRole('button', { name: 'Usual' }).getAttribute('aria-pressed')).toBe('true');
  await dialog.getByRole('checkbox', { name: 'Show broken rules' }).uncheck();
  expect(await dialog.getByRole('button', { name: 'Usual' }).getAttribute('aria-pressed')).toBe('false');
  await dialog.getByRole('button', { name: 'Paper' }).click();
  expect(await checked()).toBe(0);
  await context.close();
});

test('allowed digits, naked and hidden singles come each by its own switch and follow every move', async () => {
  const { page, trouble, context } = await visitBoard(site);
  await choosePuzzle(page, /^4×4/);
  await setSwitch(page, 'Allowed digits, faintly in each cell');
  await expect.poll(() => drawn(page, 'allowed').count()).toBeGreaterThan(0);
  expect(await drawn(page, 'single').count()).toBe(0);
  await setSwitch(page, 'Naked singles in red');
  await expect.poll(() => drawn(page, 'single').count()).toBeGreaterThan(0);
  const naked = await drawn(page, 'single').count();
  await setSwitch(page, 'Hidden singles in red');
  await expect.poll(() => drawn(page, 'single').count()).toBeGreaterThan(naked);
  const cell = page.getByRole('gridcell', { name: /single/ }).first();
  const index = Number(await cell.getAttribute('data-cell'));
  const digit = /single (\d)/.exec(await labelOf(page, index))![1];
  await cell.click();
  await page.keyboard.press(digit);
  expect(await labelOf(page, index)).toMatch(new RegExp(`, ${digit}$`));
  expect(trouble).toEqual([]);
  await context.close();
});

test('an entry against the solution looks and sounds other than a broken rule', async () => {
  const { page, context } = await visitBoard(site);
  await setSwitch(page, 'Mark entries that are not the solution');
  const [{ cell, symbol }] = steps;
  await cellAt(page, cell).click();
  const seen = new Set(FIRST_PUZZLE.givens.slice(0, 9));
  const wrong = [...'123456789'].find((digit) => digit !== symbol && !seen.has(digit))!;
  await page.keyboard.press(wrong);
  await expect.poll(() => labelOf(page, cell)).toMatch(/not the solution$/);
  expect(await drawn(page, 'wrong-line').count()).toBe(1);
  expect(await drawn(page, 'conflict-line').count()).toBe(0);
  await page.keyboard.press(symbol);
  await expect.poll(() => labelOf(page, cell)).not.toMatch(/not the solution/);
  await setSwitch(page, 'Show broken rules');
  await cellAt(page, cell).click();
  await page.keyboard.press(/[1-9]/.exec(FIRST_PUZZLE.givens.slice(0, 9))![0]);
  expect(await labelOf(page, cell)).toMatch(/breaks a rule$/);
  expect(await drawn(page, 'conflict-line').count()).toBeGreaterThan(1);
  await context.close();
});

test('peers, the same digit, counts: each by its own switch', async () => {
  const { page, context } = await visitBoard(site);
  const given = FIRST_PUZZLE.givens.search(/[1-9]/);
  await cellAt(page, given).click();
  const path = (role: string): Promise<string | null> => drawn(page, role).getAttribute('d');
  expect([await path('peer'), await path('same')]).toEqual(['', '']);
  await setSwitch(page, 'Shade the houses of the selected cell');
  expect(await path('peer')).not.toBe('');
  expect(await path('same')).toBe('');
  await setSwitch(page, 'Bring out the same digit');
  expect(await path('same')).not.toBe('');
  expect(await page.getByRole('button', { name: /left$/ }).count()).toBe(0);
  await setSwitch(page, 'How many of each digit remain');
  expect(await page.getByRole('button', { name: /left$/ }).count()).toBe(9);
  const [{ cell }] = steps;
  await cellAt(page, cell).click();
  await page.keyboard.press(`Shift+Digit${FIRST_PUZZLE.givens[given]}`);
  await cellAt(page, given).click();
  expect(await drawn(page, 'emphasis').count()).toBe(0);
  await setSwitch(page, 'Bring out the same digit among marks');
  expect(await drawn(page, 'emphasis').count()).toBe(1);
  await context.close();
});

test('an entry clears its digit from marks that it sees, where that is wished', async () => {
  const { page, context } = await visitBoard(site);
  await chooseHelp(page, 'Usual');
  const [first, second] = steps;
  await cellAt(page, second.cell).click();
  await page.keyboard.press(`Shift+Digit${first.symbol}`);
  expect(await labelOf(page, second.cell)).toContain(`corner ${first.symbol}`);
  await cellAt(page, first.cell).click();
  await page.keyboard.press(first.symbol);
  expect(await labelOf(page, second.cell)).not.toContain('corner');
  await page.keyboard.press('Control+z');
  expect(await labelOf(page, second.cell)).toContain(`corner ${first.symbol}`);
  await context.close();
});
