import { ALGORITHM_NAMES, boardAfter, parsePuzzle, type Puzzle, watchAlgorithm } from 'pencilmark';
import { describe, expect, test } from 'vitest';
import { addToCurve, createCurve, curvePath } from './filled-curve.ts';
import { append, createLog, placeAfter, placeAtOrBefore, runAt, thinnedBefore } from './run-log.ts';
import { decode, encode } from './run-state.ts';

function puzzleOf(text: string): Puzzle {
  const sheet = parsePuzzle(text);
  if (!sheet.ok) throw new Error(sheet.error.message);
  return sheet.value.puzzle;
}

/** Wikipedia's example of a Sudoku. */
const PUZZLE = puzzleOf('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');
const SMALL = { part: 64, whole: 4, known: 8 };

const eventsOf = (name: (typeof ALGORITHM_NAMES)[number], most = 3000) => {
  const events = [];
  for (const event of watchAlgorithm(name, PUZZLE)) if (events.push(event) === most) break;
  return events;
};

describe.each(ALGORITHM_NAMES)('%s', (name) => {
  const events = eventsOf(name);

  test('an event survives its code', () => {
    for (const { kind, cell, digit, reason } of events) {
      const again = decode(encode({ ...events[0], kind, cell, digit, ...(reason && { reason }) }));
      expect(again).toEqual({ kind, cell, digit, ...(kind === 'place' && { reason }) });
    }
  });

  test('any place of the log shows the board and the counters of the run', () => {
    const log = createLog(PUZZLE.givens);
    for (const event of events) append(log, encode(event));
    for (let place = 0; place <= events.length; place += 37) {
      const run = runAt(log, place);
      expect([...run.digits]).toEqual(boardAfter(PUZZLE, events.slice(0, place)));
      if (place === 0) continue;
      const { rounds, tried, placed, guesses, backtracks, depth } = events[place - 1];
      expect(run.counters).toEqual({ rounds, tried, placed, guesses, backtracks, depth });
      expect(run.filled).toBe(run.trail.length);
    }
  });
});

test('of a long run the beginning is thinned, and what is left is true', () => {
  const events = eventsOf('brute-force');
  const log = createLog(PUZZLE.givens, SMALL);
  for (const event of events) append(log, encode(event));
  expect(log.parts.length).toBeLessThanOrEqual(SMALL.known + SMALL.whole);
  expect(log.parts.filter((part) => part.events).length).toBeLessThanOrEqual(SMALL.whole);
  const thinned = thinnedBefore(log);
  expect(thinned).toBeGreaterThan(0);
  let place = 0;
  const seen = [];
  while (place < log.length) {
    seen.push(place);
    expect([...runAt(log, place).digits]).toEqual(boardAfter(PUZZLE, events.slice(0, place)));
    expect(placeAtOrBefore(log, place)).toBe(place);
    place = placeAfter(log, place);
  }
  expect(seen.filter((at) => at >= thinned)).toHaveLength(log.length - thinned);
  expect(placeAtOrBefore(log, seen[1] + 1)).toBe(seen[1]);
  expect(placeAfter(log, log.length)).toBe(log.length);
});

test('a curve keeps the lowest and highest count, however long it gets', () => {
  const curve = createCurve(8);
  const counts = Array.from({ length: 1000 }, (_, step) => Math.abs((step % 40) - 20));
  for (const filled of counts) addToCurve(curve, filled);
  expect(curve.low.length).toBeLessThanOrEqual(8);
  for (const [at, low] of curve.low.entries()) {
    const stretch = counts.slice(at * curve.stride, (at + 1) * curve.stride);
    expect([low, curve.high[at]]).toEqual([Math.min(...stretch), Math.max(...stretch)]);
  }
  expect(curvePath(curve, { width: 100, height: 20, full: 20 })).toMatch(/^M0\.0 [\d.]+L.*L0\.0 [\d.]+Z$/);
  expect(curvePath(createCurve(), { width: 100, height: 20, full: 20 })).toBe('');
});
