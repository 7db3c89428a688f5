import type { Difficulty, Digits, GeometrySpec, Uniqueness } from 'pencilmark';
import type { WirePuzzle } from '../../workers/wire-puzzle.ts';

/** Facts about a puzzle for the solution pages. */
export interface Judged {
  /** `unknown` if the search was given up. */
  readonly kind: Uniqueness | 'unknown';
  readonly solution?: Digits;
  readonly level?: Difficulty;
  readonly score?: number;
}

export type PrintQuestion =
  | { readonly ask: 'judge'; readonly puzzles: readonly WirePuzzle[] }
  | {
      readonly ask: 'make';
      readonly spec: GeometrySpec;
      readonly level: Difficulty;
      readonly count: number;
      readonly seed: string;
    };

/**
 * One answer for each puzzle, in order; a new puzzle is missing if it could not be made.
 */
export type PrintAnswer =
  | { readonly kind: 'judged'; readonly index: number; readonly judged: Judged }
  | { readonly kind: 'made'; readonly index: number; readonly puzzle?: WirePuzzle }
  | { readonly kind: 'attempts'; readonly attempts: number }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly message: string };
