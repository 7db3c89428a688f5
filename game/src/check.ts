import {
  type Cell,
  type Conflict,
  type Digit,
  type Digits,
  digitsAsLine,
  findConflicts,
  type Geometry,
  hasDigit,
  isFilled,
  isSolutionOf,
} from 'pencilmark';
import { type BoardState, cellsWhere, isGiven } from './board-state.ts';
import { type Stated, statedSolution } from './stated-solution.ts';

/** `open`: cells are empty. `wrong`: filled, but the rules are broken. `won`: filled, and all rules are kept. */
export const GAME_STATUSES = ['open', 'wrong', 'won'] as const;
export type GameStatus = (typeof GAME_STATUSES)[number];

/**
 * How a board stands, in a game that may say more of its puzzle. Where a setter states the solution, that alone wins,
 * whatever of the rules is known here; else any filling that keeps them, also of a puzzle that has several.
 */
export function statusOf(board: BoardState, game?: Stated): GameStatus {
  const { puzzle, digits } = board;
  if (!isFilled(digits)) return 'open';
  const stated = statedSolution(board, game);
  return (stated ? stated.join() === digits.join() : isSolutionOf(puzzle, digits)) ? 'won' : 'wrong';
}

/**
 * The houses that hold a digit twice, and constraints that cannot hold any more: broken rules, which can be seen
 * without knowing the solution.
 */
export function conflictsOf({ puzzle, digits }: BoardState): Conflict[] {
  return findConflicts(puzzle, digits);
}

/** The cells whose entry differs from the solution. */
export function wrongCells(state: BoardState, solution: Digits): Cell[] {
  const { digits } = state;
  return cellsWhere(
    state,
    (cell) => digits[cell] !== 0 && digits[cell] !== solution[cell] && !isGiven(state, cell),
  );
}

/** The cells that show a digit, and the empty ones that show it as a pencil mark. */
export function cellsShowing(
  state: BoardState,
  digit: Digit,
): { readonly entered: Cell[]; readonly marked: Cell[] } {
  const { digits, corner, centre } = state;
  return {
    entered: cellsWhere(state, (cell) => digits[cell] === digit),
    marked: cellsWhere(state, (cell) => digits[cell] === 0 && hasDigit(corner[cell] | centre[cell], digit)),
  };
}

/** At `[digit]`, how often each digit stands on the board; `[0]` counts the empty cells. */
export function digitCounts({ puzzle, digits }: BoardState): number[] {
  const counts: number[] = new Array(puzzle.geometry.size + 1).fill(0);
  for (const digit of digits) counts[digit]++;
  return counts;
}

/**
 * How often every digit stands on the finished board, or undefined if that depends on the solution: it is
 * known where boxes, regions or rows of N cells cover the board without overlapping.
 */
export function copiesOfEachDigit({ houses, cells }: Geometry): number | undefined {
  for (const kind of ['box', 'region', 'row'] as const) {
    const parts = houses.filter((house) => house.kind === kind && house.full);
    const covered = parts.flatMap((house) => house.cells);
    if (covered.length === cells.length && new Set(covered).size === cells.length) return parts.length;
  }
  return undefined;
}

/** The board as one line, as the engine writes puzzles: entries count as givens. */
export function boardText({ puzzle, digits }: BoardState): string {
  return digitsAsLine(puzzle.geometry, digits);
}
