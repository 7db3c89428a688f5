import type { TechniqueId } from 'pencilmark';

const SINGLES: readonly TechniqueId[] = ['full-house', 'naked-single', 'hidden-single'];

export function isSingle(technique: TechniqueId): boolean {
  return SINGLES.includes(technique);
}

/** Consecutive steps, `first` and `last` included, that are listed as one line or each on its own line. */
export interface Run {
  readonly first: number;
  readonly last: number;
  readonly isFolded: boolean;
}

/** With fewer singles in a row, a line that hides them is not worthwhile. */
const WORTHWHILE = 3;

/**
 * The steps of a path in runs: each step is a run, but consecutive singles are folded into one unless the selected
 * step, `at`, is among them.
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

/** One run for each of `total` steps. */
export function foldNothing(total: number): Run[] {
  return Array.from({ length: total }, (_, first) => ({ first, last: first, isFolded: false }));
}
