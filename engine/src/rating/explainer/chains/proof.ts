/**
 * Chains as plain data. A node is a candidate that is true or false: `candidate * 2 + 1` or `candidate * 2`.
 */

/**
 * The reason for a node. A last candidate of a cell or place of a house becomes true; a filled cell or used digit makes
 * others false.
 */
export const CAUSE = { assumption: 0, cell: 1, block: 2, row: 3, column: 4, pattern: 5 } as const;

/**
 * A conclusion and everything on which it depends: the conclusion first, then its parents, their parents, … each node
 * once.
 */
export interface Trail {
  readonly nodes: readonly number[];
  readonly causes: readonly number[];
  /** For each node, the indices of its parents in `nodes`. */
  readonly parents: readonly (readonly number[])[];
  /** For each node, the pattern or inner chain that caused it, if any. */
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

/** The ways in which chains prove a hint. */
export type ProofKind =
  /**
   * A loop that is valid in both directions: candidates that see a true and a false node of the same digit are
   * eliminated.
   */
  | 'cycle'
  /** An assumption that leads to its own opposite. */
  | 'forcing'
  /** A candidate that leads to the same conclusion whether true or false. */
  | 'double'
  /** An assumption that makes something both true and false. */
  | 'contradiction'
  /** Every candidate of a cell, or every place of a digit in a house, leads to the same conclusion. */
  | 'cell'
  | 'house';

/** The proof of a hint by chains. */
export interface Proof {
  readonly kind: ProofKind;
  /** One per branch; the two opposite nodes of a contradiction; a loop forwards and backwards. */
  readonly trails: readonly Trail[];
  /** The cell or house whose possibilities are the branches. */
  readonly home?: number;
  readonly complexity: number;
}

/** The order of chains with equal rating and complexity; lower is preferred. */
export const SORT_KEY = { double: 1, x: 2, y: 3, xy: 4, cell: 5, house: 6, contradiction: 7 } as const;

/**
 * The increase in a chain's rating by its length: 0.1 for each of 4, 6, 8, 12, 16, 24 … that complexity − 2 exceeds.
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

/** All chains nested in the trails, each once; the complexity of each includes the chains nested in it. */
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
