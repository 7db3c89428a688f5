/** Clues beside the board, set by pressing the places around it: by pointer, by finger, and by keyboard alone. */
import type { Locator, Page } from '@playwright/test';
import { type Constraint, parsePuzzle } from 'pencilmark';
import { violationsInThemes } from './axe.ts';
import { choose, chooseRule, copied } from './maker.ts';
import { expect, test, visit } from './site.ts';

const ROW_1 = [0, 1, 2, 3];
const COLUMN_2_UP = [13, 9, 5, 1];

/** A board of four rows, and a selected kind of rule. */
async function openFour(page: Page, kind: string): Promise<void> {
  await page.getByText('Another board').click();
  await choose(page, 'Size', '4×4');
  await expect(page.getByRole('gridcell')).toHaveCount(16);
  await chooseRule(page, kind);
}

const outside = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'Places outside the board' }).getByRole('button', { name });

async function expectRules(page: Page, rules: readonly Constraint[]): Promise<void> {
  await expect
    .poll(async () => {
      const read = parsePuzzle(await copied(page));
      return read.ok && read.value.puzzle.constraints;
    })
    .toEqual(rules);
}

/** The kinds with one line per place, by their names on the page. */
const STRAIGHT: readonly (readonly [name: string, rule: (cells: readonly number[], n: number) => object])[] =
  [
    ['Sandwich', (cells, sum) => ({ kind: 'sandwich', cells, sum })],
    ['X-sum', (cells, sum) => ({ kind: 'x-sum', cells, sum })],
    ['Skyscraper', (cells, count) => ({ kind: 'skyscraper', cells, count })],
    ['Numbered room', (cells, value) => ({ kind: 'numbered-room', cells, value })],
  ];

test('by pointer: every kind, both ends, changed and deleted', async ({ site }) => {
  const { page } = await visit(site, {}, '#/make/set');
  await openFour(page, 'Sandwich');
  const rules: object[] = [];
  for (const [name, rule] of STRAIGHT) {
    await chooseRule(page, name);
    await outside(page, 'Left of row 1').click();
    await page.keyboard.type('3');
    await outside(page, 'Below column 2').click();
    await page.keyboard.type('2');
    rules.push(rule(ROW_1, 3), rule(COLUMN_2_UP, 2));
    await expect(outside(page, 'Below column 2')).toHaveAttribute('aria-pressed', 'true');
    await expect(outside(page, 'Left of row 1')).toHaveAccessibleName(new RegExp(`${name} 3 at r1c1`));
  }
  await expectRules(page, rules as Constraint[]);
  await test.step('the list says what each clue means, and groups those of a kind', async () => {
    const list = page.getByRole('region', { name: 'In this puzzle' });
    await expect(list).toContainText('8 rules');
    const sandwiches = list.getByRole('group').filter({ hasText: 'Sandwich' });
    await expect(sandwiches).toContainText('A number outside the board');
    await expect(sandwiches.getByRole('button', { name: /^Sandwich/ })).toHaveText([
      'Sandwich 3 · Left of row 1',
      'Sandwich 2 · Below column 2',
    ]);
  });

  await test.step('a place with a clue chooses it, and a number changes it', async () => {
    await outside(page, 'Left of row 1').click();
    await page.keyboard.type('4');
    await expectRules(page, rules.with(6, { ...rules[6], value: 4 }) as Constraint[]);
  });
  await test.step('with Select and move, a place goes on to each of its clues', async () => {
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await outside(page, 'Left of row 1').click();
    await page.keyboard.press('Delete');
    await expectRules(page, rules.with(6, { ...rules[6], value: 4 }).slice(1) as Constraint[]);
  });
  expect(await violationsInThemes(page)).toEqual([]);
});

const keys = async (page: Page, ...pressed: string[]): Promise<void> => {
  for (const key of pressed) await page.keyboard.press(key);
};
const focused = (page: Page): Locator => page.locator(':focus');

/** Like `chooseRule`, without a pointer; afterwards the focus is on the board. */
async function takeRuleByKeys(page: Page, kind: string): Promise<void> {
  const palette = page.getByRole('region', { name: 'Add a rule' });
  await palette.getByRole('searchbox').focus();
  await page.keyboard.type(kind);
  await palette.getByRole('button', { name: kind, exact: true }).focus();
  await keys(page, 'Enter');
  await page.locator('[role=gridcell][tabindex="0"]').focus();
  await keys(page, 'Control+Home');
}

test('by keyboard alone: past the edge, along the places, and round the board', async ({ site }) => {
  const { page } = await visit(site, {}, '#/make/set');
  await takeRuleByKeys(page, 'Sandwich');
  await keys(page, 'ArrowLeft', '1', '0');
  await expect(focused(page)).toHaveAccessibleName('Left of row 1, Sandwich 10 at r1c1');
  await keys(page, 'ArrowLeft');
  await expect(focused(page)).toHaveAccessibleName('Right of row 1, no clue');
  await keys(page, 'ArrowDown', 'ArrowDown', 'Enter', '7', 'Backspace', '5');
  await expect(focused(page)).toHaveAccessibleName('Right of row 3, Sandwich 5 at r3c9');
  await keys(page, 'Escape', 'ArrowLeft');
  await expect(focused(page)).toHaveAccessibleName(/^Row 3, column 9/);
  const row = (first: number, step: number) => Array.from({ length: 9 }, (_, index) => first + index * step);
  await expectRules(page, [
    { kind: 'sandwich', cells: row(0, 1), sum: 10 },
    { kind: 'sandwich', cells: row(26, -1), sum: 5 },
  ]);
});

test('by keyboard alone: a place of little killers sees two diagonals', async ({ site }) => {
  const { page } = await visit(site, {}, '#/make/set');
  await takeRuleByKeys(page, 'Little killer');
  await keys(page, 'ArrowUp', 'ArrowRight', 'ArrowRight', '3', '0', 'Space', '6');
  const both = 'Above column 3, Little killer 30 at r1c4, Little killer 6 at r1c2';
  await expect(focused(page)).toHaveAccessibleName(both);
  await keys(page, 'Enter', 'Delete', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', '4', '5');
  await expect(focused(page)).toHaveAccessibleName('Upper left corner, Little killer 45 at r1c1');
  await expectRules(page, [
    { kind: 'little-killer', cells: [1, 9], sum: 6 },
    { kind: 'little-killer', cells: [0, 10, 20, 30, 40, 50, 60, 70, 80], sum: 45 },
  ]);
});

for (const [width, height] of [
  [360, 640],
  [768, 1024],
] as const) {
  test(`by finger at ${width}×${height}: places are wide enough and none leaves the page`, async ({
    site,
  }) => {
    const options = { viewport: { width, height }, hasTouch: true, isMobile: true };
    const { page } = await visit(site, options, '#/make/set');
    await chooseRule(page, 'Sandwich');
    const places = page.getByRole('group', { name: 'Places outside the board' }).getByRole('button');
    await expect(places).toHaveCount(36);
    for (const place of await places.all()) {
      const box = (await place.boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(28);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
    }
    await outside(page, 'Right of row 9').tap();
    const pad = page.getByRole('region', { name: 'Keypad' });
    for (const digit of '17') await pad.getByRole('button', { name: `Enter ${digit}`, exact: true }).tap();
    await expect(outside(page, 'Right of row 9')).toHaveAccessibleName('Right of row 9, Sandwich 17 at r9c9');
  });
}
