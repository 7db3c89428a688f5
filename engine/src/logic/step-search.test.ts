import '../constraints/provide.ts';
import { expect, test } from 'vitest';
import { parseLine } from '../formats/lines/line.ts';
import { unwrap } from '../result.ts';
import { workBudget } from '../stopping.ts';
import { copyPosition, createPosition, eliminate, type Position } from './position.ts';
import { applyStep, nextStep } from './solve-logically.ts';
import { createStepSearch } from './step-search.ts';

/** Needs chains. */
const HARD = '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........';

const start = (): Position => createPosition(unwrap(parseLine(HARD))!.puzzle);

test('a kept search solves as one that begins again each time, with steps that all apply', () => {
  const search = createStepSearch();
  const position = start();
  for (let step = search(position); step; step = search(position)) {
    expect(nextStep(position)?.technique).toBe(step.technique);
    for (const { cell, digit } of step.eliminations)
      expect((position.candidates[cell] >> (digit - 1)) & 1).toBe(1);
    applyStep(position, step);
  }
  expect(position.openCount).toBe(0);
});

test('the same board has the same hint, and a step that was not taken is found again', () => {
  const search = createStepSearch();
  const position = start();
  const first = search(position)!;
  expect(search(position)).toBe(first);
  const other = copyPosition(position);
  const cell = other.digits.findIndex((digit, at) => digit === 0 && at !== first.eliminations[0]?.cell);
  eliminate(
    other,
    cell,
    [1, 2, 3, 4, 5, 6, 7, 8, 9].find((d) => (other.candidates[cell] >> (d - 1)) & 1)!,
  );
  expect(search(other)).toEqual(nextStep(other));
});

test('an earlier board, and one after a search that was stopped, are searched from the start', () => {
  const search = createStepSearch();
  const position = start();
  const first = search(position)!;
  const later = copyPosition(position);
  applyStep(later, first);
  search(later);
  expect(search(position)).toEqual(nextStep(position));
  search(later, { shouldStop: () => true });
  expect(search(later)).toEqual(nextStep(later));
});

test('a budget of work ends a search at the same place each time', () => {
  const asked = [0, 0].map(() => {
    let count = 0;
    const isSpent = workBudget(20_000);
    const position = start();
    for (let step = nextStep(position); step && !isSpent(); step = nextStep(position)) {
      applyStep(position, step);
      count++;
    }
    return count;
  });
  expect(asked[0]).toBe(asked[1]);
});
