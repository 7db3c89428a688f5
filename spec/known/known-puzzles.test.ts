import { findConflicts, givenCount, isSolutionOf, runAlgorithm } from 'pencilmark';
import { describe, expect, test } from 'vitest';
import { classicPuzzle, COUNTERS, decide, DECIDERS } from '../solvers/every-solver.ts';
import { KNOWN_PUZZLES, WITHOUT_SOLUTION } from './known-puzzles.ts';

/** Calls of the control before brute force may give up: a thousand events each, so some millions. */
const LOOKS = 3_000;

/** The algorithms that do better than trying cell by cell. */
const QUICK = ['singles-tree', 'exact-cover'];

describe.each(KNOWN_PUZZLES)('$name', ({ puzzle: text, solution }) => {
  const puzzle = classicPuzzle(text);
  const digits = [...solution].map(Number);

  test('the table’s row is a puzzle and its solution', () => {
    expect([text.length, solution.length]).toEqual([81, 81]);
    expect(givenCount(puzzle)).toBeGreaterThanOrEqual(17);
    expect(isSolutionOf(puzzle, digits)).toBe(true);
  });

  test.each(COUNTERS)('$name finds it and no other', ({ count }) => {
    expect(count(puzzle, 2)).toEqual({ count: 1, solution: digits });
  });

  test.each(DECIDERS)('$name finds it, or says that it gave up', (algorithm) => {
    const decided = decide(algorithm, puzzle, LOOKS);
    expect(QUICK.includes(algorithm.name) ? [digits] : [digits, 'gave up']).toContainEqual(decided);
  });

  test('naked singles place nothing wrong', () => {
    const { status, digits: placed } = runAlgorithm('naked-singles', puzzle);
    expect(['solved', 'stuck']).toContain(status);
    expect(placed.filter((digit, cell) => digit !== 0 && digit !== digits[cell])).toEqual([]);
  });
});

describe('Norvig’s puzzle without a solution', () => {
  const puzzle = classicPuzzle(WITHOUT_SOLUTION);

  test('its givens agree', () => {
    expect(findConflicts(puzzle, puzzle.givens)).toEqual([]);
  });

  test.each(COUNTERS)('$name', ({ count }) => {
    expect(count(puzzle, 2).count).toBe(0);
  });

  test('exact cover', () => {
    expect(runAlgorithm('exact-cover', puzzle).status).toBe('impossible');
  });
});

const WITHIN_REACH = ['Inkala 2012', 'AI Escargot', 'Project Euler, first grid'];

describe.each(KNOWN_PUZZLES.filter(({ name }) => WITHIN_REACH.includes(name)))(
  '$name',
  ({ puzzle, solution }) => {
    test.each(DECIDERS)('$name solves it to the end', (algorithm) => {
      expect(decide(algorithm, classicPuzzle(puzzle), LOOKS)).toEqual([...solution].map(Number));
    });
  },
);
