import { formatPuzzle, type ParsedPuzzle, parsePuzzle } from 'pencilmark';
import { readShare } from '@pencilmark/game';
import 'pencilmark/constraints';
import { beforeEach, expect, test, vi } from 'vitest';
import { setterWords } from '../../puzzles/setters/words.ts';
import { loadingWords } from './words.ts';

const { currentGame, notices, said, gone } = vi.hoisted(() => ({
  currentGame: { session: { id: 'before' }, board: undefined as unknown },
  notices: { toast: undefined as { message: string; undo?: () => void } | undefined },
  said: [] as string[],
  gone: [] as string[][],
}));
let kind = 'unique';
let outcome = 'started';
let meanwhile = (): void => {};

// The page's state does not exist outside a browser.
vi.mock('../session/current-game.svelte.ts', () => ({ currentGame, startGame: {}, openGame: {} }));
vi.mock('../../state/notices.svelte.ts', () => ({ notices, announce: (text: string) => said.push(text) }));
vi.mock('../../state/router.svelte.ts', () => ({ goTo: (...to: string[]) => gone.push(to) }));
vi.mock('../moves/moves.ts', () => ({ makeMove: () => {} }));
vi.mock('../moves/sheet.ts', () => ({
  startFromSheet: (sheet: ParsedPuzzle) => {
    currentGame.board = { puzzle: sheet.puzzle };
    return { ok: true, value: outcome };
  },
}));
vi.mock('../../workers/solutions.ts', () => ({
  solutionsOf: async () => {
    meanwhile();
    return { kind };
  },
}));

const GIVENS = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

/** The puzzle as `pencilmark` writes it, with further fields that a setter's text may have. */
function textWith(more: Partial<ParsedPuzzle>): string {
  const sheet = parsePuzzle(GIVENS);
  if (!sheet.ok) throw new Error(sheet.error.message);
  const written = formatPuzzle({ ...sheet.value, ...more }, 'pencilmark');
  if (!written.ok) throw new Error(written.error.message);
  return written.value;
}

async function pasted(text: string): Promise<string> {
  const { pasteText } = await import('./load.ts');
  await pasteText(text);
  return notices.toast!.message;
}

beforeEach(() => {
  kind = 'unique';
  outcome = 'started';
  meanwhile = () => {};
  notices.toast = undefined;
  said.length = gone.length = 0;
});

const LINE = {
  shape: 'line',
  points: [
    [0, 0],
    [1, 1],
  ],
} as const;

test.each(['unique', 'multiple', 'none'])('what a pasted text leaves out is told: %s', async (solutions) => {
  kind = solutions;
  const message = await pasted(textWith({ remarks: ['Fog is not shown.'] }));
  expect(message).toMatch(/solution.* Fog is not shown\.$/);
  expect(said).toEqual([message]);
  expect(notices.toast!.undo).toBeTypeOf('function');
});

test('a player who has gone on sees the message, and is not talked over', async () => {
  meanwhile = () => (currentGame.board = { ...(currentGame.board as object), digits: [1] });
  expect(await pasted(GIVENS)).toMatch(/solution/);
  expect(said).toEqual([]);
});

test('nothing is said of a text that another one overtook', async () => {
  outcome = 'superseded';
  const { pasteText } = await import('./load.ts');
  await pasteText(GIVENS);
  expect([notices.toast, said]).toEqual([undefined, []]);
});

test('drawings that may be rules are told', async () => {
  expect(await pasted(textWith({ drawings: [LINE] }))).toContain(setterWords.leftOut.drawn);
});

test.each(['unique', 'multiple'])('fog is told of only where it could not lift: %s', async (solutions) => {
  kind = solutions;
  const message = await pasted(textWith({ drawings: [{ shape: 'fog', cells: [0] }] }));
  expect(message.includes(setterWords.leftOut.fog)).toBe(solutions === 'multiple');
});

test.each([
  ['A picture that may hold rules is not shown.', setterWords.leftOut.picture],
  [
    'Line 3 is read as a row of the board, but may be none, or lack a cell: "1 2 3 4".',
    setterWords.leftOut.row('1 2 3 4'),
  ],
  ['The column "rules" is not read: it may hold rules.', setterWords.leftOut.column('rules')],
  ['Recognised by how they are drawn: arrows (2).', loadingWords.remarks.recognised('arrows (2)')],
  [
    'Only drawn, as the rules of these looks do not fit the puzzle: arrows.',
    loadingWords.remarks.doubted('arrows'),
  ],
])('the remark “%s” is said in the words of the page', async (remark, words) => {
  expect(await pasted(textWith({ remarks: [remark] }))).toMatch(words);
});

const digits = (line: string): number[] => [...line].map(Number);
// Source: Wikipedia, Sudoku.
const SOLUTION = digits('534678912672195348198342567859761423426853791713924856961537284287419635345286179');

test.each(['unique', 'none', 'multiple'])(
  'a solution that comes with the text is compared: %s',
  async (found) => {
    kind = found;
    const { otherSolution, severalSolutions } = loadingWords.remarks;
    const same = await pasted(textWith({ solution: SOLUTION }));
    expect(same.includes(severalSolutions)).toBe(found === 'multiple');
    expect(same).not.toContain(otherSolution);
    expect(await pasted(textWith({ solution: SOLUTION.toReversed() }))).toContain(otherSolution);
  },
);

test('of a text that is whole only the solutions are told', async () => {
  expect(await pasted(GIVENS)).toMatch(/exactly one solution\.$/);
});

test('a setter’s puzzle is shown before it is played, with its words and what is missing', async () => {
  const { pasteText } = await import('./load.ts');
  await pasteText(textWith({ title: 'Rivers', author: 'Rosa', comment: 'Be kind.', drawings: [LINE] }));
  expect(notices.toast).toBeUndefined();
  const [[page, payload]] = gone;
  const read = readShare(`#${payload}`);
  expect(page).toBe('share');
  expect(read.ok && [read.value.title, read.value.game.setter]).toEqual([
    'Rivers',
    { author: 'Rosa', rules: 'Be kind.', leftOut: [{ kind: 'drawing', name: 'line', count: 1 }] },
  ]);
});

test('a rule that is not known here is left out by name, and the puzzle can be played', async () => {
  const { pasteText } = await import('./load.ts');
  const grid = Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => ({})));
  await pasteText(JSON.stringify({ size: 9, grid, author: 'Rosa', chaos: [{ cells: ['R1C1'] }] }));
  const read = readShare(`#${gone[0]?.[1]}`);
  expect(read.ok && read.value.game.setter).toEqual({
    author: 'Rosa',
    leftOut: [{ kind: 'rule', name: 'chaos' }],
  });
});
