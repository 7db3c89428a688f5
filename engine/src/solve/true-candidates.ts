import { allDigits, type DigitSet, digitBit, digitsIn, NO_DIGITS } from '../model/digits.ts';
import type { Cell } from '../model/geometry.ts';
import { type Digits, type Puzzle, requireDigits, requirePuzzle } from '../puzzle/puzzle.ts';
import { LIMIT, requireValue } from '../require.ts';
import { checkedControl, type SolveControl } from './control.ts';
import { AT_ONCE, type Counter, createCounter } from './counter.ts';
import { type CountOutcome, visitSolutions } from './solver.ts';

/** The answer of `trueCandidates`. */
export interface TrueCandidates {
  /** `exact`: every candidate is settled. `none`: there is no solution. `stopped`: the candidates of `open` are not settled. */
  readonly status: 'exact' | 'none' | 'stopped';
  /** For each cell, the digits that it holds in some solution; all empty if there is no solution. */
  readonly candidates: readonly DigitSet[];
  /** For each cell, the digits that are not settled. */
  readonly open: readonly DigitSet[];
}

/**
 * The candidates that occur in some solution of a puzzle, with `digits` on its board (default its givens). Each
 * solution found settles a digit in every cell; the next must differ from all earlier ones in some cell. For boards of
 * up to 31 digits.
 */
export function trueCandidates(
  puzzle: Puzzle,
  digits: Digits = puzzle.givens,
  control: SolveControl = {},
): TrueCandidates {
  requirePuzzle(puzzle);
  requireDigits(puzzle.geometry, 'digits', digits);
  const checked = checkedControl(control);
  const counter = createCounter(puzzle);
  try {
    return candidatesBy(counter, puzzle, digits, checked);
  } finally {
    counter.end();
  }
}

function candidatesBy(
  counter: Counter,
  puzzle: Puzzle,
  digits: Digits,
  control: SolveControl,
): TrueCandidates {
  const full = allDigits(puzzle.geometry.size);
  const left = digits.map(
    (digit, cell) => (digit === 0 ? full : digitBit(digit)) & (puzzle.allowed?.[cell] ?? full),
  );
  const found: DigitSet[] = digits.map(() => NO_DIGITS);
  const add = ({ examples }: CountOutcome): void => {
    for (const example of examples) example.forEach((digit, cell) => (found[cell] |= digitBit(digit)));
  };
  const outcome = (status: TrueCandidates['status']): TrueCandidates => {
    const open = left.map((set, cell) => (status === 'stopped' ? set & ~found[cell] : NO_DIGITS));
    return { status, candidates: found, open };
  };
  // Up to two, because most puzzles have one.
  let answer = counter.count(left, 2, control, []);
  add(answer);
  if (answer.status === 'exact' && answer.count === 0) return outcome('none');
  if (answer.status !== 'limit') return outcome(answer.status);
  for (;;) {
    const open = openCells(left, found);
    if (open.length === 0) return outcome('exact');
    // Easy questions are faster together; a hard one is faster alone.
    const asked = open.slice(0, answer.guesses < EASY ? AT_ONCE : 1);
    const wanted = found.map((set) => full & ~set);
    const together = counter.countAny(alternativesOf(asked, left, found), 1, control, wanted);
    if (!together) asked.length = 1;
    answer = together ?? counter.count(differing(asked[0], left, found), 1, control, wanted);
    add(answer);
    if (answer.status === 'stopped') return outcome('stopped');
    if (answer.status === 'exact') for (const cell of asked) left[cell] &= found[cell];
  }
}

/** A question that takes this many guesses is hard. */
const EASY = 100;

/** Cells with unsettled digits. */
function openCells(left: readonly DigitSet[], found: readonly DigitSet[]): Cell[] {
  return [...left.keys()].filter((cell) => (left[cell] & ~found[cell]) !== NO_DIGITS);
}

/** Asks for all unsettled digits of the cell at once: each answer settles one of them, or all. */
function differing(cell: Cell, left: readonly DigitSet[], found: readonly DigitSet[]): DigitSet[] {
  return left.with(cell, left[cell] & ~found[cell]);
}

/** The same for several cells: in each alternative, all cells before its own hold digits already found. */
function alternativesOf(
  cells: readonly Cell[],
  left: readonly DigitSet[],
  found: readonly DigitSet[],
): DigitSet[][] {
  let rest = left;
  return cells.map((cell) => {
    const own = differing(cell, rest, found);
    rest = rest.with(cell, rest[cell] & found[cell]);
    return own;
  });
}

/**
 * The number of solutions that hold each candidate, counted up to `limit`; undefined if stopped. All are counted in one
 * listing of the solutions. Only where there are so many that it might leave a candidate out for long are those still
 * below the limit counted one by one.
 */
export function countByCandidate(
  puzzle: Puzzle,
  limit: number,
  control: SolveControl = {},
): ReadonlyMap<number, number>[] | undefined {
  requirePuzzle(puzzle);
  requireValue('limit', limit, LIMIT);
  const checked = checkedControl(control);
  const { size, cells } = puzzle.geometry;
  /** For each cell and digit, the solutions seen. */
  const seen = new Float64Array(cells.length * size);
  let left = limit * size * LISTED;
  const end = visitSolutions(puzzle, checked, (digits) => {
    for (let cell = 0; cell < digits.length; cell++) seen[cell * size + digits[cell] - 1]++;
    return --left > 0;
  });
  if (end === 'stopped') return undefined;
  if (end === 'done') return cells.map((_, cell) => seenIn(seen, size, cell, limit));
  const { status, candidates } = trueCandidates(puzzle, puzzle.givens, checked);
  if (status === 'stopped') return undefined;
  const counter = createCounter(puzzle);
  try {
    return countsOf(counter, puzzle, candidates, limit, checked, seen);
  } finally {
    counter.end();
  }
}

/** Solutions listed before the rest is counted by candidate, for each unit of the limit and each digit. */
const LISTED = 4;

function seenIn(seen: Float64Array, size: number, cell: Cell, limit: number): ReadonlyMap<number, number> {
  const own = new Map<number, number>();
  for (let digit = 1; digit <= size; digit++) {
    const count = seen[cell * size + digit - 1];
    if (count > 0) own.set(digit, Math.min(count, limit));
  }
  return own;
}

function countsOf(
  counter: Counter,
  puzzle: Puzzle,
  candidates: readonly DigitSet[],
  limit: number,
  control: SolveControl,
  seen: Float64Array,
): ReadonlyMap<number, number>[] | undefined {
  const { size } = puzzle.geometry;
  const full = allDigits(size);
  const open = puzzle.allowed ?? candidates.map(() => full);
  const counts: ReadonlyMap<number, number>[] = [];
  for (const [cell, set] of candidates.entries()) {
    const own = new Map<number, number>();
    for (const digit of digitsIn(set)) {
      if (seen[cell * size + digit - 1] >= limit) {
        own.set(digit, limit);
        continue;
      }
      const { status, count } = counter.count(open.with(cell, digitBit(digit)), limit, control, []);
      if (status === 'stopped') return undefined;
      own.set(digit, count);
    }
    counts.push(own);
  }
  return counts;
}
