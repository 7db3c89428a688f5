import { expect, test } from 'vitest';
import { classic9 } from '../model/boards.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { solve } from '../solve/solver.ts';
import { createPosition, isCandidate } from './position.ts';
import { hodokuScoreOf, rateByHodokuTable } from './difficulty/rate-by-hodoku-table.ts';
import { findSteps, nextStep, type PathEnd, type PathStep, solveLogically } from './solve-logically.ts';
import { TECHNIQUES, techniqueOf } from './catalogue.ts';

const puzzle = (text: string): Puzzle => ({
  geometry: classic9(),
  constraints: [],
  givens: [...text].map((symbol) => (symbol === '.' ? 0 : Number(symbol))),
});

// Source: the puzzle of the Wikipedia article "Sudoku" (Cburnett, 2006), solvable by singles.
const EASY = puzzle('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');

function run(path: Generator<PathStep, PathEnd>): { steps: PathStep[]; end: PathEnd } {
  const steps: PathStep[] = [];
  for (;;) {
    const next = path.next();
    if (next.done) return { steps, end: next.value };
    steps.push(next.value);
  }
}

test('the path ends solved, on the solution, with the board before each step', () => {
  const { solution } = solve(EASY);
  const { steps, end } = run(solveLogically(EASY));
  expect(end).toBe('solved');
  expect(steps[0].digits).toEqual(EASY.givens);
  expect(steps[0].candidates).toEqual([...createPosition(EASY).candidates]);
  const digits = [...EASY.givens];
  for (const { step, ...before } of steps) {
    expect(before.digits).toEqual(digits);
    for (const { cell, digit } of step.placements) digits[cell] = digit;
  }
  expect(digits).toEqual(solution);
});

test('limit, stop and stuck are told apart', () => {
  expect(run(solveLogically(EASY, { maxSteps: 3 }))).toMatchObject({ end: 'limit', steps: { length: 3 } });
  expect(run(solveLogically(EASY, { shouldStop: () => true }))).toEqual({ end: 'stopped', steps: [] });
  expect(run(solveLogically(EASY, { techniques: ['naked-pair'] })).end).toBe('stuck');
});

test('only the wanted techniques are used, the cheapest first', () => {
  const { steps } = run(solveLogically(EASY, { techniques: ['hidden-single', 'full-house'] }));
  expect(new Set(steps.map(({ step }) => step.technique))).toEqual(new Set(['hidden-single', 'full-house']));
  const first = nextStep(createPosition(EASY))!;
  const all = [...findSteps(createPosition(EASY))];
  expect(all[0]).toEqual(first);
  // Rows with the same abbreviation are searched together, in any order.
  const abbreviations = TECHNIQUES.map(({ short }) => short);
  const order = all.map(({ technique }) => abbreviations.indexOf(techniqueOf(technique).short));
  expect(order).toEqual([...order].sort((a, b) => a - b));
});

test('every step on offer is true and concludes something that is not yet known', () => {
  const position = createPosition(EASY);
  const { solution } = solve(EASY);
  for (const { placements, eliminations } of findSteps(position)) {
    expect(placements.length + eliminations.length).toBeGreaterThan(0);
    for (const { cell, digit } of placements) expect(solution![cell]).toBe(digit);
    for (const { cell, digit } of eliminations) {
      expect(isCandidate(position, cell, digit)).toBe(true);
      expect(solution![cell]).not.toBe(digit);
    }
  }
});

test('level and score by the rules of HoDoKu', () => {
  const rating = rateByHodokuTable(EASY);
  expect(rating).toMatchObject({ end: 'solved', level: 'easy' });
  expect(rating.score).toBe(hodokuScoreOf(rating.steps).score);
  const [single] = rating.steps;
  // 201 full houses score 804, more than easy allows, although each step is easy.
  const step = { ...single, technique: 'full-house' as const };
  expect(hodokuScoreOf(Array.from({ length: 200 }, () => step))).toEqual({ level: 'easy', score: 800 });
  expect(hodokuScoreOf(Array.from({ length: 201 }, () => step))).toEqual({ level: 'medium', score: 804 });
  expect(hodokuScoreOf([])).toEqual({ level: 'easy', score: 0 });
});
