/** Pairs of candidates for which a rule has no filling. */
import type { Candidate, Cell, Constraint, Geometry } from 'pencilmark';
import type { CheckedBoard } from './board.ts';
import { type Budget, hasFilling } from './fillings.ts';
import { cellsRead, mayBoth } from './partly-held.ts';

/** Maximum number of trials to decide whether two candidates are compatible. Undecided counts as compatible. */
const PAIR_PATIENCE = 200_000;
/** Maximum number of trials for all pairs of one step; a trial counts once for each cell of the question. */
const BOARD_PATIENCE = 20_000_000;

const barred = new WeakMap<CheckedBoard, Map<string, boolean>>();
/** By the digits of a board, which it shares with the boards of the steps inside of a step. */
const budgets = new WeakMap<CheckedBoard['digits'], Budget>();

/** Whether some rule has no filling with both candidates. */
export function ruleExcludes(board: CheckedBoard, a: Candidate, b: Candidate): boolean {
  if (board.constraints.length === 0 || a.cell === b.cell) return false;
  let answers = barred.get(board);
  if (!answers) barred.set(board, (answers = new Map()));
  let budget = budgets.get(board.digits);
  if (!budget) budgets.set(board.digits, (budget = { left: BOARD_PATIENCE }));
  const key = [a, b]
    .map(({ cell, digit }) => `${cell}=${digit}`)
    .sort()
    .join();
  let answer = answers.get(key);
  if (answer === undefined) {
    answer = board.constraints.some((constraint) => bars(board, constraint, a, b, budget));
    answers.set(key, answer);
  }
  return answer;
}

function bars(
  board: CheckedBoard,
  constraint: Constraint,
  a: Candidate,
  b: Candidate,
  budget: Budget,
): boolean {
  if (!mayBoth(constraint, board.geometry, [a.cell, a.digit], [b.cell, b.digit])) return true;
  const read = cellsRead(board.geometry, constraint);
  // For a rule about the whole grid, only the cells next to both.
  const cells = read.length > 0 ? read : cellsBeside(board.geometry, a.cell, b.cell);
  if (!cells.includes(a.cell) || !cells.includes(b.cell)) return false;
  try {
    const question = { board, cells, constraints: [constraint], fixed: [a, b], budget };
    return !hasFilling({ ...question, patience: PAIR_PATIENCE });
  } catch {
    return false;
  }
}

/** The cells within one row and column of both, themselves among them where they touch. */
function cellsBeside({ cells }: Geometry, a: Cell, b: Cell): Cell[] {
  return cells.flatMap((place, cell) =>
    [a, b].every(
      (own) => Math.abs(cells[own].row - place.row) <= 1 && Math.abs(cells[own].column - place.column) <= 1,
    )
      ? [cell]
      : [],
  );
}
