/** Setters' puzzles drawn from nothing: by pointer, finger and keys; shared, opened elsewhere, and written for other programs. */
import type { Page } from '@playwright/test';
import { readShare } from '@pencilmark/game';
import { IS_THOROUGH } from '../../scripts/samples.mjs';
import { type Cell, type Constraint, parsePuzzle, sameConstraint } from 'pencilmark';
import { violationsInThemes } from './axe.ts';
import { boardReady, cellAt } from './board.ts';
import { choose, copied, openCopy, press } from './maker.ts';
import { fingerOn, type Hand, keysOn, pointerOn } from './setter-hands.ts';
import { expect, type Site, test, visit } from './site.ts';

const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const TITLE = 'Rivers and Springs';
const AUTHOR = 'Rosa Meyer';
const WORDS = 'The springs are cold.';

/** `r1c1` as a cell of nine columns. */
const at = (name: string): Cell => 9 * (Number(name[1]) - 1) + Number(name[3]) - 1;
const cells = (names: string): Cell[] => names.split(' ').map(at);

/** A setter's puzzle: the actions that draw it, and its rules afterwards. */
interface Draft {
  readonly name: string;
  readonly make: (hand: Hand) => Promise<void>;
  readonly rules: readonly Constraint[];
}

const SPRINGS = cells('r2c2 r2c3 r2c4 r3c5 r4c5 r5c5');

const DRAFTS: readonly Draft[] = [
  {
    name: 'a killer',
    async make(hand) {
      await hand.take('Killer cage');
      await hand.draw(cells('r1c1 r1c2 r2c2'));
      await hand.type('15');
      await hand.draw(cells('r5c5 r5c6'));
      await hand.type('11');
    },
    rules: [
      { kind: 'cage', cells: cells('r1c1 r1c2 r2c2'), sum: 15 },
      { kind: 'cage', cells: cells('r5c5 r5c6'), sum: 11 },
    ],
  },
  {
    name: 'thermometers with arrows',
    async make(hand) {
      await hand.take('Thermometer');
      await hand.draw(cells('r1c1 r1c2 r2c2'));
      await hand.draw(cells('r7c7 r8c8 r9c8'));
      await hand.take('Arrow');
      await hand.draw(cells('r4c1 r4c2 r4c3'));
      await hand.draw(cells('r5c5 r4c6 r4c7'));
    },
    rules: [
      { kind: 'thermometer', cells: cells('r1c1 r1c2 r2c2') },
      { kind: 'thermometer', cells: cells('r7c7 r8c8 r9c8') },
      { kind: 'arrow', circle: cells('r4c1'), shaft: cells('r4c2 r4c3') },
      { kind: 'arrow', circle: cells('r5c5'), shaft: cells('r4c6 r4c7') },
    ],
  },
  {
    name: 'a sandwich with little killers outside',
    async make(hand) {
      await hand.take('Sandwich');
      await hand.place('Left of row 7');
      await hand.type('16');
      await hand.take('Little killer');
      await hand.place('Above column 3');
      await hand.type('30');
      await hand.place('Below column 9');
      await hand.type('21');
    },
    rules: [
      { kind: 'sandwich', cells: Array.from({ length: 9 }, (_, column) => 54 + column), sum: 16 },
      { kind: 'little-killer', cells: cells('r1c4 r2c5 r3c6 r4c7 r5c8 r6c9'), sum: 30 },
      { kind: 'little-killer', cells: cells('r9c8 r8c7 r7c6 r6c5 r5c4 r4c3 r3c2 r2c1'), sum: 21 },
    ],
  },
  {
    name: 'a region sum on a jigsaw, and a clue outside turned to its other diagonal',
    async make(hand) {
      await hand.jigsaw();
      await hand.take('Region sum line');
      await hand.draw(SPRINGS);
      await hand.take('Little killer');
      await hand.place('Above column 5');
      await hand.otherDiagonal();
      await hand.type('20');
    },
    rules: [
      { kind: 'region-sum', cells: SPRINGS },
      { kind: 'little-killer', cells: cells('r1c4 r2c3 r3c2 r4c1'), sum: 20 },
    ],
  },
];

