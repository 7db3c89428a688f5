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
import { ruleWork } from 'pencilmark/internal';
import { type BoardState, cellsWhere, isGiven } from './board-state.ts';
import { type Stated, statedDigits } from './stated-solution.ts';

/** `open`: cells are empty. `wrong`: filled, but the rules are broken. `won`: filled, and all rules are satisfied. */
export const GAME_STATUSES = ['open', 'wrong', 'won'] as const;
export type GameStatus = (typeof GAME_STATUSES)[number];

/**
 * The status of a board, in a game that may contain more about its puzzle. If a setter states the solution, only that
 * wins, whichever rules are known here; otherwise any grid that satisfies the rules wins, even if the puzzle has
 * several solutions. Cells for which a setter states nothing may hold anything, or stay empty.
 */
export function statusOf(board: BoardState, game?: Stated): GameStatus {
  const { puzzle, digits } = board;
  const stated = statedDigits(board, game);
  if (stated ? stated.some((digit, cell) => digit > 0 && digits[cell] === 0) : !isFilled(digits))
    return 'open';
  const isWon = stated ? wrongCells(board, stated).length === 0 : isSolutionOf(puzzle, digits);
  return isWon ? 'won' : 'wrong';
}

/**
 * The houses that contain a digit twice, and constraints that can no longer be satisfied: broken rules that are visible
 * without knowing the solution.
 */
export function conflictsOf({ puzzle, digits }: Pick<BoardState, 'puzzle' | 'digits'>): Conflict[] {
  return findConflicts(puzzle, digits);
}

/** Rules with more work than this may take a page too long to check after each move: three times that of any puzzle. */
const HEAVY = 10_000;

/** Whether conflicts of the puzzle's boards should be found elsewhere than where a person waits. */
export function isHeavy({ puzzle }: Pick<BoardState, 'puzzle'>): boolean {
  return ruleWork(puzzle) > HEAVY;
}

/** The cells whose entry differs from the solution; any digit is right where that holds 0. */
export function wrongCells(state: BoardState, solution: Digits): Cell[] {
  const { digits } = state;
  return cellsWhere(
    state,
    (cell) =>
      digits[cell] !== 0 && solution[cell] !== 0 && digits[cell] !== solution[cell] && !isGiven(state, cell),
  );
}

/** The cells with a digit, and the empty ones that have it as a pencil mark. */
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

/** At `[digit]`, the number of times each digit is on the board; `[0]` counts the empty cells. */
export function digitCounts({ puzzle, digits }: BoardState): number[] {
  const counts: number[] = new Array(puzzle.geometry.size + 1).fill(0);
  for (const digit of digits) counts[digit]++;
  return counts;
}

/**
 * How often every digit is on the finished board; undefined if that depends on the solution. It is known if boxes,
 * regions or rows of N cells cover the board without overlapping.
 */
export function copiesOfEachDigit({ houses, cells }: Geometry): number | undefined {
  for (const kind of ['box', 'region', 'row'] as const) {
    const parts = houses.filter((house) => house.kind === kind && house.full);
    const covered = parts.flatMap((house) => house.cells);
    if (covered.length === cells.length && new Set(covered).size === cells.length) return parts.length;
  }
  return undefined;
}

/** The board as one line, in the engine's format: entries count as givens. */
export function boardText({ puzzle, digits }: BoardState): string {
  return digitsAsLine(puzzle.geometry, digits);
}
