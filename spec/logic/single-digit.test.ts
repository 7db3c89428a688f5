/** Fish, patterns of one digit and templates: at every position of a path, no step contradicts the solution. */
import {
  createPosition,
  familyOf,
  type Position,
  solve,
  solveLogicallyInPlace,
  type Step,
  type TechniqueId,
  TECHNIQUES,
} from 'pencilmark';
import { createFinderContext } from 'pencilmark/internal';
import { describe, expect, test } from 'vitest';
import { cases } from '../../scripts/samples.mjs';
import { classicPuzzle } from '../solvers/every-solver.ts';
import { KNOWN_PUZZLES } from '../known/known-puzzles.ts';
import { truthList } from '../known/shared-truth.ts';

/** By their codes in HoDoKu's library: no mutant fish of four bases, of which there are very many, and none larger. */
const WANTED = TECHNIQUES.filter(({ code }) => /^03[0-4][012]|^03[56][01]|^04|^12/.test(code ?? ''));

/** Only every n-th position of a path is checked. */
const STEP = cases(3, 1);

const LISTS = [
  { file: 'puzzles/minimal-24.txt', count: 10 },
  { file: 'puzzles/17-clue.txt', count: 5 },
  { file: 'puzzles/top1465.txt', count: 5 },
] as const;

test.each(KNOWN_PUZZLES.map(({ name, puzzle }) => [name, puzzle] as const))('%s', (_, line) => {
  expect(wrongSteps(line)).toEqual([]);
});

for (const { file, count } of LISTS) {
  const sample = truthList(file).lines.filter(
    (_, index, { length }) => index % Math.floor(length / count) === 0,
  );
  describe(file, () => {
    test.each(sample)('%s', (line) => {
      expect(wrongSteps(line)).toEqual([]);
    });
  });
}

function wrongSteps(line: string): Step[] {
  const puzzle = classicPuzzle(line.slice(0, 81));
  const { solution } = solve(puzzle);
  const position = createPosition(puzzle);
  const wrong: Step[] = [];
  const look = (): void => {
    for (const { id } of WANTED) {
      for (const step of stepsOf(position, id)) if (!isTrue(step, solution!)) wrong.push(step);
    }
  };
  let count = 0;
  for (const step of solveLogicallyInPlace(position))
    if (step.placements.length === 0 && count++ % STEP === 0) look();
  if (position.openCount > 0) look();
  return wrong;
}

function stepsOf(position: Position, id: TechniqueId): Iterable<Step> {
  const options = { extent: 'every', siamese: true, twoCandidateRectangles: true } as const;
  return familyOf(id)!.find(createFinderContext(position, options), [id]);
}

function isTrue({ placements, eliminations }: Step, solution: readonly number[]): boolean {
  return (
    placements.every(({ cell, digit }) => solution[cell] === digit) &&
    eliminations.every(({ cell, digit }) => solution[cell] !== digit)
  );
}
