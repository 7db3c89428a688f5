import { classic9, createPuzzle, difficultyOf } from 'pencilmark';
import { expect, test } from 'vitest';
import { KNOWN_PUZZLES } from '../../../spec/known/known-puzzles.ts';
import { FAMOUS } from './famous.ts';

test.each(FAMOUS.map((famous) => [famous.name, famous] as const))(
  '%s is a known puzzle of the level that is told',
  (_, { givens, level }) => {
    expect(KNOWN_PUZZLES.map(({ puzzle }) => puzzle)).toContain(givens);
    const puzzle = createPuzzle(
      classic9(),
      Array.from(givens, (sign) => (sign === '.' ? 0 : Number(sign))),
    );
    if (!puzzle.ok) throw new Error(puzzle.error.message);
    expect(difficultyOf(puzzle.value).level).toBe(level);
  },
);
