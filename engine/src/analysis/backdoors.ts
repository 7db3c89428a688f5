import type { Cell } from '../model/geometry.ts';
import { type Digits, type Puzzle, requireDigits } from '../puzzle/puzzle.ts';
import { copyPosition, createPosition, isSolved, placeDigit, type Position } from '../logic/position.ts';
import { solveLogicallyInPlace } from '../logic/solve-logically.ts';
import { type AnalysisControl, type AnalysisStatus, checkedAnalysisControl } from './control.ts';

/** The result of `findBackdoors`. */
export interface Backdoors {
  /** How far the search came. */
  readonly status: AnalysisStatus;
  /**
   * The number of cells in each: 0 if singles solve the puzzle as it is, otherwise 1 or 2; undefined if 2 are not
   * enough.
   */
  readonly size: 0 | 1 | 2 | undefined;
  /** The cells, ascending; with the solution's digits there, full houses and singles solve the rest. */
  readonly cells: readonly (readonly Cell[])[];
}

const TRIES = 50_000;
const SINGLES = ['full-house', 'naked-single', 'hidden-single'] as const;

/**
 * All smallest backdoors of a puzzle with one solution, of one or two cells. Pairs are tried only if no single cell
 * suffices. For boards that allow pencil marks, so up to 31 digits.
 */
export function findBackdoors(puzzle: Puzzle, solution: Digits, control: AnalysisControl = {}): Backdoors {
  const checked = checkedAnalysisControl(control);
  requireDigits(puzzle.geometry, 'solution', solution);
  const start = createPosition(puzzle);
  if (singlesSolve(copyPosition(start))) return { status: 'exact', size: 0, cells: [] };
  const open = puzzle.givens.flatMap((digit, cell) => (digit === 0 ? [cell] : []));
  const found: Cell[][] = [];
  let tried = 0;
  const works = (cells: Cell[]): boolean => {
    const position = copyPosition(start);
    for (const cell of cells) placeDigit(position, cell, solution[cell]);
    return singlesSolve(position);
  };
  for (const size of [1, 2] as const) {
    for (const cells of size === 1 ? open.map((cell) => [cell]) : pairsOf(open)) {
      checked.onProgress?.({ tried, found: found.length });
      if (checked.shouldStop?.())
        return { status: 'stopped', size: found.length > 0 ? size : undefined, cells: found };
      if (tried++ >= (checked.tries ?? TRIES)) {
        return { status: 'limit', size: found.length > 0 ? size : undefined, cells: found };
      }
      if (works(cells)) found.push(cells);
    }
    if (found.length > 0) return { status: 'exact', size, cells: found };
  }
  return { status: 'exact', size: undefined, cells: [] };
}

function singlesSolve(position: Position): boolean {
  const path = solveLogicallyInPlace(position, { techniques: SINGLES });
  while (!path.next().done);
  return isSolved(position);
}

function* pairsOf(cells: readonly Cell[]): Generator<Cell[]> {
  for (const [index, a] of cells.entries()) {
    for (const b of cells.slice(index + 1)) yield [a, b];
  }
}
