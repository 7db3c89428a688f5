import { allDigits, type DigitSet, digitBit, digitsIn, NO_DIGITS } from '../model/digits.ts';
import { type Digits, type Puzzle, requireDigits, requirePuzzle } from '../puzzle/puzzle.ts';
import { LIMIT, requireValue } from '../require.ts';
import { requireControl, type SolveControl } from './control.ts';
import { type Counter, createCounter } from './counter.ts';

/** The answer of `trueCandidates`. */
export interface TrueCandidates {
  /** `exact`: of every candidate it is known. `stopped`: those of `open` are not settled. */
  readonly status: 'exact' | 'stopped';
  /** For each cell the digits that it holds in some solution; none anywhere where there is no solution. */
  readonly candidates: readonly DigitSet[];
  /** For each cell the digits of which it is not known. */
  readonly open: readonly DigitSet[];
}

/**
 * The candidates that occur in some solution of a puzzle, with `digits` on its board (default its givens). Each solution
 * found settles a digit in every cell; then one is sought that differs from all of them in some cell. For boards of up to
 * 31 digits.
 */
export function trueCandidates(
  puzzle: Puzzle,
  digits: Digits = puzzle.givens,
  control: SolveControl = {},
): TrueCandidates {
  requirePuzzle(puzzle);
  requireDigits(puzzle.geometry, 'digits', digits);
  requireControl(control);
  const counter = createCounter(puzzle);
  try {
    return candidatesBy(counter, puzzle, digits, control);
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
  const seek = (allowed: readonly DigitSet[]): 'found' | 'none' | 'stopped' => {
    const wanted = found.map((set) => full & ~set);
    const { status, examples } = counter.count(allowed, 1, control, wanted);
    if (examples.length === 0) return status === 'stopped' ? 'stopped' : 'none';
    examples[0].forEach((digit, cell) => (found[cell] |= digitBit(digit)));
    return 'found';
  };
  const outcome = (status: TrueCandidates['status']): TrueCandidates => {
    const open = left.map((set, cell) => (status === 'exact' ? NO_DIGITS : set & ~found[cell]));
    return { status, candidates: found, open };
  };
  const first = seek(left);
  if (first !== 'found') return outcome(first === 'none' ? 'exact' : 'stopped');
  for (const cell of left.keys()) {
    // Asked for all that is open in the cell at once: one answer settles a digit, or all of them.
    while ((left[cell] & ~found[cell]) !== NO_DIGITS) {
      const answer = seek(left.with(cell, left[cell] & ~found[cell]));
      if (answer === 'stopped') return outcome('stopped');
      if (answer === 'none') left[cell] &= found[cell];
    }
  }
  return outcome('exact');
}

/** How many solutions hold each candidate, counted up to `limit`; undefined when stopped. */
export function countByCandidate(
  puzzle: Puzzle,
  limit: number,
  control: SolveControl = {},
): ReadonlyMap<number, number>[] | undefined {
  requireValue('limit', limit, LIMIT);
  const { status, candidates } = trueCandidates(puzzle, puzzle.givens, control);
  if (status === 'stopped') return undefined;
  const counter = createCounter(puzzle);
  try {
    return countsOf(counter, puzzle, candidates, limit, control);
  } finally {
    counter.end();
  }
}

function countsOf(
  counter: Counter,
  puzzle: Puzzle,
  candidates: readonly DigitSet[],
  limit: number,
  control: SolveControl,
): ReadonlyMap<number, number>[] | undefined {
  const full = allDigits(puzzle.geometry.size);
  const open = puzzle.allowed ?? candidates.map(() => full);
  const counts: ReadonlyMap<number, number>[] = [];
  for (const [cell, set] of candidates.entries()) {
    const own = new Map<number, number>();
    for (const digit of digitsIn(set)) {
      const { status, count } = counter.count(open.with(cell, digitBit(digit)), limit, control, []);
      if (status === 'stopped') return undefined;
      own.set(digit, count);
    }
    counts.push(own);
  }
  return counts;
}
