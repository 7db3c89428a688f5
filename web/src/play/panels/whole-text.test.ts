import { applyMove, type BoardState, startState } from '@pencilmark/game';
import { classic9, parseSheet, type Puzzle, sameGeometry } from 'pencilmark';
import { expect, test } from 'vitest';
import { SHELF } from '../../puzzles/shelf.generated.ts';
import { puzzleOf } from '../../puzzles/shelf-puzzle.ts';
import { wholeText } from './whole-text.ts';

const classic = classic9();
const givens = classic.cells.map((_, cell) => (cell === 40 ? 5 : 0));
const PUZZLES: readonly (readonly [string, Puzzle])[] = [
  ...SHELF.map((entry) => [entry.id, puzzleOf(entry)] as const),
  ['a killer', { geometry: classic, givens, constraints: [{ kind: 'cage', cells: [0, 1], sum: 3 }] }],
  ['pencil marks', { geometry: classic, givens, constraints: [], allowed: givens.map(() => 0b111111111) }],
];

test.each(PUZZLES)('%s comes back whole', (_, puzzle) => {
  const cell = puzzle.givens.indexOf(0);
  const board: BoardState = applyMove(startState(puzzle), { kind: 'enter', cells: [cell], digit: 1 });
  const text = wholeText(board);
  expect(text).not.toContain('\n');
  const read = parseSheet(text);
  expect(read).toMatchObject({ ok: true });
  if (!read.ok) return;
  const { puzzle: again, entries } = read.value;
  expect(sameGeometry(again.geometry, puzzle.geometry)).toBe(true);
  expect(again.constraints).toEqual(puzzle.constraints);
  expect(again.allowed).toEqual(puzzle.allowed);
  expect(again.givens.map((given, at) => given || (entries?.[at] ?? 0))).toEqual(board.digits);
});
