/**
 * Chains as plain data. A node is a candidate that is true or false: `candidate * 2 + 1` or `candidate * 2`.
 */

/** Why a node follows. A digit or cell that is left alone makes something true, one that is taken makes it false. */
export const CAUSE = { assumption: 0, cell: 1, block: 2, row: 3, column: 4, pattern: 5 } as const;

/** A conclusion and all it rests on: the conclusion first, then its parents, their parents … each node once. */
export interface Trail {
  readonly nodes: readonly number[];
  readonly causes: readonly number[];
  /** For each node the indices of its parents in `nodes`. */
  readonly parents: readonly (readonly number[])[];
  /** Where a pattern or a chain inside of the chain is the cause: what it was. */
  readonly patterns: readonly (Pattern | undefined)[];
}

/** A pattern that a dynamic chain may use besides singles. */
export type Pattern =
  | { readonly kind: 'locking'; readonly digit: number; readonly base: number; readonly cover: number }
  | {
      readonly kind: 'hidden-pair' | 'naked-pair';
      readonly house: number;
      readonly cells: readonly number[];
      readonly digits: readonly number[];
    }
  | {
      readonly kind: 'x-wing';
      readonly digit: number;
      readonly bases: readonly number[];
      readonly covers: readonly number[];
    }
  | { readonly kind: 'chains'; readonly proof: Proof };

/** How a chain proves its hint. */
export type ProofKind =
  /** A loop that holds both ways round: whatever sees a true and a false node of the same digit goes. */
  | 'cycle'
  /** An assumption that leads to its own opposite. */
  | 'forcing'
  /** True or false, the candidate leads to the same conclusion. */
  | 'double'
  /** An assumption that makes something both true and false. */
  | 'contradiction'
  /** Every candidate of a cell, or every place of a digit in a house, leads to the same conclusion. */
  | 'cell'
  | 'house';

/** What a hint by chains rests on. */
export interface Proof {
  readonly kind: ProofKind;
  /** One per branch; the two opposite nodes of a contradiction; a loop forwards and backwards. */
  readonly trails: readonly Trail[];
  /** The cell or house whose possibilities are the branches. */
  readonly home?: number;
  readonly complexity: number;
}

/** Sorts chains of equal rating and complexity; lower is preferred. */
export const SORT_KEY = { double: 1, x: 2, y: 3, xy: 4, cell: 5, house: 6, contradiction: 7 } as const;

/**
 * The increase of a chain's rating by its length: 0.1 for each of 4, 6, 8, 12, 16, 24 … that complexity − 2 exceeds.
 */
export function lengthRating(complexity: number): number {
  const length = complexity - 2;
  let added = 0;
  for (let limit = 4, isOdd = false; length > limit; isOdd = !isOdd) {
    added += 0.1;
    limit = Math.floor(isOdd ? (limit * 4) / 3 : (limit * 3) / 2);
  }
  return added;
}

/** Whether two proofs have the same chains. */
function sameChains(a: Proof, b: Proof): boolean {
  return (
    a.trails.length === b.trails.length &&
    a.trails.every(({ nodes }, i) => {
      const others = b.trails[i].nodes;
      return nodes.length === others.length && nodes.every((node, j) => node === others[j]);
    })
  );
}

/** All chains inside of some trails, each once, with those inside of them counted in their own complexity. */
export function nestedProofs(trails: readonly Trail[]): Proof[] {
  const found: Proof[] = [];
  for (const { patterns } of trails) {
    for (const pattern of patterns) {
      if (pattern?.kind !== 'chains') continue;
      if (!found.some((other) => sameChains(other, pattern.proof))) found.push(pattern.proof);
    }
  }
  return found;
}
