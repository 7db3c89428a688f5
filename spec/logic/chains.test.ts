/**
 * Colours, chains and forcing: at every position of a path no step contradicts the solution, and the evidence of
 * each proves it.
 */
import {
  createPosition,
  type Digits,
  familyOf,
  type Position,
  solve,
  solveLogicallyInPlace,
  type Step,
  TECHNIQUES,
} from 'pencilmark';
import { createFinderContext } from 'pencilmark/internal';
import { describe, expect, test } from 'vitest';
import { cases } from '../../scripts/samples.mjs';
import { classicPuzzle } from '../solvers/every-solver.ts';
import { KNOWN_PUZZLES } from '../known/known-puzzles.ts';
import { truthList } from '../known/shared-truth.ts';
import { type CheckedBoard, checkStep } from '../step-checker/step-checker.ts';

const WANTED = TECHNIQUES.filter(({ code }) => /^05|^07|^130/.test(code ?? ''));

/** Per technique and position. */
const MAX_STEPS = 100;

/** Only every n-th position of a path is checked. */
const STEP = cases(3, 1);

const LISTS = [
  { file: 'puzzles/minimal-24.txt', count: 3 },
  { file: 'puzzles/17-clue.txt', count: 2 },
  { file: 'puzzles/top1465.txt', count: 3 },
  { file: 'puzzles/hardest-1106.txt', count: 1 },
] as const;

test.each(KNOWN_PUZZLES.slice(0, 6).map(({ name, puzzle }) => [name, puzzle] as const))('%s', (_, line) => {
  expect(faultsOnPath(line)).toEqual([]);
});

for (const { file, count } of LISTS) {
  const sample = truthList(file).lines.filter(
    (_, index, { length }) => index % Math.floor(length / count) === 0,
  );
  describe(file, () => {
    test.each(sample)('%s', (line) => {
      expect(faultsOnPath(line)).toEqual([]);
    });
  });
}

test.each(['x-chain', 'aic', 'forcing-chain-verity'] as const)('a false %s is noticed', (technique) => {
  const puzzle = classicPuzzle(KNOWN_PUZZLES.find(({ name }) => name === 'AI Escargot')!.puzzle);
  const position = createPosition(puzzle);
  for (const step of solveLogicallyInPlace(position)) {
    const [found] = familyOf(technique)!.find(createFinderContext(position, { extent: 'every' }), [
      technique,
    ]);
    if (!found) continue;
    const board = boardOf(position, puzzle.givens);
    expect(checkStep(board, found)).toBeUndefined();
    const [{ cell, digit }] = found.eliminations;
    const wrong = position.candidates.findIndex((set, other) => other !== cell && set !== 0);
    const broken = { ...found, placements: [], eliminations: [{ cell: wrong, digit }] };
    expect(checkStep(board, broken), step.technique).toBeDefined();
    return;
  }
  expect.fail('the path has no such step');
});

function faultsOnPath(line: string): string[] {
  const puzzle = classicPuzzle(line.slice(0, 81));
  const { solution } = solve(puzzle);
  const position = createPosition(puzzle);
  const faults: string[] = [];
  let count = 0;
  for (const step of solveLogicallyInPlace(position)) {
    if (step.placements.length === 0 && count++ % STEP === 0)
      faults.push(...faultsIn(position, puzzle.givens, solution!));
  }
  return faults;
}

function faultsIn(position: Position, givens: Digits, solution: readonly number[]): string[] {
  const faults: string[] = [];
  for (const { id } of WANTED) {
    let count = 0;
    for (const step of familyOf(id)!.find(createFinderContext(position, { extent: 'every' }), [id])) {
      if (!isTrue(step, solution)) faults.push(`${id} is false`);
      const fault = checkStep(boardOf(position, givens), step);
      if (fault) faults.push(`${id}: ${fault}`);
      if (++count >= MAX_STEPS) break;
    }
  }
  return faults;
}

function isTrue({ placements, eliminations }: Step, solution: readonly number[]): boolean {
  return (
    placements.every(({ cell, digit }) => solution[cell] === digit) &&
    eliminations.every(({ cell, digit }) => solution[cell] !== digit)
  );
}

function boardOf({ tables, digits, candidates }: Position, givens: Digits): CheckedBoard {
  return {
    geometry: tables.geometry,
    constraints: [],
    givens,
    digits: [...digits],
    candidates: [...candidates],
  };
}
