import { expect, test } from 'vitest';
import { classic9 } from '../../model/boards.ts';
import { rateByHodokuTable } from '../../logic/difficulty/rate-by-hodoku-table.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { rateByHodokuPath } from './rate-by-hodoku-path.ts';

/** Puzzles whose score depends on the choice among equal steps, with the output of HoDoKu 2.2.0 itself. */
const KNOWN: readonly (readonly [givens: string, level: string, score: number])[] = [
  ['000104000009208700000090000037000160000607000500020004700060009100403007068010450', 'extreme', 3472],
  ['032000060000609000900200043700084900004000006050010000090800000020003700500000090', 'unfair', 1778],
  ['087004635350000704000000000000001006820060079100700000000000000408000063973800450', 'unfair', 1628],
  ['005400007030007000800020003003800000201040605000001300600070001000500080400009200', 'extreme', 3354],
  ['007190005500000602000300080070500400002070100001004050040009000308000006700031800', 'unfair', 1646],
  ['000159000090020040100030007003000800709000502054706190000060000800000005030010020', 'extreme', 3036],
];

function puzzleOf(givens: string): Puzzle {
  return { geometry: classic9(), constraints: [], givens: Array.from(givens, Number) };
}

test.each(KNOWN)('%s is %s, %i', (givens, level, score) => {
  const rated = rateByHodokuPath(puzzleOf(givens));
  expect(rated).toMatchObject({ ok: true, value: { outcome: 'solved', level, score } });
  expect(rateByHodokuTable(puzzleOf(givens)).score).not.toBe(score);
});

test('a path leads to the solution, and each step says what it adds', () => {
  const reported: unknown[] = [];
  const rated = rateByHodokuPath(puzzleOf(KNOWN[1][0]), { onStep: (step) => reported.push(step) });
  if (!rated.ok) throw new Error(rated.error.message);
  const { steps, score } = rated.value;
  expect(reported).toEqual(steps);
  expect(steps.reduce((sum, step) => sum + step.score, 0)).toBe(score);
  for (const { placements, eliminations } of steps)
    expect(placements.length + eliminations.length).toBeGreaterThan(0);
});

test('a rating that is stopped says so', () => {
  const rated = rateByHodokuPath(puzzleOf(KNOWN[0][0]), { shouldStop: () => true });
  expect(rated).toMatchObject({ ok: true, value: { outcome: 'stopped', steps: [], score: 0 } });
});

test('only puzzles with one solution have a rating', () => {
  expect(rateByHodokuPath(puzzleOf('0'.repeat(81)))).toMatchObject({
    ok: false,
    error: { code: 'rating.solutions' },
  });
});
