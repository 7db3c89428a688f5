/** The findings of a search for chains: keeps the best one, or the best for each effect. */
import { type Proof } from './proof.ts';

export interface Finding {
  readonly rating: number;
  readonly complexity: number;
  readonly sortKey: number;
  /** The eliminated candidates, ascending. */
  readonly removed: readonly number[];
  /** The placed candidate, or -1. */
  readonly placed: number;
  readonly proof: Proof | undefined;
}

/**
 * Takes findings in the order in which they are found. They are compared by rating, then complexity, then sort key;
 * among equals the first stays. `prove` reads the search's working memory, so it is called immediately or never.
 */
export interface FindingSink {
  /** Whether a finding of this rating and complexity would be kept. */
  wants(rating: number, complexity: number): boolean;
  /** The largest complexity that would still be kept, in a search with one base rating. */
  mostComplex(baseRating: number): number;
  offer(
    rating: number,
    complexity: number,
    sortKey: number,
    removed: readonly number[],
    placed: number,
    prove: () => Proof,
  ): void;
}

/** Keeps the best finding. Faster without proofs. */
export function createBest(withProof: boolean): FindingSink & { readonly best: () => Finding | undefined } {
  let best: Finding | undefined;
  return {
    best: () => best,
    mostComplex: () => (best ? best.complexity : Infinity),
    wants: (rating, complexity) => !best || isBefore(rating, complexity, 0, best),
    offer(rating, complexity, sortKey, removed, placed, prove) {
      if (best && !isBefore(rating, complexity, sortKey, best)) return;
      const proof = withProof ? prove() : undefined;
      best = { rating, complexity, sortKey, removed, placed, proof };
    },
  };
}

/** Keeps the best finding of each effect, sorted; findings with the same effect count as the same hint. */
export function createAll(): FindingSink & { readonly sorted: () => readonly Finding[] } {
  const byEffect = new Map<string, Finding & { readonly order: number }>();
  let count = 0;
  return {
    sorted: () =>
      [...byEffect.values()].sort(
        (a, b) =>
          a.rating - b.rating || a.complexity - b.complexity || a.sortKey - b.sortKey || a.order - b.order,
      ),
    mostComplex: () => Infinity,
    wants: () => true,
    offer(rating, complexity, sortKey, removed, placed, prove) {
      const key = removed.length === 1 ? String(removed[0]) : removed.join(' ');
      const old = byEffect.get(key);
      if (old && !isBefore(rating, complexity, sortKey, old)) return;
      const found = { rating, complexity, sortKey, removed, placed, proof: prove(), order: count++ };
      byEffect.set(key, found);
    },
  };
}

function isBefore(rating: number, complexity: number, sortKey: number, other: Finding): boolean {
  if (rating !== other.rating) return rating < other.rating;
  if (complexity !== other.complexity) return complexity < other.complexity;
  return sortKey < other.sortKey;
}
