import './constrained/provide.ts';
import { expect, test } from 'vitest';
import { variantSpec } from '../model/boards.ts';
import { createGeometry } from '../model/create-geometry.ts';
import { digitSet } from '../model/digits.ts';
import { createPuzzle, type Puzzle } from '../puzzle/puzzle.ts';
import { enumerateSolutions } from './solver.ts';
import { countByCandidate, trueCandidates } from './true-candidates.ts';

const FOUR = createGeometry(variantSpec('classic', 4));

function small(text: string, constraints: Puzzle['constraints'] = []): Puzzle {
  if (!FOUR.ok) throw new Error(FOUR.error.message);
  const puzzle = createPuzzle(
    FOUR.value,
    [...text].map((sign) => (sign === '.' ? 0 : Number(sign))),
    undefined,
    constraints,
  );
  if (!puzzle.ok) throw new Error(puzzle.error.message);
  return puzzle.value;
}

const CASES = [
  small('1...............'),
  small('1234............'),
  small('1234341221434321'),
  small('11..............'),
  small('1...............', [{ kind: 'cage', cells: [1, 2], sum: 5 }]),
  small('................', [{ kind: 'thermometer', cells: [0, 1, 2, 3] }]),
  small('................', [{ kind: 'anti-king' }]),
];

test.each(CASES.map((puzzle, index) => [index, puzzle] as const))(
  'are those of all solutions: %i',
  (_, puzzle) => {
    const solutions = [...enumerateSolutions(puzzle)];
    const wanted = puzzle.givens.map((_digit, cell) => digitSet(solutions.map((digits) => digits[cell])));
    expect(trueCandidates(puzzle)).toMatchObject({
      status: wanted.some((set) => set !== 0) ? 'exact' : 'none',
      candidates: wanted,
    });
    const counts = countByCandidate(puzzle, 1_000)!;
    for (const [cell, own] of counts.entries()) {
      for (const [digit, count] of own) {
        expect(count).toBe(solutions.filter((digits) => digits[cell] === digit).length);
      }
    }
  },
);

test('what is not settled when it is stopped is said', () => {
  const puzzle = small('................', [{ kind: 'anti-knight' }]);
  const { status, open } = trueCandidates(puzzle, puzzle.givens, { shouldStop: () => true });
  expect(['exact', 'stopped']).toContain(status);
  expect(open).toHaveLength(16);
});

test.each(['11..............', '123....4........', '1...1...........'])(
  '%s has no solution, and says so',
  (line) => {
    const { status, candidates, open } = trueCandidates(small(line));
    expect([status, ...new Set(candidates), ...new Set(open)]).toEqual(['none', 0, 0]);
  },
);
