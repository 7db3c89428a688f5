/**
 * The questions that a program asks first, of a puzzle or of its text. A text is one line of a plain board
 * (`53..7....6..195…`), as `parsePlainLine` reads it; `parseSheet` reads everything else.
 */
import { parsePlainLine } from './formats/lines/plain-line.ts';
import type { Puzzle } from './puzzle/puzzle.ts';
import { unwrap } from './result.ts';
import type { SolveControl } from './solve/control.ts';
import * as solver from './solve/solver.ts';

/**
 * Finds a solution of any puzzle, or proves that there is none. Does not ask whether it is the only one; `solutionKind`
 * does. Throws a `PuzzleError` with line and column for a text that cannot be read, a RangeError for a puzzle that does
 * not fit its board.
 */
export function solve(puzzle: Puzzle | string, control: SolveControl = {}): solver.SolveOutcome {
  return solver.solve(puzzleOf(puzzle), control);
}

/**
 * Counts the solutions of any puzzle up to `limit` (a whole number ≥ 1, or Infinity for all). Throws as `solve` does.
 */
export function countSolutions(
  puzzle: Puzzle | string,
  limit: number,
  control: SolveControl = {},
): solver.CountOutcome {
  return solver.countSolutions(puzzleOf(puzzle), limit, control);
}

/**
 * Whether a puzzle has no, one, or several solutions; undefined when stopped before that was clear. Throws as `solve`
 * does.
 */
export function solutionKind(
  puzzle: Puzzle | string,
  control: SolveControl = {},
): solver.SolutionKind | undefined {
  return solver.solutionKind(puzzleOf(puzzle), control);
}

/** Every solution, one digit a cell, one at a time, in no promised order. Throws as `solve` does. */
export function enumerateSolutions(puzzle: Puzzle | string): Generator<readonly number[], void> {
  return solver.enumerateSolutions(puzzleOf(puzzle));
}

function puzzleOf(puzzle: Puzzle | string): Puzzle {
  return typeof puzzle === 'string' ? unwrap(parsePlainLine(puzzle)) : puzzle;
}
