import { candidatesOf, type Digits, hasDigit, hiddenSingles, nakedSingles } from 'pencilmark';
import type { Page } from '@playwright/test';
import { puzzleOf } from '../src/puzzles/shelf-puzzle.ts';
import { type Aid, AIDS, type Preset } from '../src/state/settings.ts';
import type { StoredRecord } from '../src/storage/database.ts';
import { FIRST_PUZZLE, solutionOf } from './puzzles.ts';
import { boardReady, cellAt, chooseHelp, labelOf, openMenu } from './board.ts';
import { expect, test, visitBoard } from './site.ts';
import { storedIn } from './storage.ts';

/** Each aid's name in the settings. */
const NAMES: Readonly<Record<Aid, string>> = {
  showConflicts: 'Highlight conflicts',
  checkEntries: 'Highlight wrong entries',
  showRight: 'Highlight right entries',
  showPeers: 'Highlight row, column and box',
  showSame: 'Highlight matching digits',
  showSameMarks: 'Highlight matching pencil marks',
  showRemaining: 'Show remaining count of each digit',
  clearPeerMarks: 'Auto-remove pencil marks',
  showCandidates: 'Show candidates (faint)',
  showNakedSingles: 'Highlight naked singles',
  showHiddenSingles: 'Highlight hidden singles',
};

const PRESET_AIDS: Readonly<Record<Preset, readonly Aid[]>> = {
  paper: [],
  usual: ['showConflicts', 'showPeers', 'showSame', 'showSameMarks', 'showRemaining', 'clearPeerMarks'],
  everything: AIDS,
};

/** A board on which every aid has something to show. Cells count from 0; digits are symbols. */
const SCENE = scene();

function scene() {
  const puzzle = puzzleOf(FIRST_PUZZLE);
  const { geometry, givens } = puzzle;
  const steps = solutionOf(FIRST_PUZZLE).map(({ cell, symbol }) => ({ cell, digit: Number(symbol) }));
  const sees = (cell: number, digit: number, digits: Digits): boolean =>
    geometry.peers[cell].some((peer) => digits[peer] === digit);
  const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

  const breaking = {
    cell: steps[0].cell,
    digit: DIGITS.find((digit) => sees(steps[0].cell, digit, givens))!,
  };
  const broken = givens.with(breaking.cell, breaking.digit);
  const wrong = steps
    .slice(1)
    .flatMap(({ cell, digit }) =>
      DIGITS.filter((other) => other !== digit).map((other) => ({ cell, digit: other })),
    )
    .find(({ cell, digit }) => !sees(cell, digit, broken))!;
  const correct = steps.findLast(({ cell }) => cell !== wrong.cell)!;
  const digits = broken.with(wrong.cell, wrong.digit).with(correct.cell, correct.digit);

  const candidates = candidatesOf(puzzle, digits);
  const naked = nakedSingles(candidates);
  const hidden = hiddenSingles(geometry, digits, candidates);
  const open = steps.map(({ cell }) => cell).filter((cell) => digits[cell] === 0);
  const nakedOnly = open.find((cell) => naked[cell] !== 0 && hidden[cell] === 0)!;
  const hiddenOnly = open.find((cell) => hidden[cell] !== 0 && naked[cell] === 0)!;

  // The correct digit of a cell, marked at a peer; the entry removes the mark, if that aid is on.
  const right = steps.findLast(({ cell }) => digits[cell] === 0)!;
  const marked = open.find((cell) => geometry.peers[right.cell].includes(cell))!;
  const given = givens.findIndex((digit) => digit !== 0 && digit !== right.digit);
  const among = open.find(
    (cell) => cell !== marked && cell !== right.cell && !hasDigit(naked[cell] | hidden[cell], givens[given]),
  )!;
  return {
    breaking,
    wrong,
    correct,
    nakedOnly,
    hiddenOnly,
    right,
    marked,
    given,
    among,
    digit: givens[given],
  };
}

