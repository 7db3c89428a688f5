/** Enumerates fillings of the cells of a question. */
import type { Candidate, Cell, Constraint, Digit } from 'pencilmark';
import { candidatesIn, type CheckedBoard } from './board.ts';
import { mayHold } from './partly-held.ts';
import type { Partly } from './rule-meanings.ts';
import { sees } from './seen-by-rules.ts';

/** Maximum number of trials for one question. */
const PATIENCE = 2_000_000;

interface Sum {
  readonly plus: readonly Cell[];
  readonly minus: readonly Cell[];
  readonly total: number;
}

/** The remaining budget for pairs of candidates. */
export interface Budget {
  left: number;
}

export interface Question {
  readonly board: CheckedBoard;
  readonly cells: readonly Cell[];
  readonly constraints: readonly Constraint[];
  /** The sums of the cells, some of them negative terms. */
  readonly sums?: readonly Sum[];
  readonly fixed?: readonly Candidate[];
  /** A digit that none of these cells holds. */
  readonly without?: { readonly digit: Digit; readonly cells: readonly Cell[] };
  /** Maximum number of trials. */
  readonly patience?: number;
  /** The remaining budget of a board for all its questions, in cells visited. */
  readonly budget?: Budget;
}

/** Whether some filling obeys everything. Throws if that takes too long. */
export function hasFilling(question: Question): boolean {
  const { board, constraints, fixed = [], without, sums = [], patience = PATIENCE, budget } = question;
  const { geometry } = board;
  const digits = new Map<Cell, Digit>();
  const domains = new Map(question.cells.map((cell) => [cell, domainOf(board, cell, fixed, without)]));
  if ([...domains.values()].some((list) => list.length === 0)) return false;
  const order = inOrder(question.cells, constraints, domains, fixed);
  const value = (digit: Digit): number => geometry.values[digit - 1];
  const lowest = geometry.values[0];
  const highest = geometry.values[geometry.size - 1];
  const rangeOf = (cell: Cell, isLow: boolean): number => {
    const held = digits.get(cell);
    if (held !== undefined) return value(held);
    const domain = domains.get(cell);
    if (!domain) return isLow ? lowest : highest;
    return value(isLow ? domain[0] : domain[domain.length - 1]);
  };
  const everyDigit = geometry.symbols.map((_, index) => index + 1);
  const filled: Cell[] = [];
  const grid: Partly = {
    geometry,
    filled,
    value: (cell) => {
      const held = digits.get(cell);
      return held === undefined ? undefined : value(held);
    },
    low: (cell) => rangeOf(cell, true),
    high: (cell) => rangeOf(cell, false),
  };
  const sumUp = (cells: readonly Cell[], of: (cell: Cell) => number): number =>
    cells.reduce((total, cell) => total + of(cell), 0);
  const mayAddUp = (): boolean =>
    sums.every(
      ({ plus, minus, total }) =>
        sumUp(plus, grid.low) - sumUp(minus, grid.high) <= total &&
        sumUp(plus, grid.high) - sumUp(minus, grid.low) >= total,
    );
  let left = patience / 10;
  /** Places a digit in a cell if it fits with the filled ones; returns whether it did. */
  const put = (cell: Cell, digit: Digit): boolean => {
    if (budget) budget.left -= order.length;
    if (left-- <= 0 || (budget && budget.left < 0)) throw new Error('too many fillings to go through');
    if (filled.some((other) => digits.get(other) === digit && sees(board, cell, other))) return false;
    digits.set(cell, digit);
    filled.push(cell);
    if (mayAddUp() && constraints.every((constraint) => mayHold(constraint, grid, digits))) return true;
    take(cell);
    return false;
  };
  const take = (cell: Cell): void => {
    digits.delete(cell);
    filled.pop();
  };
  const walk = (k: number): boolean => {
    if (k === order.length) return true;
    for (const digit of domains.get(order[k])!) {
      if (!put(order[k], digit)) continue;
      if (walk(k + 1)) return true;
      take(order[k]);
    }
    return false;
  };
  /** The same, but always in the cell with the fewest fitting digits: slower per step, with fewer steps. */
  const walkFewest = (): boolean => {
    if (filled.length === order.length) return true;
    let best: { cell: Cell; fitting: readonly Digit[] } = { cell: -1, fitting: everyDigit };
    for (const cell of order) {
      if (digits.has(cell)) continue;
      const fitting = domains.get(cell)!.filter((digit) => {
        const fits = put(cell, digit);
        if (fits) take(cell);
        return fits;
      });
      if (best.cell < 0 || fitting.length < best.fitting.length) best = { cell, fitting };
      if (best.fitting.length < 2) break;
    }
    return best.fitting.some((digit) => {
      put(best.cell, digit);
      if (walkFewest()) return true;
      take(best.cell);
      return false;
    });
  };
  try {
    return walk(0);
  } catch {
    digits.clear();
    filled.length = 0;
    left = patience;
    return walkFewest();
  }
}

function domainOf(
  board: CheckedBoard,
  cell: Cell,
  fixed: readonly Candidate[],
  without?: Question['without'],
): Digit[] {
  const own = fixed.find((candidate) => candidate.cell === cell);
  const all = board.digits[cell] !== 0 ? [board.digits[cell]] : candidatesIn(board, cell);
  return all.filter(
    (digit) => !(digit === without?.digit && without.cells.includes(cell)) && (!own || digit === own.digit),
  );
}

/** Kinds that read along their cells: the first cells decide most. */
const READ_ALONG = /skyscraper|x-sum|sandwich|lunchbox|segments|room|value-index|automaton|pattern/;

function inOrder(
  cells: readonly Cell[],
  constraints: readonly Constraint[],
  domains: ReadonlyMap<Cell, readonly Digit[]>,
  fixed: readonly Candidate[],
): Cell[] {
  const line = constraints.filter(({ kind }) => READ_ALONG.test(kind)).flatMap(lineOf);
  const rank = (cell: Cell): number => {
    if (fixed.some((candidate) => candidate.cell === cell)) return -1;
    return line.includes(cell) ? line.indexOf(cell) : line.length + domains.get(cell)!.length;
  };
  return [...cells].sort((a, b) => rank(a) - rank(b));
}

function lineOf(constraint: Constraint): readonly Cell[] {
  const { cells = [] } = constraint as { readonly cells?: readonly Cell[] };
  return cells;
}
