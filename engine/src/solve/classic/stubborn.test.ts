import { describe, expect, it } from 'vitest';
import { classic9 } from '../../model/boards.ts';
import { isSolutionOf } from '../../puzzle/validity.ts';
import { countSolutions, solve } from '../solver.ts';
import { countBatch, solveBatch, solveExcluding, solveLines, solvePairs } from './batch.ts';

const PUZZLE = '.................1.....2.3......3.2...1.4......5....6..3......4.7..8...962...7...';

/** Boards without a solution for which the kernel, the band solver or both needed more than 100,000 guesses. */
const LOST = [
  ['two 7s in a row', '....92.....6...4.............4..9.16....7....1.......2.................9.....7.7.'],
  ['three digits', '.......1.1.....................14....4..3........2.........1.......42........3...'],
  ['a crowded box', '1.26..............4..78.......................8.........4......2.1...............'],
  ['a row without a 4', '..............1......7........8...41.7..........9148.............64..........9...'],
  ['few givens', '..3....................2..3...7..6.....51.......4.........4..7.....7........5..49'],
] as const;

const ENDLESS = '.'.repeat(81);

describe.each(['kernel', 'bands'] as const)('by the solver %s', (solver) => {
  it.each(LOST)('a batch with %s ends soon', (_, line) => {
    const counts = new Uint32Array(3);
    const { status } = countBatch(cells(PUZZLE, line, PUZZLE), counts, { solver, shouldStop: after(200) });
    expect(status).toBe('done');
    expect([...counts]).toEqual([1, 0, 1]);
  });

  it('neighbours of an endless puzzle are finished first, and the call can be ended', () => {
    const lines = Array.from({ length: 5000 }, (_, k) => (k === 7 ? ENDLESS : PUZZLE));
    const counts = new Uint32Array(5000);
    const { status, done } = countBatch(cells(...lines), counts, {
      solver,
      limit: 4e9,
      shouldStop: after(60),
    });
    expect([status, done]).toEqual(['stopped', 7]);
    expect(counts.filter((count) => count === 1)).toHaveLength(4999);
  });

  it('every form of batch ends', () => {
    const bytes = cells(...LOST.map(([, line]) => line));
    const text = Uint8Array.from(LOST.map(([, line]) => `${line}\n`).join(''), (c) => c.charCodeAt(0));
    const pairs = new Uint8Array(162 * LOST.length);
    for (let k = 0; k < LOST.length; k++) pairs.set(bytes.subarray(81 * k, 81 * k + 81), 162 * k);
    const counts = new Uint32Array(LOST.length);
    const none = LOST.map(() => 0);
    const control = { solver, shouldStop: after(500) };
    for (const [call, puzzles] of [
      [solveBatch, bytes],
      [solveExcluding, bytes],
      [solveLines, text],
      [solvePairs, pairs],
    ] as const) {
      counts.fill(9);
      expect(call(puzzles, new Uint8Array(puzzles.length), counts, control).status).toBe('done');
      expect([...counts]).toEqual(none);
    }
  });
});

it.each(LOST)('a single call about %s ends soon', (_, line) => {
  const puzzle = { geometry: classic9(), constraints: [], givens: [...cells(line)] };
  expect(solve(puzzle, { shouldStop: after(200) }).status).toBe('impossible');
  expect(countSolutions(puzzle, 50, { shouldStop: after(200) }).status).toBe('exact');
});

it('every solver finds the same first solution behind a barren part of the search', () => {
  const line = '8............98...5.....71......4..7.....3..............92..................1....';
  const puzzle = { geometry: classic9(), constraints: [], givens: [...cells(line)] };
  const { examples } = countSolutions(puzzle, 2);
  expect(examples).toHaveLength(2);
  for (const solution of examples) expect(isSolutionOf(puzzle, solution)).toBe(true);
  for (const solver of ['kernel', 'bands'] as const) {
    const solutions = new Uint8Array(81);
    solveBatch(cells(line), solutions, new Uint32Array(1), { solver, limit: 1 });
    expect([...solutions]).toEqual(examples[0]);
  }
});

/** Stops a call after so many calls of `shouldStop`: a count, not a time. */
function after(looks: number): () => boolean {
  let left = looks;
  return () => --left < 0;
}

function cells(...lines: readonly string[]): Uint8Array {
  return Uint8Array.from(lines.join(''), (symbol) => Number(symbol) || 0);
}

it.each(['kernel', 'bands'] as const)(
  'with any solution %s gives the same whatever the neighbours',
  (solver) => {
    const open = PUZZLE.replace('4', '.').replace('7', '.');
    const lines = Array.from({ length: 60 }, (_, k) => (k % 5 === 3 ? open : PUZZLE));
    const together = new Uint8Array(81 * lines.length);
    const counts = new Uint32Array(lines.length);
    const options = { solver, limit: 1, anySolution: true };
    solveBatch(cells(...lines), together, counts, options);
    expect(new Set(counts)).toEqual(new Set([1]));
    for (const [k, line] of lines.entries()) {
      const alone = new Uint8Array(81);
      solveBatch(cells(line), alone, new Uint32Array(1), options);
      expect(together.subarray(81 * k, 81 * k + 81)).toEqual(alone);
      expect(
        isSolutionOf({ geometry: classic9(), constraints: [], givens: [...cells(line)] }, [...alone]),
      ).toBe(true);
    }
  },
);
