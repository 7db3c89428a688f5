/** Setters' puzzles drawn from nothing: by pointer, finger and keys; shared, opened elsewhere, and written for other programs. */
import type { Page } from '@playwright/test';
import { readShare } from '@pencilmark/game';
import { type Cell, type Constraint, parseSheet, sameConstraint } from 'pencilmark';
import { violationsInThemes } from './axe.ts';
import { boardReady, cellAt } from './board.ts';
import { choose, chooseRule, openCopy, press } from './maker.ts';
import { expect, type Site, test, visit } from './site.ts';

const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const TITLE = 'Rivers and Springs';
const AUTHOR = 'Rosa Meyer';
const WORDS = 'The springs are cold.';

/** `r1c1` as a cell of nine columns. */
const at = (name: string): Cell => 9 * (Number(name[1]) - 1) + Number(name[3]) - 1;
const cells = (names: string): Cell[] => names.split(' ').map(at);

const outside = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Places outside the board' }).getByRole('button', { name });

async function drag(page: Page, drawn: readonly Cell[]): Promise<void> {
  for (const [index, cell] of drawn.entries()) {
    const { x, y, width, height } = (await cellAt(page, cell).boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2, { steps: index === 0 ? 1 : 5 });
    if (index === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

async function sayWhose(page: Page): Promise<void> {
  await page.getByLabel('Title', { exact: true }).fill(TITLE);
  await page.getByLabel('Author', { exact: true }).fill(AUTHOR);
  await page.getByLabel('Rules text', { exact: true }).fill(WORDS);
}

/** What some programs always say, and means nothing else where it is not said. */
function plain(rule: Constraint): Constraint {
  if (rule.kind === 'sandwich' && rule.crusts === 'board')
    return { ...rule, crusts: undefined } as unknown as Constraint;
  if (rule.kind === 'region-sum' && rule.outside === 'left-out')
    return { ...rule, outside: undefined } as unknown as Constraint;
  return rule;
}

/** In any order. */
function expectSame(found: readonly Constraint[], wanted: readonly Constraint[]): void {
  expect(found).toHaveLength(wanted.length);
  const missing = wanted.filter((one) => !found.some((other) => sameConstraint(one, plain(other))));
  expect(missing, JSON.stringify(found)).toEqual([]);
}

/** Nothing is lost on the way to other programs, and what they are given reads as what was drawn. */
async function expectExports(page: Page, rules: readonly Constraint[]): Promise<void> {
  await openCopy(page);
  for (const format of ['SudokuPad', 'f-puzzles']) {
    await test.step(format, async () => {
      await choose(page, 'Text format', format);
      await page.getByText('This format keeps everything.').waitFor();
      const text = page.getByRole('textbox', { name: 'The puzzle as text', exact: true });
      const read = parseSheet(await text.inputValue());
      if (!read.ok) throw new Error(read.error.message);
      expectSame(read.value.puzzle.constraints, rules);
      expect([read.value.title, read.value.author, read.value.comment]).toEqual([TITLE, AUTHOR, WORDS]);
    });
  }
}

/** The link opens for someone else with the setter's words, and plays by the same rules. */
async function expectShared(page: Page, site: Site, rules: readonly Constraint[]): Promise<void> {
  await press(page, 'Share link');
  await page.getByText('Link copied.').first().waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const shared = readShare(link);
  if (!shared.ok) throw new Error(shared.error.message);
  expectSame(shared.value.game.puzzle.constraints, rules);
  const other = await visit(site, {}, new URL(link).hash);
  await other.page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
  await expect(other.page.getByText(`by ${AUTHOR}`)).toBeVisible();
  await expect(other.page.getByText(WORDS)).toBeVisible();
  await press(other.page, 'Play');
  await boardReady(other.page);
  await other.page.getByRole('heading', { name: 'Rules as Pencilmark reads them' }).first().waitFor();
  await expect(other.page.getByText(WORDS).first()).toBeVisible();
}

test('a killer by pointer; the palette shows what is used, and finds rules by any name', async ({ site }) => {
  const { page } = await visit(site, CLIPBOARD, '#/make/set');
  await page.getByText('Draw a rule or enter a digit.').waitFor();
  await expect(page.getByRole('button', { name: 'Try it' })).toHaveCount(0);
  const palette = page.getByRole('region', { name: 'Add a rule' });
  await expect(palette.getByRole('button').filter({ visible: true }).first()).toHaveAccessibleName(
    'Killer cage',
  );
  for (const [wanted, name] of [
    ['german whispers', 'Whispers line'],
    ['X-sums', 'X-sum'],
    ['kropki', 'White dot'],
    ['renban', 'Renban line'],
    ['zipper', 'Zipper line'],
    ['killer', 'Killer cage'],
  ]) {
    await palette.getByRole('searchbox').fill(wanted);
    await expect(palette.getByRole('button', { name, exact: true })).toBeVisible();
  }
  await palette.getByRole('searchbox').fill('no such rule');
  await palette.getByText('No matching rule.').waitFor();
  await chooseRule(page, 'Killer cage');
  const rules: Constraint[] = [
    { kind: 'cage', cells: cells('r1c1 r1c2 r2c2'), sum: 15 },
    { kind: 'cage', cells: cells('r5c5 r5c6'), sum: 11 },
  ];
  await drag(page, cells('r1c1 r1c2 r2c2'));
  await page.keyboard.type('15');
  await drag(page, cells('r5c5 r5c6'));
  await page.getByRole('region', { name: 'Selected rule' }).getByLabel('Sum').fill('11');
  await page.keyboard.press('Tab');
  await expect(palette.getByRole('region', { name: 'Used here' }).getByRole('button')).toHaveText(
    /Killer cage$/,
  );
  await page.getByText('More than 1,000 solutions', { exact: true }).waitFor();
  await expect(page.getByRole('button', { name: 'Add givens until unique' })).toHaveClass(/primary/);
  await sayWhose(page);
  expect(await violationsInThemes(page)).toEqual([]);
  await expectExports(page, rules);
  await expectShared(page, site, rules);
});

test('thermometers with arrows by keyboard alone, and a clue outside from the digits', async ({ site }) => {
  const { page } = await visit(site, CLIPBOARD, '#/make/set');
  const keys = async (...pressed: string[]): Promise<void> => {
    for (const key of pressed) await page.keyboard.press(key);
  };
  const take = async (name: string): Promise<void> => {
    const palette = page.getByRole('region', { name: 'Add a rule' });
    await palette.getByRole('searchbox').focus();
    await page.keyboard.type(name);
    await palette.getByRole('button', { name, exact: true }).focus();
    await keys('Enter');
    await page.locator('[role=gridcell][tabindex="0"]').focus();
    await keys('Control+Home');
  };
  await take('Thermometer');
  await keys('Space', 'ArrowRight', 'Space', 'ArrowDown', 'Space', 'Enter');
  await take('Arrow');
  await keys(
    'ArrowDown',
    'ArrowDown',
    'ArrowDown',
    'Space',
    'ArrowRight',
    'Space',
    'ArrowRight',
    'Space',
    'Enter',
  );
  await page.getByRole('button', { name: 'Digits', exact: true }).focus();
  await keys('Enter');
  await page.locator('[role=gridcell][tabindex="0"]').focus();
  await keys('Control+Home', '4', 'ArrowUp', '1', '7', 'ArrowDown', '5');
  await expect(cellAt(page, 0)).toHaveAccessibleName(/^Row 1, column 1, 5/);
  const rules: Constraint[] = [
    { kind: 'thermometer', cells: cells('r1c1 r1c2 r2c2') },
    { kind: 'arrow', circle: cells('r4c1'), shaft: cells('r4c2 r4c3') },
    { kind: 'sandwich', cells: Array.from({ length: 9 }, (_, row) => 9 * row), sum: 17 },
  ];
  await sayWhose(page);
  await expectExports(page, rules);
  await expectShared(page, site, rules);
});

test('a sandwich with little killers by touch, on a phone: the board stays in sight', async ({ site }) => {
  const { page } = await visit(site, { ...CLIPBOARD, ...PHONE }, '#/make/set');
  const pad = page.getByRole('region', { name: 'Keypad' });
  const type = async (sum: string): Promise<void> => {
    for (const digit of sum) await pad.getByRole('button', { name: `Enter ${digit}`, exact: true }).tap();
  };
  const take = async (wanted: string, name: string): Promise<void> => {
    await page.getByRole('button', { name: 'Rules', exact: true }).tap();
    const palette = page.getByRole('region', { name: 'Add a rule' });
    const [board, sheet] = [(await page.getByRole('grid').boundingBox())!, (await palette.boundingBox())!];
    expect(board.y).toBeGreaterThanOrEqual(-1);
    expect(board.y + board.height).toBeLessThanOrEqual(sheet.y + 1);
    await palette.getByRole('searchbox').fill(wanted);
    await palette.getByRole('button', { name, exact: true }).tap();
    await expect(palette).toBeHidden();
  };
  await take('sandwich sum', 'Sandwich');
  await outside(page, 'Left of row 7').tap();
  await type('16');
  await take('little killers', 'Little killer');
  await outside(page, 'Above column 3').tap();
  await type('30');
  await outside(page, 'Below column 9').tap();
  await type('21');
  const row7 = Array.from({ length: 9 }, (_, column) => 54 + column);
  const rules: Constraint[] = [
    { kind: 'sandwich', cells: row7, sum: 16 },
    { kind: 'little-killer', cells: cells('r1c4 r2c5 r3c6 r4c7 r5c8 r6c9'), sum: 30 },
    { kind: 'little-killer', cells: cells('r9c8 r8c7 r7c6 r6c5 r5c4 r4c3 r3c2 r2c1'), sum: 21 },
  ];
  await sayWhose(page);
  expect(await violationsInThemes(page)).toEqual([]);
  await expectExports(page, rules);
  await expectShared(page, site, rules);
});

test('a region sum on a jigsaw by pointer; an outside clue turns to its other diagonal', async ({ site }) => {
  const { page } = await visit(site, CLIPBOARD, '#/make/set');
  await page.getByText('Another board').click();
  await choose(page, 'Kind', 'Jigsaw');
  await chooseRule(page, 'Region sum line');
  await drag(page, cells('r2c2 r2c3 r2c4 r3c5 r4c5 r5c5'));
  await chooseRule(page, 'Little killer');
  await outside(page, 'Above column 5').click();
  await press(page, 'Other diagonal');
  await page.keyboard.type('20');
  const rules: Constraint[] = [
    { kind: 'region-sum', cells: cells('r2c2 r2c3 r2c4 r3c5 r4c5 r5c5') },
    { kind: 'little-killer', cells: cells('r1c4 r2c3 r3c2 r4c1'), sum: 20 },
  ];
  await sayWhose(page);
  await expectExports(page, rules);
  await expectShared(page, site, rules);
});
