import type { TechniqueId } from 'pencilmark';

const SINGLES: readonly TechniqueId[] = ['full-house', 'naked-single', 'hidden-single'];

export function isSingle(technique: TechniqueId): boolean {
  return SINGLES.includes(technique);
}

/** Steps one after the other, `first` and `last` included, that are listed as one line or each by itself. */
export interface Run {
  readonly first: number;
  readonly last: number;
  readonly isFolded: boolean;
}

/** Fewer singles than this in a row are not worth a line that hides them. */
const WORTHWHILE = 3;

/**
 * The steps of a path in runs: each by itself, but for singles in a row, which are folded into one line unless one of
 * them, `at`, is looked at.
 */
export function foldSingles(techniques: readonly TechniqueId[], at: number): Run[] {
  const runs: Run[] = [];
  for (let first = 0; first < techniques.length;) {
    let end = first;
    while (end < techniques.length && isSingle(techniques[end])) end++;
    if (end - first >= WORTHWHILE && !(at >= first && at < end)) {
      runs.push({ first, last: end - 1, isFolded: true });
      first = end;
    } else {
      for (end = Math.max(end, first + 1); first < end; first++)
        runs.push({ first, last: first, isFolded: false });
    }
  }
  return runs;
}

/** Each of so many steps by itself. */
export function foldNothing(total: number): Run[] {
  return Array.from({ length: total }, (_, first) => ({ first, last: first, isFolded: false }));
}
