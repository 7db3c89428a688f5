/** Batches that ask about other solutions: pairs of solutions, and cells with one digit excluded. */
import { describe, expect, test } from 'vitest';
import { EXCLUDED, CLASSIC_SOLVERS, MALFORMED, PAIR, solveExcluding, solvePairs } from './batch.ts';

/** Top 1465, the first puzzle, and its solution. */
const PUZZLE = '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........';
const SOLUTION = '468931527751624839392578461134756298289413675675289314846192753513867942927345186';

const cells = (text: string): Uint8Array => Uint8Array.from(text, (symbol) => Number(symbol) || 0);

describe.each(CLASSIC_SOLVERS)('%s', (solver) => {
  test('pairs: one solution, two that differ, none', () => {
    const puzzles = new Uint8Array(3 * PAIR);
    puzzles.set(cells(PUZZLE), 0);
    puzzles.set(cells(PUZZLE.replace('4', '.')), PAIR);
    puzzles.set(cells(`44${PUZZLE.slice(2)}`), 2 * PAIR);
    const solutions = new Uint8Array(3 * PAIR);
    const counts = new Uint32Array(3);
    solvePairs(puzzles, solutions, counts, { solver });
    expect([...counts]).toEqual([1, 2, 0]);
    expect(solutions.subarray(0, 81).join('')).toBe(SOLUTION);
    const [first, second] = [solutions.slice(PAIR, PAIR + 81), solutions.slice(PAIR + 81, 2 * PAIR)];
    expect(first).not.toEqual(second);
    for (const grid of [first, second]) {
      expect(
        [...puzzles.subarray(PAIR, PAIR + 81)].every((digit, k) => digit === 0 || digit === grid[k]),
      ).toBe(true);
      for (let row = 0; row < 9; row++) expect(new Set(grid.subarray(9 * row, 9 * row + 9)).size).toBe(9);
    }
  });

  test('a puzzle with one solution has none with another digit in a cell', () => {
    const puzzles = new Uint8Array(81 * 81);
    for (let cell = 0; cell < 81; cell++) {
      puzzles.set(cells(PUZZLE), 81 * cell);
      // For a given of a minimal puzzle it is the opposite: some other digit fits there.
      puzzles[81 * cell + cell] = EXCLUDED + Number(SOLUTION[cell]);
    }
    const counts = new Uint32Array(81);
    const solutions = new Uint8Array(puzzles.length);
    solveExcluding(puzzles, solutions, counts, { limit: 1, solver });
    expect([...counts]).toEqual([...PUZZLE].map((symbol) => (symbol === '.' ? 0 : 1)));
    for (let cell = 0; cell < 81; cell++) {
      const found = solutions.subarray(81 * cell, 81 * cell + 81);
      if (counts[cell] === 1) expect(found[cell]).not.toBe(Number(SOLUTION[cell]));
      else expect(found.every((digit) => digit === 0)).toBe(true);
    }
  });

  test('what is neither a digit nor its opposite is malformed', () => {
    const wrong = [10, 127, EXCLUDED + 10, 255];
    const puzzles = new Uint8Array(81 * wrong.length);
    for (const [k, byte] of wrong.entries()) puzzles[81 * k + (k % 2 ? 80 : 17)] = byte;
    const counts = new Uint32Array(wrong.length);
    solveExcluding(puzzles, new Uint8Array(puzzles.length), counts, { limit: 1, solver });
    expect([...counts]).toEqual(wrong.map(() => MALFORMED));
  });
});
