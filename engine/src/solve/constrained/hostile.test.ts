import './provide.ts';
import { describe, expect, it } from 'vitest';
import { checkConstraints } from '../../constraints/check-constraints.ts';
import { classic9 } from '../../model/boards.ts';
import { createGeometry } from '../../model/create-geometry.ts';
import type { Geometry } from '../../model/geometry.ts';
import { emptyPuzzle, type Puzzle } from '../../puzzle/puzzle.ts';
import { findConflicts } from '../../puzzle/validity.ts';
import { countSolutions } from '../solver.ts';

const cells = Array.from({ length: 81 }, (_, cell) => cell);
const rows = (size: number, many: number) =>
  Array.from({ length: size }, (_, row) => Array.from({ length: many }, (_, k) => row * size + k));

function puzzleOf(geometry: Geometry, data: unknown): Puzzle {
  const constraints = checkConstraints(geometry, data);
  if (!constraints.ok) throw new Error(constraints.error.message);
  return { ...emptyPuzzle(geometry), constraints: constraints.value };
}

const large = createGeometry({ size: 25, boxes: { rows: 5, columns: 5 } });
if (!large.ok) throw new Error(large.error.message);
const geometry25 = large.value;

describe('more than any puzzle has', () => {
  it.each([
    ['10⁶ cages', Array.from({ length: 1e6 }, () => ({ kind: 'cage', cells: [0, 1] }))],
    [
      'alternatives without end',
      [{ kind: 'any-of', alternatives: Array.from({ length: 2_000 }, () => [{ kind: 'odd', cells: [0] }]) }],
    ],
    ['a long list of cells', [{ kind: 'sum', cells: Array.from({ length: 300_000 }, () => 0), sum: 1 }]],
  ])('is refused: %s', (_, data) => {
    expect(checkConstraints(classic9(), data)).toMatchObject({
      ok: false,
      error: { code: 'constraint.count' },
    });
  });
});

describe('rules that cannot be obeyed', () => {
  it.each([
    ['a cage of 81 cells', [{ kind: 'cage', cells, sum: 405 }]],
    ['a sum of 10¹²', [{ kind: 'cage', cells: [0, 1, 2], sum: 1e12 }]],
    ['weights of 10¹²', [{ kind: 'sum', cells: [0, 1, 2], weights: [1e12, -1e12, 1], sum: 5 }]],
    ['cages that contradict', [0, 9, 18].map((cell) => ({ kind: 'cage', cells: [cell, cell + 1], sum: 3 }))],
    ['a period of 10¹²', [{ kind: 'modular', cells, modulus: 1e12 }]],
    ['a thermometer through the board', [{ kind: 'thermometer', cells }]],
    ['a lunchbox of the board', [{ kind: 'lunchbox', cells, sum: 5 }]],
    [
      'ten thousand cages',
      Array.from({ length: 10_000 }, (_, k) => ({ kind: 'cage', cells: [k % 81, (k + 1) % 81], sum: 10 })),
    ],
  ])('have no solution: %s', (_, data) => {
    const { status, count } = countSolutions(puzzleOf(classic9(), data), 1);
    expect([status, count]).toEqual(['exact', 0]);
  });
});

describe('rules that say next to nothing', () => {
  it.each([
    ['the empty killer', rows(9, 9).map((row) => ({ kind: 'cage', cells: row, sum: 45 }))],
    ['a distance beyond the board', [{ kind: 'taxicab', distance: 1e12 }]],
    ['the sum of the board', [{ kind: 'sum', cells, sum: 405 }]],
  ])('have solutions: %s', (_, data) => {
    expect(countSolutions(puzzleOf(classic9(), data), 3)).toMatchObject({ status: 'limit', count: 3 });
  });
});

describe('rules whose machines have too many states to be written out', () => {
  it.each([
    ['x-sum', rows(25, 25).map((line) => ({ kind: 'x-sum', cells: line, sum: 60 }))],
    ['lunchbox', rows(25, 24).map((line) => ({ kind: 'lunchbox', cells: line, sum: 100 }))],
    ['rellik', rows(25, 12).map((line) => ({ kind: 'rellik', cells: line, sum: 160 }))],
    ['skyscraper', rows(25, 25).map((line) => ({ kind: 'skyscraper', cells: line, count: 7 }))],
    [
      'cage with several sums',
      rows(25, 12).map((line) => ({ kind: 'cage-sums', cells: line, sums: [150, 152] })),
    ],
    ['equality cage', rows(25, 12).map((line) => ({ kind: 'equality-cage', cells: line }))],
    [
      'pattern',
      [{ kind: 'pattern', cells: [...geometry25.cells.keys()], expression: '(1*)*(2*)*((1|2|3)*){1,5}.*' }],
    ],
  ])('are searched, and the search can be stopped: %s', (_, data) => {
    const puzzle = puzzleOf(geometry25, data);
    let looks = 0;
    const { status } = countSolutions(puzzle, 1, { shouldStop: () => ++looks === 3 });
    expect(status === 'stopped' ? looks : 3).toBe(3);
    expect(
      findConflicts(
        puzzle,
        puzzle.givens.map(() => 1),
      ).length,
    ).toBeGreaterThan(0);
  });
});
