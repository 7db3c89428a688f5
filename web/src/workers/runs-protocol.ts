import type { SolverName } from 'pencilmark';
import type { Method } from './methods.ts';
import type { WirePuzzle } from './wire-puzzle.ts';

/** The puzzles of a list: given directly, as a text that contains them, or as a collection of the library. */
export type ListSource =
  | { readonly kind: 'puzzles'; readonly puzzles: readonly WirePuzzle[] }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'collection'; readonly collection: string };

export interface RunsRequest {
  readonly source: ListSource;
  readonly methods: readonly Method[];
  /** Time limit per puzzle, in ms. */
  readonly patience: number;
}

export const RUN_ENDS = ['solved', 'stuck', 'impossible', 'gaveUp'] as const;
type RunEnd = (typeof RUN_ENDS)[number];

/** The result for one puzzle. */
export interface RunResult {
  readonly end: RunEnd;
  /** 0 for a cell left open. */
  readonly digits: readonly number[];
  readonly guesses: number;
  /** The fast solver that was used. */
  readonly solver?: SolverName;
}

/** The tally of one method on a list so far. */
export interface RunTally {
  readonly method: Method;
  readonly ends: Readonly<Record<RunEnd, number>>;
  readonly guesses: number;
  /** Time at full speed, excluding everything else. */
  readonly ms: number;
  readonly last: RunResult | undefined;
}

export type RunsReport =
  /**
   * The number of puzzles, the number of places in the text that could not be read, and the problem at the first of
   * them.
   */
  | { readonly kind: 'read'; readonly total: number; readonly faults: number; readonly fault?: string }
  | { readonly kind: 'tally'; readonly tally: RunTally }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly reason: string };
