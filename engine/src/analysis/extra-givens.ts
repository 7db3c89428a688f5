import type { Cell } from '../model/geometry.ts';
import { type Digits, type Puzzle, requirePuzzle } from '../puzzle/puzzle.ts';
import { countSolutions, enumerateSolutions } from '../solve/solver.ts';
import { type AnalysisControl, type AnalysisStatus, checkedAnalysisControl } from './control.ts';

/** The result of `findExtraGivens`. */
export interface ExtraGivens {
  /** `exact`: no smaller set suffices. `limit`: a smaller set may suffice, with `atLeast` givens or more. */
  readonly status: AnalysisStatus;
  /** The givens to add; none if the puzzle has one solution, or no solution, or if `stopped` came first. */
  readonly extra: readonly {
    /** An open cell, from 0. */
    readonly cell: Cell;
    /** Its digit, 1 … N. */
    readonly digit: number;
  }[];
  /** A proved lower bound: no set of fewer givens suffices. */
  readonly atLeast: number;
}

/** Maximum number of solutions that are listed and distinguished exactly; with more, the answer is greedy. */
const MAX_SOLUTIONS = 2_000;
/** Default number of solutions that are visited in the search for the smallest set. */
const TRIES = 20_000_000;

/**
 * A smallest set of additional givens with which the puzzle has one solution. Exact if there are at most 2,000
 * solutions and the search ends within `tries` visits of solutions; otherwise a sufficient set, chosen greedily.
 */
export function findExtraGivens(puzzle: Puzzle, control: AnalysisControl = {}): ExtraGivens {
  requirePuzzle(puzzle);
  const checked = checkedAnalysisControl(control);
  const { list, end } = listed(puzzle, checked);
  if (end === 'stopped') return { status: 'stopped', extra: [], atLeast: 0 };
  if (list.length < 2) return { status: 'exact', extra: [], atLeast: 0 };
  const greedy = greedyExtra(puzzle, list, checked);
  if (!greedy) return { status: 'stopped', extra: [], atLeast: 1 };
  if (end === 'limit') return { status: greedy.length === 1 ? 'exact' : 'limit', extra: greedy, atLeast: 1 };
  const search: Search = { list, control: checked, left: checked.tries ?? TRIES, isStopped: false };
  for (let size = 1; size < greedy.length; size++) {
    const cells = cellsThatDo(search, size);
    if (search.isStopped) return { status: 'stopped', extra: greedy, atLeast: size };
    if (search.left < 0) return { status: 'limit', extra: greedy, atLeast: size };
    if (cells) return { status: 'exact', extra: cells, atLeast: size };
  }
  return { status: 'exact', extra: greedy, atLeast: greedy.length };
}

function listed(puzzle: Puzzle, control: AnalysisControl): { list: Digits[]; end: AnalysisStatus } {
  const list: Digits[] = [];
  const solutions = enumerateSolutions(puzzle, { shouldStop: control.shouldStop });
  for (;;) {
    const next = solutions.next();
    if (next.done) return { list, end: next.value === 'done' ? 'exact' : 'stopped' };
    if (list.length >= MAX_SOLUTIONS) {
      solutions.return('stopped');
      return { list, end: 'limit' };
    }
    list.push(next.value);
    control.onProgress?.({ tried: list.length, found: 0 });
    if (control.shouldStop?.()) return { list, end: 'stopped' };
  }
}

/** Repeatedly adds the digit that the fewest of the remaining solutions have, until only one is left. */
function greedyExtra(
  puzzle: Puzzle,
  first: readonly Digits[],
  control: AnalysisControl,
): { cell: Cell; digit: number }[] | undefined {
  const extra: { cell: Cell; digit: number }[] = [];
  let list = first;
  let givens = puzzle.givens;
  for (;;) {
    if (list.length < 2) {
      const outcome = countSolutions({ ...puzzle, givens }, 2, { shouldStop: control.shouldStop });
      if (outcome.status === 'stopped') return undefined;
      if (outcome.count < 2) return extra;
      list = outcome.examples;
    }
    const next = rarest(list);
    extra.push(next);
    givens = givens.with(next.cell, next.digit);
    list = list.filter((solution) => solution[next.cell] === next.digit);
  }
}

/** The cell and digit that the fewest of the solutions have, but at least one. */
function rarest(list: readonly Digits[]): { cell: Cell; digit: number } {
  let best = { cell: 0, digit: 0 };
  let fewest = Infinity;
  for (const cell of list[0].keys()) {
    const counts = new Map<number, number>();
    for (const solution of list) counts.set(solution[cell], (counts.get(solution[cell]) ?? 0) + 1);
    for (const [digit, holders] of counts) {
      if (holders >= fewest) continue;
      fewest = holders;
      best = { cell, digit };
    }
  }
  return best;
}

interface Search {
  readonly list: readonly Digits[];
  readonly control: AnalysisControl;
  left: number;
  isStopped: boolean;
}

/** Up to `size` cells that together distinguish some solution from every other, with its digits. */
function cellsThatDo(search: Search, size: number): { cell: Cell; digit: number }[] | undefined {
  for (const [index, target] of search.list.entries()) {
    const others = search.list.filter((_, other) => other !== index);
    const cells = hittingSet(search, target, others, size);
    if (cells) return cells.map((cell) => ({ cell, digit: target[cell] }));
    search.control.onProgress?.({ tried: index, found: 0 });
    search.isStopped ||= search.control.shouldStop?.() ?? false;
    if (search.isStopped || search.left < 0) return undefined;
  }
  return undefined;
}

/**
 * The cells that distinguish `target` from all others. One of those in which the most similar solution differs must be
 * included: each is tried.
 */
function hittingSet(
  search: Search,
  target: Digits,
  others: readonly Digits[],
  size: number,
): Cell[] | undefined {
  if (others.length === 0) return [];
  if (size === 0 || search.left < 0) return undefined;
  search.left -= others.length;
  for (const cell of nearestDifferences(target, others)) {
    const agreeing = others.filter((other) => other[cell] === target[cell]);
    const rest = hittingSet(search, target, agreeing, size - 1);
    if (rest) return [cell, ...rest];
  }
  return undefined;
}

/** The cells in which the most similar of a sample of the others differs. */
function nearestDifferences(target: Digits, others: readonly Digits[]): Cell[] {
  const looked = others.length > 50 ? others.slice(0, 50) : others;
  const differences = looked.map((other) =>
    target.flatMap((digit, cell) => (digit === other[cell] ? [] : [cell])),
  );
  return differences.reduce((a, b) => (b.length < a.length ? b : a));
}
