import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { type Constraint } from '../../constraints/kinds.ts';
import { classic9 } from '../../model/boards.ts';
import { emptyPuzzle, type Puzzle } from '../../puzzle/puzzle.ts';
import { countConstrained } from '../solver.ts';
import './provide.ts';
import { createTwin } from './cores.ts';
import { createModel } from './create-model.ts';
import { advanceConstrained, createConstrainedSearch, endSearch, searchIn } from './search.ts';

const rows = Array.from({ length: 9 }, (_, row) => Array.from({ length: 9 }, (_, k) => 9 * row + k));

/**
 * With the number of guesses for twenty solutions, or for the proof that there are none. It does not depend on the
 * machine, so a weaker search is noticed.
 */
const PUZZLES: readonly (readonly [string, Constraint[], number])[] = [
  [
    'cages',
    rows.flatMap((row) =>
      [0, 3, 6].map((k): Constraint => ({
        kind: 'cage',
        cells: row.slice(k, k + 3),
        sum: 12 + k / 3 + ((row[0] / 9) % 3),
      })),
    ),
    55,
  ],
  [
    'lines',
    [
      { kind: 'sandwich', cells: rows[0], sum: 35 },
      { kind: 'skyscraper', cells: rows[4], count: 5 },
      { kind: 'whisper', cells: [10, 11, 12, 21, 30], difference: 5 },
      { kind: 'renban', cells: [50, 51, 52, 61] },
      { kind: 'arrow', circle: [72], shaft: [64, 65, 66] },
    ],
    52,
  ],
  [
    'alternatives and circles',
    [
      { kind: 'counting-circles', cells: [0, 30, 70] },
      {
        kind: 'any-of',
        alternatives: [
          [{ kind: 'cage', cells: [3, 4, 5], sum: 12 }],
          [{ kind: 'cage', cells: [3, 4], sum: 16 }],
        ],
      },
      { kind: 'no-difference', differences: [1], neighbours: 'orthogonal' },
    ],
    32_942,
  ],
];

function puzzleOf(constraints: Constraint[]): Puzzle {
  return { ...emptyPuzzle(classic9()), constraints };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each(PUZZLES)('takes as many guesses as it is known to: %s', (_, constraints, guesses) => {
  const search = createConstrainedSearch(puzzleOf(constraints));
  expect(countConstrained(search, 20, {}).guesses).toBe(guesses);
  endSearch(search);
});

describe('WebAssembly and its twin', () => {
  it.each(PUZZLES)('guess alike and find the same: %s', (_, constraints) => {
    const puzzle = puzzleOf(constraints);
    const searches = [createConstrainedSearch(puzzle), searchIn(createModel(puzzle), createTwin())];
    for (let turn = 0; turn < 60; turn++) {
      const many = 1 + ((7 * turn) % 40);
      const [a, b] = searches.map((search) => [advanceConstrained(search, many), search.guesses, search.digits.join()]); // oxfmt-ignore
      expect(b).toEqual(a);
    }
    expect(searches[0].guesses).toBeGreaterThan(0);
  });

  it('make way for each other where WebAssembly is forbidden', async () => {
    vi.stubGlobal('WebAssembly', undefined);
    vi.resetModules();
    await import('./provide.ts');
    const { countSolutions } = await import('../solver.ts');
    const outcome = countSolutions(puzzleOf(PUZZLES[1][1]), 20);
    expect(outcome).toMatchObject({ status: 'limit', count: 20, solver: 'constrained' });
  });
});