const HANDS = [
  ['by pointer', pointerOn, {}],
  ['by touch', fingerOn, PHONE],
  ['by keyboard alone', keysOn, {}],
] as const;

async function sayWhose({ fill }: Hand): Promise<void> {
  await fill('Title', TITLE);
  await fill('Author', AUTHOR);
  await fill('Rules text', WORDS);
}

/** Drops defaults that some programs always write, and that mean the same if absent. */
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

/** Nothing is lost on export to other programs, and the exported text reads as the drawn puzzle. */
async function expectExports(page: Page, rules: readonly Constraint[]): Promise<void> {
  await openCopy(page);
  for (const format of ['SudokuPad', 'f-puzzles']) {
    await test.step(format, async () => {
      await choose(page, 'Text format', format);
      await page.getByText('This format keeps everything.').waitFor();
      const text = page.getByRole('textbox', { name: 'The puzzle as text', exact: true });
      const read = parsePuzzle(await text.inputValue());
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

for (const [draft, { name, make, rules }] of DRAFTS.entries()) {
  for (const [index, [way, handOn, options]] of HANDS.entries()) {
    // By pointer, and by touch and by keys in turn: all of them in a thorough run.
    if (!IS_THOROUGH && index === 1 + (draft % 2)) continue;
    test(`${name}, ${way}`, async ({ site }) => {
      const { page } = await visit(site, { ...CLIPBOARD, ...options }, '#/make/set');
      await page.getByText('Draw a rule or enter a digit.').waitFor();
      const hand = handOn(page);
      await make(hand);
      await sayWhose(hand);
      const read = parsePuzzle(await copied(page));
      if (!read.ok) throw new Error(read.error.message);
      expectSame(read.value.puzzle.constraints, rules);
      if (way === 'by touch') expect(await violationsInThemes(page)).toEqual([]);
      if (way !== 'by pointer') return;
      // The output of the page does not depend on the kind of input.
      await expectExports(page, rules);
      await expectShared(page, site, rules);
    });
  }
}

test('the palette shows what is used, and finds rules by any name; the verdict leads to uniqueness', async ({
  site,
}) => {
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
    ['sandwich sum', 'Sandwich'],
    ['little killers', 'Little killer'],
    ['killer', 'Killer cage'],
  ]) {
    await palette.getByRole('searchbox').fill(wanted);
    await expect(palette.getByRole('button', { name, exact: true })).toBeVisible();
  }
  await palette.getByRole('searchbox').fill('no such rule');
  await palette.getByText('No matching rule.').waitFor();
  const hand = pointerOn(page);
  await hand.take('Killer cage');
  await hand.draw(cells('r1c1 r1c2 r2c2'));
  await page.keyboard.type('15');
  await hand.draw(cells('r5c5 r5c6'));
  await page.getByRole('region', { name: 'Selected rule' }).getByLabel('Sum').fill('11');
  await page.keyboard.press('Tab');
  await expect(palette.getByRole('region', { name: 'Used here' }).getByRole('button')).toHaveText(
    /Killer cage$/,
  );
  await page.getByText('More than 1,000 solutions', { exact: true }).waitFor();
  await expect(page.getByRole('button', { name: 'Add givens until unique' })).toHaveClass(/primary/);
  expect(await violationsInThemes(page)).toEqual([]);
});

test('by keys, a clue outside comes from the digits, and the digits go on after it', async ({ site }) => {
  const { page } = await visit(site, {}, '#/make/set');
  const keys = async (...pressed: string[]): Promise<void> => {
    for (const key of pressed) await page.keyboard.press(key);
  };
  await page.locator('[role=gridcell][tabindex="0"]').focus();
  await keys('Control+Home', '4', 'ArrowUp', '1', '7', 'ArrowDown', '5');
  await expect(cellAt(page, 0)).toHaveAccessibleName(/^Row 1, column 1, 5/);
  const read = parsePuzzle(await copied(page));
  if (!read.ok) throw new Error(read.error.message);
  const column = Array.from({ length: 9 }, (_, row) => 9 * row);
  expectSame(read.value.puzzle.constraints, [{ kind: 'sandwich', cells: column, sum: 17 }]);
});
