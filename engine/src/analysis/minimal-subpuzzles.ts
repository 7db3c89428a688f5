import { LIMIT, requireValue } from '../require.ts';
import type { Cell } from '../model/geometry.ts';
import { type Puzzle, requirePuzzle } from '../puzzle/puzzle.ts';
import { checkUniqueness } from '../solve/solver.ts';
import { type AnalysisControl, type AnalysisStatus, checkedAnalysisControl } from './control.ts';

/** The result of `findMinimalSubpuzzles`. */
export interface Subpuzzles {
  /** How far the search came. */
  readonly status: AnalysisStatus;
  /** For each minimal sub-puzzle, the cells whose givens it keeps, ascending. */
  readonly kept: readonly (readonly Cell[])[];
}

const TRIES = 100_000;

/**
 * The minimal puzzles within a puzzle of one solution: sets of its givens that still allow only that solution and from
 * which none can be removed. At most `limit` of them. A minimal puzzle has exactly one, itself.
 */
export function findMinimalSubpuzzles(
  puzzle: Puzzle,
  limit: number,
  control: AnalysisControl = {},
): Subpuzzles {
  requirePuzzle(puzzle);
  requireValue('limit', limit, LIMIT);
  const checked = checkedAnalysisControl(control);
  const givens = puzzle.givens.flatMap((digit, cell) => (digit === 0 ? [] : [cell]));
  const search: Search = { puzzle, limit, control: checked, kept: [], tried: 0, status: 'exact' };
  branch(search, givens, givens, []);
  return { status: search.status, kept: search.kept };
}

interface Search {
  readonly puzzle: Puzzle;
  readonly limit: number;
  readonly control: AnalysisControl;
  readonly kept: (readonly Cell[])[];
  tried: number;
  status: AnalysisStatus;
}

/**
 * Finds every minimal sub-puzzle of `givens` that contains all of `chosen`. Undecided givens that cannot be removed now
 * never can. For one that can be removed: first all sub-puzzles without it, then all that keep it.
 */
function branch(
  search: Search,
  givens: readonly Cell[],
  undecided: readonly Cell[],
  chosen: readonly Cell[],
): void {
  const free = undecided.filter((cell) => canDo(search, without(givens, cell)));
  if (search.status !== 'exact') return;
  if (free.length === 0) {
    const isMinimal = chosen.every((cell) => !canDo(search, without(givens, cell)));
    if (search.status === 'exact' && isMinimal) add(search, givens);
    return;
  }
  const [cell, ...rest] = free;
  branch(search, without(givens, cell), rest, chosen);
  if (search.status !== 'exact') return;
  const nextChosen = [...chosen, cell];
  // If a chosen given is redundant among the givens that are certain to be kept, it is never needed.
  const sure = givens.filter((given) => !rest.includes(given));
  if (nextChosen.some((own) => canDo(search, without(sure, own)))) return;
  branch(search, givens, rest, nextChosen);
}

/** Whether these givens allow only one solution. They always allow at least one. */
function canDo(search: Search, cells: readonly Cell[]): boolean {
  const { puzzle, control, kept } = search;
  if (search.status !== 'exact') return false;
  if (search.tried++ >= (control.tries ?? TRIES)) search.status = 'limit';
  control.onProgress?.({ tried: search.tried, found: kept.length });
  if (control.shouldStop?.()) search.status = 'stopped';
  if (search.status !== 'exact') return false;
  const isKept = new Set(cells);
  const givens = puzzle.givens.map((digit, cell) => (isKept.has(cell) ? digit : 0));
  const kind = checkUniqueness({ ...puzzle, givens }, { shouldStop: control.shouldStop });
  if (kind === undefined) search.status = 'stopped';
  return kind === 'unique';
}

function add(search: Search, givens: readonly Cell[]): void {
  if (search.kept.length >= search.limit) search.status = 'limit';
  else search.kept.push(givens);
}

function without(cells: readonly Cell[], cell: Cell): Cell[] {
  return cells.filter((other) => other !== cell);
}
