import { type Constraint, createGeometry, createPuzzle, formatPuzzle, variantSpec } from 'pencilmark';
import type { Page } from '@playwright/test';
import { violationsInThemes } from './axe.ts';
import {
  boardReady,
  boardText,
  cellAt,
  chooseHelp,
  labelOf,
  openMenu,
  pasteText,
  takeHint,
} from './board.ts';
import { expect, type Site, test, visitBoard } from './site.ts';

/** A 6×6 board of several rules. It has no other solution (`engine` counts them in the test of the command). */
const SOLUTION = [...'123456456123231564564231312645645312'].map(Number);
const GIVENS = [5, 20, 27, 35];
const RULES: readonly Constraint[] = [
  { kind: 'sandwich', cells: [12, 13, 14, 15, 16, 17], sum: 5 },
  { kind: 'sandwich', cells: [0, 6, 12, 18, 24, 30], sum: 14 },
  { kind: 'cage', cells: [0, 1, 6], sum: 7 },
  { kind: 'thermometer', cells: [14, 13, 19] },
  { kind: 'arrow', circle: [17], shaft: [23, 22] },
  { kind: 'ratio', cells: [9, 10], ratio: 2 },
  { kind: 'difference', cells: [31, 32], difference: 1 },
];

function puzzleText(): string {
  const geometry = createGeometry(variantSpec('classic', 6));
  if (!geometry.ok) throw new Error(geometry.error.message);
  const givens = SOLUTION.map((digit, cell) => (GIVENS.includes(cell) ? digit : 0));
  const puzzle = createPuzzle(geometry.value, givens, undefined, RULES);
  if (!puzzle.ok) throw new Error(puzzle.error.message);
  const text = formatPuzzle({ puzzle: puzzle.value, title: 'Seven rules' }, 'pencilmark');
  if (!text.ok) throw new Error(text.error.message);
  return text.value;
}

const drawn = (page: Page, role: string) => page.locator(`.board .drawing .${role}`);

async function play(site: Site, options = {}): Promise<Page> {
  const { page } = await visitBoard(site, options);
  await pasteText(page, puzzleText());
  await page.getByText('exactly one solution').waitFor();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect(page.getByRole('gridcell')).toHaveCount(36);
  await expect(drawn(page, 'cage-line')).toHaveCount(1);
  return page;
}

test('rules are drawn, listed, read aloud, saved, and played to the end', async ({ site }) => {
  const page = await play(site);
  await expect(drawn(page, 'rule-bulb')).toHaveCount(1);
  await expect(drawn(page, 'rule-black')).toHaveCount(1);
  await expect(drawn(page, 'rule-number')).toHaveText(['5', 'S', '14', 'S']);
  await expect(drawn(page, 'rule-label')).toHaveText(['7']);

  const rules = page.getByRole('region', { name: 'Rules' });
  for (const name of ['Sandwich', 'Killer cage', 'Thermometer', 'Arrow', 'Black dot', 'White dot']) {
    await expect(rules.getByText(name, { exact: true })).toBeVisible();
  }
  expect(await labelOf(page, 0)).toMatch(/killer cage 7, 3 cells/i);
  await cellAt(page, 0).click();
  const cage = page.getByRole('group', { name: 'Selected cage' });
  await expect(cage.getByText('7 in 3 cells')).toBeVisible();
  const set = cage.getByRole('button', { name: 'Cross out 124' });
  await set.click();
  await expect(set).toHaveAttribute('aria-pressed', 'true');
  expect(await labelOf(page, 14)).toMatch(/thermometer.*1.*3/i);
  expect(await labelOf(page, 9)).toMatch(/black dot.*r2c5/i);

  await page.reload();
  await boardReady(page);
  await expect(drawn(page, 'rule-bulb')).toHaveCount(1);

  for (const [cell, digit] of SOLUTION.entries()) {
    if (GIVENS.includes(cell)) continue;
    await cellAt(page, cell).click();
    await page.keyboard.press(String(digit));
  }
  await expect(page.getByRole('heading', { name: /Solved/ })).toBeVisible();
});

test('a broken rule is shown where it is broken', async ({ site }) => {
  const page = await play(site);
  await chooseHelp(page, 'Usual');
  // Together already more than the cage holds.
  await cellAt(page, 1).click();
  await page.keyboard.press('5');
  await cellAt(page, 6).click();
  await page.keyboard.press('3');
  await expect(cellAt(page, 1)).toHaveAttribute('aria-invalid', 'true');
  await cellAt(page, 6).click();
  await page.keyboard.press('Delete');
  await expect(cellAt(page, 1)).toHaveAttribute('aria-invalid', 'false');
});

test('hints know the rules, and apply only what holds', async ({ site }) => {
  const page = await play(site);
  const panel = page.getByRole('region', { name: 'Hint', exact: true });
  for (let count = 0; count < 4; count++) {
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await takeHint(page);
    await expect(panel).toHaveCount(0);
  }
  const digits = [...(await boardText(page))].map((symbol) => Number(symbol) || 0);
  expect(digits.filter((digit) => digit !== 0).length).toBeGreaterThan(0);
  expect(digits.filter((digit, cell) => digit !== 0 && digit !== SOLUTION[cell])).toEqual([]);
});

test('a puzzle with rules goes to another browser as a link', async ({ site }) => {
  const page = await play(site);
  await openMenu(page, 'Share');
  const link = page.getByRole('textbox', { name: 'Link' });
  await expect(link).toHaveValue(/#/);
  const other = await visitBoard(site);
  await other.page.goto(await link.inputValue());
  await other.page.getByRole('button', { name: /^Play/ }).first().click();
  await boardReady(other.page);
  await expect(drawn(other.page, 'cage-line')).toHaveCount(1);
  await expect(drawn(other.page, 'rule-number')).toHaveText(['5', 'S', '14', 'S']);
});

test('what knows houses alone says so, and the path is that of the puzzle with its rules', async ({
  site,
}) => {
  const page = await play(site);
  await page.evaluate(() => (location.hash = '#/watch'));
  await expect(page.getByText(/can’t handle these rules yet: sandwich, cage, thermometer/)).toBeVisible();
  await page.evaluate(() => (location.hash = '#/path'));
  await expect(page.getByText('Cage combinations').first()).toBeVisible();
});

test('rules fit a phone, and no check of accessibility finds fault', async ({ site }) => {
  const page = await play(site, { viewport: { width: 360, height: 640 } });
  const corner = drawn(page, 'rule-number').first();
  const box = (await corner.boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await violationsInThemes(page)).toEqual([]);
});

test('what a reader recognised, and what is only drawn, is said before the puzzle is played', async ({
  site,
}) => {
  const { page } = await visitBoard(site);
  const row = (cells: readonly object[]): readonly object[] => [
    ...cells,
    ...Array<object>(4 - cells.length).fill({}),
  ];
  const puzzle = {
    size: 4,
    grid: [
      row([{ value: 1, given: true }, { value: 2, given: true }, {}, {}]),
      row([]),
      row([]),
      row([{}, {}, { value: 4, given: true }]),
    ],
    line: [{ lines: [['R1C1', 'R2C2', 'R3C3']], outlineC: '#123456', width: 0.1 }],
  };
  await pasteText(page, JSON.stringify(puzzle));
  await expect(page.locator('#import-reading')).toContainText('may be rules that Pencilmark doesn’t check');
});