async function layOut(page: Page): Promise<void> {
  const { breaking, wrong, correct, marked, right, among, digit } = SCENE;
  for (const [cell, key] of [
    [breaking.cell, `${breaking.digit}`],
    [wrong.cell, `${wrong.digit}`],
    [correct.cell, `${correct.digit}`],
    [marked, `Shift+Digit${right.digit}`],
    [among, `Shift+Digit${digit}`],
  ] as const) {
    await cellAt(page, cell).click();
    await page.keyboard.press(key);
  }
  await cellAt(page, SCENE.given).click();
}

/** The moves of `layOut`. */
const LAID_OUT = 5;

/**
 * The node of the game that a reload returns to. A change waits for the one before it to be written, so a page that ends
 * at once can come back without the last one.
 */
async function storedNode(page: Page): Promise<number | undefined> {
  const last = (await storedIn(page, 'records')).at(-1) as StoredRecord | undefined;
  return last && (JSON.parse(last.line) as { current: number }).current;
}

/** The aids visible on the page in its current state. */
async function seenAids(page: Page): Promise<Aid[]> {
  const drawn = (role: string) => page.locator(`.board .drawing .${role}`);
  const shapes = async (role: string): Promise<boolean> => (await drawn(role).count()) > 0;
  const ground = async (role: string): Promise<boolean> => (await drawn(role).getAttribute('d')) !== '';
  const single = async (cell: number): Promise<boolean> => (await labelOf(page, cell)).includes('single');
  const seen: Partial<Record<Aid, boolean>> = {
    showConflicts: await shapes('conflict-line'),
    checkEntries: await shapes('wrong-line'),
    showRight: await shapes('right-line'),
    showPeers: await ground('peer'),
    showSame: await ground('same'),
    showSameMarks: await shapes('emphasis'),
    showRemaining: (await page.getByRole('button', { name: /left$/ }).count()) > 0,
    showCandidates: await shapes('allowed'),
    showNakedSingles: await single(SCENE.nakedOnly),
    showHiddenSingles: await single(SCENE.hiddenOnly),
  };
  return AIDS.filter((aid) => seen[aid]);
}

/** Whether an entry removes its digit from the marks of a peer. It is undone again. */
async function entryClearsMarks(page: Page): Promise<boolean> {
  const { right, marked, given } = SCENE;
  await cellAt(page, right.cell).click();
  await page.keyboard.press(`${right.digit}`);
  const stays = (await labelOf(page, marked)).includes(`corner ${right.digit}`);
  await page.keyboard.press('Control+z');
  await cellAt(page, given).click();
  return !stays;
}

async function expectAids(page: Page, wanted: readonly Aid[], when: string): Promise<void> {
  const drawn = wanted.filter((aid) => aid !== 'clearPeerMarks');
  await expect.poll(() => seenAids(page), { message: when }).toEqual(drawn);
  await expect.poll(() => entryClearsMarks(page), when).toBe(wanted.includes('clearPeerMarks'));
}

test('each aid is seen with its own switch alone, and not without it', async ({ site }) => {
  const { page } = await visitBoard(site);
  await layOut(page);
  await expectAids(page, ['showConflicts', 'showSame', 'showRemaining'], 'at first');
  await chooseHelp(page, 'None');
  await expectAids(page, [], 'without help');
  for (const aid of AIDS) {
    const turn = async (): Promise<void> => {
      await openMenu(page, 'Settings');
      await page.getByRole('checkbox', { name: NAMES[aid], exact: true }).click();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    };
    await turn();
    await expectAids(page, [aid], `${aid} on`);
    await turn();
    await expectAids(page, [], `${aid} off`);
  }
});

test('each preset shows its aids and no others, after a reload too', async ({ site }) => {
  const { page } = await visitBoard(site);
  await layOut(page);
  // Each follows one with other aids on.
  const presets = { usual: 'Usual', paper: 'None', everything: 'Full' } as const;
  for (const preset of ['usual', 'paper', 'everything', 'usual'] as const) {
    await test.step(preset, async () => {
      await openMenu(page, 'Settings');
      await page.getByRole('dialog').getByRole('button', { name: presets[preset] }).click();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await expectAids(page, PRESET_AIDS[preset], preset);
      await expect.poll(() => storedNode(page)).toBe(LAID_OUT);
      await page.reload();
      await boardReady(page);
      await cellAt(page, SCENE.given).click();
      await expectAids(page, PRESET_AIDS[preset], 'after a reload');
    });
  }
});
