import { isSolutionOf, parsePuzzle, type Puzzle } from 'pencilmark';
import { expect, test } from 'vitest';
import { METHODS } from './methods.ts';
import { runList, runMethod } from './runs-answers.ts';

function puzzleOf(text: string): Puzzle {
  const sheet = parsePuzzle(text);
  if (!sheet.ok) throw new Error(sheet.error.message);
  return sheet.value.puzzle;
}

/** Wikipedia's example of a Sudoku, solved by naked singles. */
const EASY = puzzleOf('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');
/** Top 1465, puzzle 1. */
const HARD = puzzleOf('4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........');
const IMPOSSIBLE = puzzleOf('11..............');

test.each(METHODS)('%s solves an easy puzzle', (method) => {
  const { end, digits } = runMethod(method, EASY, {});
  expect(end).toBe('solved');
  expect(isSolutionOf(EASY, digits)).toBe(true);
});

test.each(METHODS)('%s says so when it gets no further, and never solves what has no solution', (method) => {
  expect(runMethod(method, IMPOSSIBLE, {}).end).toMatch(/^(stuck|impossible)$/);
  if (method === 'naked-singles') expect(runMethod(method, HARD, {}).end).toBe('stuck');
});

test('a run that takes too long gives up', () => {
  expect(runMethod('brute-force', HARD, { shouldStop: () => true }).end).toBe('gaveUp');
});

test('a list is told as it goes, and all time is counted once', () => {
  let time = 0;
  const now = (): number => time++;
  const tallies = [...runList('naked-singles', [EASY, HARD, IMPOSSIBLE], { now, patience: 1e9, pace: 1 })];
  expect(tallies.at(-1)?.ends).toEqual({ solved: 1, stuck: 1, impossible: 1, gaveUp: 0 });
  expect(tallies.length).toBeGreaterThan(1);
  expect(tallies.map(({ ms }) => ms)).toEqual(tallies.map(({ ms }) => ms).sort((a, b) => a - b));
  expect(tallies.at(-1)!.ms).toBeLessThan(time);
});
