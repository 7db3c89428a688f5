import { EN, parsePuzzle, type Puzzle, WITHOUT_UNIQUENESS } from 'pencilmark';
import { expect, test } from 'vitest';
import { findPath } from './path-answers.ts';
import type { PathReport } from './path-protocol.ts';

function puzzleOf(text: string): Puzzle {
  const sheet = parsePuzzle(text);
  if (!sheet.ok) throw new Error(sheet.error.message);
  return sheet.value.puzzle;
}

function reportsOn(text: string): PathReport[] {
  return [...findPath(puzzleOf(text), EN, () => false)];
}

/** Wikipedia's example of a Sudoku. */
const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
/** Top 1465, puzzle 1. */
const HARD = '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........';

test('a puzzle of singles is told from its first step to its level', () => {
  const reports = reportsOn(EASY);
  expect(reports[0]).toEqual({ kind: 'solutions', solutions: 'unique' });
  const steps = reports.flatMap((report) => (report.kind === 'steps' ? report.steps : []));
  expect(steps.flatMap(({ step }) => step.placements)).toHaveLength(51);
  expect(steps.every(({ why, name }) => why.length > 0 && name !== '')).toBe(true);
  expect(reports.at(-1)).toMatchObject({ kind: 'end', rating: { end: 'solved', level: 'beginner' } });
});

test('each step stands on the board that the steps before it made', () => {
  const steps = reportsOn(HARD).flatMap((report) => (report.kind === 'steps' ? report.steps : []));
  for (const [index, { step, digits, candidates }] of steps.slice(0, -1).entries()) {
    for (const { cell, digit } of step.placements) expect(steps[index + 1].digits[cell]).toBe(digit);
    for (const { cell, digit } of step.eliminations) {
      expect(candidates[cell] & (1 << (digit - 1))).not.toBe(0);
      expect(steps[index + 1].candidates[cell] & (1 << (digit - 1))).toBe(0);
    }
    expect(digits).toHaveLength(81);
  }
});

test('without a solution there is no path', () => {
  expect(reportsOn('11..............')).toEqual([{ kind: 'solutions', solutions: 'none' }]);
});

test('where there are several solutions the path ends stuck, without a step that rests on there being one', () => {
  const reports = reportsOn(`${EASY.slice(0, 9)}${'.'.repeat(18)}${EASY.slice(27)}`);
  expect(reports[0]).toEqual({ kind: 'solutions', solutions: 'multiple' });
  const steps = reports.flatMap((report) => (report.kind === 'steps' ? report.steps : []));
  expect(steps.length).toBeGreaterThan(0);
  expect(steps.filter(({ step }) => WITHOUT_UNIQUENESS.includes(step.technique))).toEqual(steps);
  expect(reports.at(-1)).toMatchObject({ kind: 'end', rating: { end: 'stuck', level: 'beyond' } });
});
