import { expect, test } from 'vitest';
import { classic9 } from '../model/boards.ts';
import { generate } from '../generate/generate.ts';
import { findRedundantGivens } from './redundant-givens.ts';
import { checkMinimal } from './check-minimal.ts';

const made = [...generate({ geometry: classic9(), seed: 'check', count: 40 })];

test('generated puzzles are minimal; with one given more they are not, with one less not unique', () => {
  const puzzles = made.map(({ puzzle }) => puzzle!.givens);
  expect(checkMinimal(puzzles)).toEqual(puzzles.map(() => 'minimal'));
  const more = made.map(({ puzzle, solution }) => {
    const empty = puzzle!.givens.indexOf(0);
    return puzzle!.givens.with(empty, solution![empty]);
  });
  expect(checkMinimal(more)).toEqual(
    more.map((givens) =>
      findRedundantGivens({ geometry: classic9(), constraints: [], givens })!.length > 0
        ? 'redundant'
        : 'minimal',
    ),
  );
  expect(checkMinimal(more)).not.toContain('minimal');
  const less = puzzles.map((givens) => givens.with(givens.findIndex((digit) => digit > 0), 0)); // oxfmt-ignore
  expect(checkMinimal(less)).toEqual(less.map(() => 'several'));
});

test('what is no puzzle at all is said so, and it can be stopped', () => {
  const [{ puzzle }] = made;
  const first = puzzle!.givens.findIndex((digit) => digit > 0);
  const twice = puzzle!.givens.with(first + (first % 9 === 8 ? -1 : 1), puzzle!.givens[first]);
  expect(checkMinimal([twice, puzzle!.givens.with(first, 99), puzzle!.givens])).toEqual([
    'none',
    'malformed',
    'minimal',
  ]);
  expect(checkMinimal([puzzle!.givens], () => true)).toBeUndefined();
});
