import type { SolverName, PuzzleData } from 'pencilmark';
import type { Method } from './methods.ts';

/** The puzzles of a list: themselves, a text that holds them, or a collection of the library. */
export type ListSource =
  | { readonly kind: 'puzzles'; readonly puzzles: readonly PuzzleData[] }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'collection'; readonly collection: string };

export interface RunsRequest {
  readonly source: ListSource;
  readonly methods: readonly Method[];
  /** Most time for one puzzle, in ms. */
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
  /** Which of the fast solvers it was. */
  readonly solver?: SolverName;
}

/** The tally of one method on a list so far. */
export interface RunTally {
  readonly method: Method;
  readonly ends: Readonly<Record<RunEnd, number>>;
  readonly guesses: number;
  /** Time at full speed, nothing else counted. */
  readonly ms: number;
  readonly last: RunResult | undefined;
}

export type RunsReport =
  /** How many puzzles there are, and how many places of the text could not be read, with what is wrong at the first. */
  | { readonly kind: 'read'; readonly total: number; readonly faults: number; readonly fault?: string }
  | { readonly kind: 'tally'; readonly tally: RunTally }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly reason: string };
