import { expect, test } from 'vitest';
import { classic9 } from '../model/boards.ts';
import { rateAsHodoku } from './hodoku.ts';
import { hodokuRating } from '../logic/difficulty/hodoku-rating.ts';

/** Puzzles whose score depends on which of equal chains is applied, with what HoDoKu 2.2.0 itself says of them. */
const KNOWN: readonly (readonly [givens: string, level: string, score: number])[] = [
  ['000104000009208700000090000037000160000607000500020004700060009100403007068010450', 'extreme', 3472],
  ['032000060000609000900200043700084900004000006050010000090800000020003700500000090', 'unfair', 1778],
  ['087004635350000704000000000000001006820060079100700000000000000408000063973800450', 'unfair', 1628],
  ['005400007030007000800020003003800000201040605000001300600070001000500080400009200', 'extreme', 3354],
  ['007190005500000602000300080070500400002070100001004050040009000308000006700031800', 'unfair', 1646],
  ['000159000090020040100030007003000800709000502054706190000060000800000005030010020', 'extreme', 3036],
];

test.each(KNOWN)('%s is %s, %i', (givens, level, score) => {
  const puzzle = { geometry: classic9(), constraints: [], givens: Array.from(givens, Number) };
  expect(rateAsHodoku(puzzle)).toMatchObject({ end: 'solved', level, score });
  expect(hodokuRating(puzzle).score).not.toBe(score);
});

test('a path that is stopped says so', () => {
  const puzzle = { geometry: classic9(), constraints: [], givens: Array.from(KNOWN[0][0], Number) };
  expect(rateAsHodoku(puzzle, { shouldStop: () => true })).toMatchObject({ end: 'stopped', steps: [] });
  expect(rateAsHodoku(puzzle, { maxSteps: 3 })).toMatchObject({ end: 'limit' });
});
