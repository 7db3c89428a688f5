import { startState } from '@pencilmark/game';
import { parseLine } from 'pencilmark';
import { beforeEach, expect, test, vi } from 'vitest';
import { acceptSingles } from './assist.ts';

const { currentGame, settings, moves, said } = vi.hoisted(() => ({
  currentGame: { board: undefined as unknown },
  settings: { showNakedSingles: false, showHiddenSingles: false, clearPeerMarks: false },
  moves: [] as { placements: { cell: number; digit: number }[] }[],
  said: [] as string[],
}));

// The page's state does not exist outside a browser.
vi.mock('../session/current-game.svelte.ts', () => ({ currentGame, now: () => 0 }));
vi.mock('../aids/shown.svelte.ts', () => ({ shown: {} }));
vi.mock('../words.ts', () => ({ t: {} }));
vi.mock('../../workers/solutions.ts', () => ({}));
vi.mock('../../state/settings.svelte.ts', () => ({ settings }));
vi.mock('../../state/notices.svelte.ts', () => ({
  notices: {},
  notify: (text: string) => said.push(text),
  sayLine: (text: string) => said.push(text),
}));
vi.mock('./moves.ts', () => ({
  isPlayable: () => true,
  targets: () => [],
  makeMove: (move: (typeof moves)[number]) => moves.push(move),
}));

/** Wikipedia's example of a Sudoku: r5c5 can only be 5, r7c8 only 8 and so on. */
const GIVENS = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

function boardOf(line: string) {
  const sheet = parseLine(line);
  if (!sheet.ok || !sheet.value) throw new Error('no puzzle');
  return startState(sheet.value.puzzle);
}

beforeEach(() => {
  moves.length = 0;
  said.length = 0;
});

test('without marks and without shown singles, the naked singles of the board are entered', () => {
  currentGame.board = boardOf(GIVENS);
  acceptSingles();
  const { placements } = moves[0];
  expect(placements).toContainEqual({ cell: 40, digit: 5 });
  for (const { cell, digit } of placements) expect(digit).toBe(Number(SOLUTION[cell]));
  expect(said).toEqual([`${placements.length} singles entered.`]);
});

test('who writes marks gets no digit that the marks do not tell', () => {
  const board = boardOf(GIVENS);
  currentGame.board = { ...board, corner: board.corner.map((_, cell) => (cell === 2 ? 0b110 : 0)) };
  acceptSingles();
  expect(moves).toEqual([]);
  expect(said[0]).toMatch(/^No singles here\./);
});

test('a board without naked singles says so', () => {
  currentGame.board = boardOf('.'.repeat(80) + '1');
  acceptSingles();
  expect(moves).toEqual([]);
  expect(said[0]).toMatch(/^No singles here\./);
});
