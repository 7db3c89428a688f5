/**
 * The first questions that programs ask, about a puzzle or its text. A text is one line of a plain board
 * (`53..7....6..195…`), as `parsePlainLine` reads it; `parsePuzzle` reads everything else.
 */
import { parsePlainLine } from './formats/lines/plain-line.ts';
import type { Puzzle } from './puzzle/puzzle.ts';
import { unwrap } from './result.ts';
import { LIMIT, requireValue } from './require.ts';
import { checkedControl, type SolveControl } from './solve/control.ts';
import * as solver from './solve/solver.ts';

/**
 * Finds a solution of any puzzle, or proves that there is none. Does not check whether it is the only one;
 * `checkUniqueness` does. Throws a `PuzzleError` with line and column if a text cannot be read, and a RangeError if a
 * puzzle does not fit its board or if a limit or a control is invalid.
 */
export function solve(puzzle: Puzzle | string, control: SolveControl = {}): solver.SolveOutcome {
  const checked = checkedControl(control);
  return solver.solve(puzzleOf(puzzle), checked);
}

/**
 * Counts the solutions of any puzzle up to `limit` (a whole number ≥ 1, or Infinity for all). Throws as `solve` does.
 */
export function countSolutions(
  puzzle: Puzzle | string,
  limit: number,
  control: SolveControl = {},
): solver.CountOutcome {
  requireValue('limit', limit, LIMIT);
  const checked = checkedControl(control);
  return solver.countSolutions(puzzleOf(puzzle), limit, checked);
}

/**
 * Whether a puzzle has no, one, or several solutions; undefined if stopped before that was known. Throws as `solve`
 * does.
 */
export function checkUniqueness(
  puzzle: Puzzle | string,
  control: SolveControl = {},
): solver.Uniqueness | undefined {
  const checked = checkedControl(control);
  return solver.checkUniqueness(puzzleOf(puzzle), checked);
}

/**
 * Every solution, one at a time, each with one digit per cell, in no promised order. The generator's return value says
 * whether it was stopped before the last one. Leave it with `break` or `return()`, or run it to its end: only then is
 * its memory free for the next puzzle. Throws as `solve` does.
 */
export function enumerateSolutions(
  puzzle: Puzzle | string,
  control: SolveControl = {},
): Generator<readonly number[], solver.EnumerationEnd> {
  const checked = checkedControl(control);
  return solver.enumerateSolutions(puzzleOf(puzzle), checked);
}

function puzzleOf(puzzle: Puzzle | string): Puzzle {
  return typeof puzzle === 'string' ? unwrap(parsePlainLine(puzzle)) : puzzle;
}
