/** The fewest givens that tell one solution from all others of a list. */
import type { Cell } from '../model/geometry.ts';
import type { Digits } from '../puzzle/puzzle.ts';

/** A given to add. */
export interface ExtraGiven {
  /** An open cell, from 0. */
  readonly cell: Cell;
  /** Its digit, 1 … N. */
  readonly digit: number;
}

/** Visits of solutions that are left; fewer with each visit. */
interface Budget {
  left: number;
}

/**
 * A smallest set of givens that only one of these solutions has; the best known if `isOver` says so before that is
 * proved.
 */
export function smallestIn(
  list: readonly Digits[],
  budget: Budget,
  isOver: () => boolean,
): { readonly extra: readonly ExtraGiven[]; readonly isSmallest: boolean; readonly atLeast: number } {
  const greedy = rarestOneByOne(list);
  for (let size = 1; size < greedy.length; size++) {
    for (const target of list) {
      if (isOver()) return { extra: greedy, isSmallest: false, atLeast: size };
      const others = list.filter((other) => other !== target);
      const cells = hittingSet(target, others, size, budget);
      if (cells) {
        const extra = cells.map((cell) => ({ cell, digit: target[cell] }));
        return { extra, isSmallest: true, atLeast: size };
      }
    }
    if (isOver()) return { extra: greedy, isSmallest: false, atLeast: size };
  }
  return { extra: greedy, isSmallest: true, atLeast: greedy.length };
}

/** Takes the digit that the fewest of the remaining solutions have, until only one is left. */
function rarestOneByOne(list: readonly Digits[]): ExtraGiven[] {
  const extra: ExtraGiven[] = [];
  let left = list;
  while (left.length > 1) {
    const next = rarestIn(left);
    extra.push(next);
    left = left.filter((solution) => solution[next.cell] === next.digit);
  }
  return extra;
}

/** The cell and digit that the fewest of the solutions have, but at least one. */
function rarestIn(list: readonly Digits[]): ExtraGiven {
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

/**
 * The cells that distinguish `target` from all others. One of those in which the most similar solution differs must be
 * included: each is tried.
 */
function hittingSet(
  target: Digits,
  others: readonly Digits[],
  size: number,
  budget: Budget,
): Cell[] | undefined {
  if (others.length === 0) return [];
  if (size === 0 || budget.left < 0) return undefined;
  budget.left -= others.length;
  for (const cell of nearestDifferences(target, others)) {
    const agreeing = others.filter((other) => other[cell] === target[cell]);
    const rest = hittingSet(target, agreeing, size - 1, budget);
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
