/** Rules that take long to compile are compiled piece by piece: a search can be stopped before it has begun. */
import './provide.ts';
import { expect, test } from 'vitest';
import { checkConstraints } from '../../constraints/check-constraints.ts';
import { classic9 } from '../../model/boards.ts';
import { createGeometry } from '../../model/create-geometry.ts';
import type { Geometry } from '../../model/geometry.ts';
import { emptyPuzzle, type Puzzle } from '../../puzzle/puzzle.ts';
import { unwrap } from '../../result.ts';
import { countSolutions, enumerateSolutions, solve } from '../solver.ts';
import { createPosition } from '../../logic/position.ts';
import { findSteps } from '../../logic/solve-logically.ts';
import { findConflicts } from '../../puzzle/validity.ts';
import { countByCandidate, trueCandidates } from '../true-candidates.ts';

const all = [...classic9().cells.keys()];
const large = unwrap(createGeometry({ size: 25, boxes: { rows: 5, columns: 5 } }));
const window = (from: number, many: number) => Array.from({ length: many }, (_, k) => (7 * from + k) % 625);
const some = <T>(many: number, make: (k: number) => T): T[] =>
  Array.from({ length: many }, (_, k) => make(k));

function puzzleOf(geometry: Geometry, data: readonly object[]): Puzzle {
  return { ...emptyPuzzle(geometry), constraints: unwrap(checkConstraints(geometry, data)) };
}

const PUZZLES: readonly (readonly [string, Puzzle])[] = [
  [
    'equal sums',
    puzzleOf(classic9(), [{ kind: 'equal-sums', sets: some(100, (k) => all.slice(k % 40, (k % 40) + 40)) }]),
  ],
  [
    'region sums',
    puzzleOf(
      classic9(),
      some(40, (k) => ({ kind: 'region-sum', cells: [...all.slice(k), ...all.slice(0, k)] })),
    ),
  ],
  [
    'alternatives',
    puzzleOf(large, [
      {
        kind: 'any-of',
        alternatives: some(100, (k) => some(8, (j) => ({ kind: 'cage', cells: window(8 * k + j, 4) }))),
      },
    ]),
  ],
  [
    'anti-chess',
    puzzleOf(
      large,
      some(30, (k) => ({ kind: 'anti-chess', steps: [[1, k + 2]] })),
    ),
  ],
  ['anti-taxicab', puzzleOf(large, [{ kind: 'anti-taxicab' }])],
  [
    'cages',
    puzzleOf(
      large,
      some(2_000, (k) => ({ kind: 'cage', cells: window(k, 6), sum: 50 + (k % 30) })),
    ),
  ],
  [
    'lines',
    puzzleOf(
      large,
      some(300, (k) => ({ kind: 'sandwich', cells: window(k, 25), sum: k })),
    ),
  ],
  [
    'circles',
    puzzleOf(
      large,
      some(100, (k) => ({ kind: 'counting-circles', cells: window(k, 100) })),
    ),
  ],
];

test.each(PUZZLES)('%s', (_, puzzle) => {
  for (const after of [1, 2, 5, 11]) {
    let asked = 0;
    const control = { shouldStop: () => ++asked >= after };
    expect(countSolutions(puzzle, 1, control)).toMatchObject({ status: 'stopped', count: 0 });
    expect(asked).toBe(after);
  }
});

test('all questions about solutions stop while the rules are compiled', () => {
  const [, puzzle] = PUZZLES[4];
  const control = { shouldStop: () => true };
  expect(solve(puzzle, control).status).toBe('stopped');
  expect(enumerateSolutions(puzzle, control).next()).toEqual({ done: true, value: 'stopped' });
  expect(trueCandidates(puzzle, puzzle.givens, control).status).toBe('stopped');
  expect(countByCandidate(puzzle, 2, control)).toBeUndefined();
});

test('a search that was stopped leaves nothing behind', () => {
  const [, puzzle] = PUZZLES[0];
  const whole = countSolutions(puzzle, 1);
  for (let after = 1; after < 20; after++) {
    let asked = 0;
    countSolutions(puzzle, 1, { shouldStop: () => ++asked >= after });
  }
  expect(countSolutions(puzzle, 1)).toEqual(whole);
});

test('conflicts are found until the question is answered with yes', () => {
  const [, puzzle] = PUZZLES[4];
  let asked = 0;
  expect(findConflicts(puzzle, puzzle.givens, { shouldStop: () => ++asked >= 3 })).toEqual([]);
  expect(asked).toBe(3);
  expect(() => findConflicts(puzzle, puzzle.givens, { signal: AbortSignal.abort() })).toThrow(/abort/i);
});

test('all steps of a position are asked about while each is looked for', () => {
  const position = createPosition(emptyPuzzle(large));
  let asked = 0;
  const steps = findSteps(position, {
    shouldStop: () => ++asked >= 40,
    techniques: ['als-xy-wing', 'sue-de-coq'],
  });
  expect([...steps]).toEqual([]);
  // The second technique asks once before it begins.
  expect(asked).toBeLessThanOrEqual(41);
});
