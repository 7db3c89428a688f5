import { describe, expect, test } from 'vitest';
import { createPuzzle, digitSet, emptyPuzzle, parseLine, plainBoard, unwrap } from '../index.ts';
import { findMistakes } from './mistakes.ts';

const { puzzle } = unwrap(
  parseLine('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'),
);
const NOTHING = puzzle.givens.map(() => 0);
const several = emptyPuzzle(plainBoard(4));
const open = Array<number>(16).fill(0);

/** The solution begins 534678912. */
describe('with one solution', () => {
  test('right entries and marks are no mistakes, whether givens are repeated or not', () => {
    for (const entries of [NOTHING, puzzle.givens])
      expect(findMistakes({ puzzle, entries: entries.with(2, 4) })).toEqual({
        status: 'exact',
        entries: [],
        marks: [],
      });
  });

  test('wrong entries are told, one over a given too', () => {
    const entries = NOTHING.with(0, 6).with(2, 1).with(3, 6);
    expect(findMistakes({ puzzle, entries })).toEqual({ status: 'exact', entries: [0, 2], marks: [] });
  });

  test('a cell without marks is no mistake, an empty set of marks is, and marks under an entry do not count', () => {
    const marks = [undefined, undefined, digitSet([1, 2]), digitSet([6, 2]), undefined, 0, digitSet([1])];
    const entries = NOTHING.with(6, 9);
    expect(findMistakes({ puzzle, entries, marks })).toEqual({ status: 'exact', entries: [], marks: [2, 5] });
  });
});

describe('with several solutions', () => {
  test('no cell is wrong by itself while one can be reached', () => {
    expect(findMistakes({ puzzle: several, entries: open.with(0, 3) }).status).toBe('open');
    expect(findMistakes({ puzzle: several, entries: open, marks: [digitSet([1])] }).status).toBe('open');
  });

  test('entries or marks that leave none are a dead end', () => {
    expect(findMistakes({ puzzle: several, entries: open.with(0, 3).with(1, 3) }).status).toBe('dead-end');
    expect(findMistakes({ puzzle: several, entries: open, marks: [0] }).status).toBe('dead-end');
    const one = digitSet([1]);
    expect(findMistakes({ puzzle: several, entries: open, marks: [one, one] }).status).toBe('dead-end');
  });

  test('marks that the puzzle gives count too', () => {
    const allowed = open.map((_, cell) => (cell === 0 ? digitSet([1, 2]) : digitSet([1, 2, 3, 4])));
    const sukaku = unwrap(createPuzzle(several.geometry, open, allowed));
    expect(findMistakes({ puzzle: sukaku, entries: open, marks: [digitSet([3])] }).status).toBe('dead-end');
    expect(findMistakes({ puzzle: sukaku, entries: open, marks: [digitSet([2, 3])] }).status).toBe('open');
  });
});

test('a puzzle without a solution, and a search that is stopped', () => {
  const impossible = { ...several, givens: open.with(0, 1).with(1, 1) };
  expect(findMistakes({ puzzle: impossible, entries: open }).status).toBe('impossible');
  // A puzzle without a solution, the proof of which takes longer than a stop.
  const { puzzle: long } = unwrap(
    parseLine('..............1......7........8...41.7..........9148.............64..........9...'),
  );
  const stopping = { shouldStop: () => true };
  expect(findMistakes({ puzzle: long, entries: NOTHING }, stopping).status).toBe('stopped');
  expect(() => findMistakes({ puzzle, entries: NOTHING }, { signal: AbortSignal.abort() })).toThrow(
    'aborted',
  );
});

test('what does not fit the board is refused', () => {
  expect(() => findMistakes({ puzzle, entries: [1] })).toThrow(RangeError);
  expect(() => findMistakes({ puzzle, entries: NOTHING, marks: [0, 0, 1 << 9] })).toThrow(RangeError);
  expect(() => findMistakes(undefined as never)).toThrow('game must be an object');
});
