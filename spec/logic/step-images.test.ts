/** A step under a symmetry is a step of the position under it: proved there by the step checker, all evidence. */
import {
  applyToDigits,
  applyToPuzzle,
  applyToSets,
  applyToStep,
  checkUniqueness,
  composeSymmetries,
  createGeometry,
  createPosition,
  createRandom,
  findSteps,
  type Geometry,
  invertSymmetry,
  parseLine,
  type PathStep,
  type Puzzle,
  randomSymmetry,
  solve,
  solveLogically,
  type Symmetry,
  TECHNIQUES,
  variantSpec,
} from 'pencilmark';
import { expect, test } from 'vitest';
import { KNOWN_PUZZLES } from '../known/known-puzzles.ts';
import { checkStep } from '../step-checker/step-checker.ts';

const TECHNIQUE_IDS = TECHNIQUES.filter(({ use }) => use === 'default').map(({ id }) => id);

test.each(KNOWN_PUZZLES)('every step of $name', ({ puzzle: line }) => {
  const puzzle = puzzleOf(line);
  expect(pathOf(puzzle).flatMap((at) => refusals(puzzle, at))).toEqual([]);
});

test('every step on a board of 6 × 6', () => {
  const made = createGeometry(variantSpec('classic', 6));
  const geometry = (made as { value: Geometry }).value;
  const puzzle = dug(
    solve({ geometry, constraints: [], givens: geometry.cells.map(() => 0) }).solution!,
    geometry,
  );
  const path = pathOf(puzzle);
  expect(path.length).toBeGreaterThan(0);
  expect(path.flatMap((at) => refusals(puzzle, at))).toEqual([]);
});

test('chains through almost locked sets, those that force a cell among them', () => {
  const { geometry, givens } = puzzleOf(KNOWN_PUZZLES[5].puzzle);
  const techniques = ['grouped-continuous-nice-loop', 'grouped-discontinuous-nice-loop'] as const;
  const options = { techniques, search: { alsNodes: true } };
  const path = pathOf({ geometry, constraints: [], givens }).filter((_, k) => k % 8 === 0);
  const found = path.flatMap(({ digits, candidates }) => {
    const position = createPosition({ geometry, constraints: [], givens, digits, candidates });
    return [...findSteps(position, options)].slice(0, 400).map((step) => ({ step, digits, candidates }));
  });
  const forced = found.filter(({ step }) => JSON.stringify(step).includes('"forces"')).slice(0, 50);
  expect(forced.length).toBeGreaterThan(10);
  expect(forced.flatMap((at) => refusals({ geometry, constraints: [], givens }, at))).toEqual([]);
});

test('there and back is the step as it was, but for the order of lists', () => {
  const puzzle = puzzleOf(KNOWN_PUZZLES[5].puzzle);
  const { geometry } = puzzle;
  const symmetry = drawn(geometry, 'back');
  for (const { step } of pathOf(puzzle)) {
    const back = applyToStep(geometry, invertSymmetry(symmetry), applyToStep(geometry, symmetry, step));
    const whole = applyToStep(geometry, composeSymmetries(symmetry, invertSymmetry(symmetry)), step);
    expect(back).toEqual(whole);
    expect([back.technique, back.placements, back.eliminations]).toEqual([
      step.technique,
      step.placements,
      step.eliminations,
    ]);
  }
});

function puzzleOf(line: string): Puzzle {
  const sheet = parseLine(line);
  if (!sheet.ok || !sheet.value) throw new Error('no puzzle');
  return sheet.value.puzzle;
}

/** A puzzle with one solution, from which givens are removed in order while it stays unique. */
function dug(solution: readonly number[], geometry: Geometry): Puzzle {
  let givens = [...solution];
  for (const cell of solution.keys()) {
    const fewer = givens.with(cell, 0);
    if (checkUniqueness({ geometry, constraints: [], givens: fewer }) === 'unique') givens = fewer;
  }
  return { geometry, constraints: [], givens };
}

function pathOf(puzzle: Puzzle): PathStep[] {
  return [...solveLogically(puzzle, { techniques: TECHNIQUE_IDS, maxSteps: 80 })];
}

function drawn(geometry: Geometry, seed: string): Symmetry {
  const found = randomSymmetry(geometry, createRandom(seed));
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
}

/** The checker's objections to the image of a step that it accepts unchanged. */
function refusals(puzzle: Puzzle, { step, digits, candidates }: PathStep): string[] {
  const { geometry } = puzzle;
  const symmetry = drawn(geometry, step.technique + digits.join(''));
  const board = {
    ...applyToPuzzle(symmetry, puzzle),
    digits: applyToDigits(symmetry, digits),
    candidates: applyToSets(symmetry, candidates),
  };
  const verdict = checkStep(board, applyToStep(geometry, symmetry, step));
  return verdict === undefined ? [] : [`${step.technique}: ${verdict}`];
}
