import { DIFFICULTIES } from 'pencilmark';
import { expect, test } from 'vitest';
import { puzzleOf } from '../../puzzles/shelf-puzzle.ts';
import { SHELF } from '../../puzzles/shelf.generated.ts';
import { pace, parTime, searchOf } from './par.ts';

// Source: the shelf, whose levels were proved when it was made. Boards below 6×6 are too small to distinguish levels.
test.each(SHELF.filter(({ spec }) => spec.size > 6).map((entry) => [entry.id, entry] as const))(
  '%s takes as long a search as its level says',
  (_, entry) => {
    const isAboveSingles = DIFFICULTIES.indexOf(entry.level) > DIFFICULTIES.indexOf('easy');
    expect(searchOf(puzzleOf(entry)) === 'long').toBe(isAboveSingles);
  },
);

test('a harder puzzle and a larger board have more time', () => {
  const par = (id: string): number => parTime(puzzleOf(SHELF.find((entry) => entry.id === id)!));
  expect(par('9x9-beginner-1')).toBeLessThan(par('9x9-easy-1'));
  expect(par('9x9-easy-1')).toBeLessThan(par('9x9-hard-1'));
  expect(par('4x4')).toBeLessThan(par('9x9-beginner-1'));
  expect(par('9x9-beginner-1')).toBeLessThan(par('16x16-1'));
});

test.each([
  [0, 300, 1],
  [300, 300, 0.5],
  [600, 300, 0],
  [9000, 300, 0],
])('%i s of a par of %i s is a pace of %f', (seconds, par, expected) => {
  expect(pace(seconds, par)).toBe(expected);
});
