import { expect, test } from 'vitest';
import '../solve/constrained/provide.ts';
import type { Constraint } from '../constraints/kinds.ts';
import { variantSpec } from '../model/boards.ts';
import { createGeometry } from '../model/create-geometry.ts';
import { emptyPuzzle } from '../puzzle/puzzle.ts';
import { findContradiction } from './contradiction.ts';

const made = createGeometry(variantSpec('classic', 4));
if (!made.ok) throw new Error(made.error.message);
const EMPTY = emptyPuzzle(made.value);

const LOW: Constraint = { kind: 'cage', cells: [0, 1], sum: 3 };
const FREE: Constraint = { kind: 'cage', cells: [14, 15], sum: 5 };
const HIGH: Constraint = { kind: 'cage', cells: [2, 3], sum: 3 };

test('the parts that cannot hold together, and no others', () => {
  expect(findContradiction({ ...EMPTY, constraints: [FREE, LOW, HIGH] })).toEqual({ givens: [], constraints: [1, 2] }); // oxfmt-ignore
  const givens = EMPTY.givens.with(4, 1).with(10, 2);
  expect(findContradiction({ ...EMPTY, givens, constraints: [LOW, FREE] })).toEqual({ givens: [4], constraints: [0] }); // oxfmt-ignore
  expect(findContradiction({ ...EMPTY, givens: EMPTY.givens.with(0, 1).with(3, 1) })).toEqual({
    givens: [0, 3],
    constraints: [],
  });
});

test('the newest of several reasons is reported', () => {
  const thermo: Constraint = { kind: 'thermometer', cells: [0, 1, 5, 4, 8] };
  expect(findContradiction({ ...EMPTY, constraints: [LOW, HIGH, thermo] })?.constraints).toEqual([2]);
});

test('there is no reason if there is a solution, or no time to look', () => {
  expect(findContradiction({ ...EMPTY, constraints: [LOW] })).toBeUndefined();
  const nobody = { shouldStop: () => true };
  const hard = { ...EMPTY, constraints: [LOW] };
  expect(findContradiction(hard, nobody)).toBeUndefined();
});
