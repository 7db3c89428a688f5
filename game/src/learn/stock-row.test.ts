import { candidatesOf, classic9, digitSet, parseLine } from 'pencilmark';
import { expect, test } from 'vitest';
import { must } from '../test-boards.ts';
import type { DrillBoard } from './drill-board.ts';
import { readStockRow, stockRow } from './stock-row.ts';

// Source: Wikipedia, Sudoku.
const GIVENS = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const digitsOf = (line: string): number[] => [...line.replaceAll('.', '0')].map(Number);

/** The board after a 4 in r1c3, with 2 and 6 ruled out in r1c4 and 6 in r9c7, though no peer holds them. */
function board(): DrillBoard {
  const { puzzle } = must(parseLine(GIVENS));
  const digits = digitsOf(GIVENS).with(2, 4);
  const all = candidatesOf({ geometry: classic9(), constraints: [], givens: digits });
  const candidates = all.map((set, cell) => (digits[cell] === 0 ? set : 0));
  candidates[3] &= ~digitSet([2, 6]);
  candidates[78] &= ~digitSet([6]);
  return { givens: puzzle.givens, digits, candidates, solution: digitsOf(SOLUTION) };
}

test('a row has the entries, and the removed candidates by number', () => {
  // In base 36: 28 is 9 × 3 + 2 − 1, 32 is 9 × 3 + 6 − 1, 707 is 9 × 78 + 6 − 1.
  expect(stockRow(board())).toBe(`${GIVENS.replace('53.', '53+4')} 0s0wjn`);
});

test('a row reads back as its board', () => {
  expect(readStockRow(stockRow(board()))).toStrictEqual(board());
});

test('a row of a board without removed candidates ends with the board', () => {
  const { givens, digits, solution } = board();
  const all = candidatesOf({ geometry: classic9(), constraints: [], givens: digits });
  const candidates = all.map((set, cell) => (digits[cell] === 0 ? set : 0));
  const row = stockRow({ givens, digits, candidates, solution });
  expect(row).toBe(GIVENS.replace('53.', '53+4'));
  expect(readStockRow(row)).toStrictEqual({ givens, digits, candidates, solution });
});

test('a row whose givens contradict each other is refused', () => {
  const row = `55${GIVENS.slice(2)}`;
  expect(() => readStockRow(row)).toThrow(`the board ${row} has no solution`);
});
