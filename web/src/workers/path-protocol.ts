import type { DifficultyRating, Explanation, Step, Uniqueness } from 'pencilmark';
import type { Language } from '../i18n/languages.ts';
import type { WirePuzzle } from './wire-puzzle.ts';

export interface PathRequest {
  readonly puzzle: WirePuzzle;
  /** The language of explanations. */
  readonly language: Language;
}

/** A step with its text, and the board on which it was found. Packed: a path can have thousands of steps. */
export interface ExplainedStep {
  readonly step: Step;
  readonly name: string;
  readonly why: readonly string[];
  readonly notation: string;
  /** Whether there are drills of its technique. */
  readonly isTaught: boolean;
  /** The steps within its links. */
  readonly inner: Explanation['inner'];
  /** A digit per cell, 0 if open. */
  readonly digits: Uint8Array;
  /** A digit set per cell. */
  readonly candidates: Uint32Array;
}

/**
 * Reports while a path is being found: first the number of solutions, `unknown` if counting took too long; then the
 * steps, some at a time; last the end. Without a solution there are no steps and no end.
 */
export type PathReport =
  | { readonly kind: 'solutions'; readonly solutions: Uniqueness | 'unknown' }
  | { readonly kind: 'steps'; readonly steps: readonly ExplainedStep[] }
  | { readonly kind: 'end'; readonly rating: DifficultyRating }
  | { readonly kind: 'failed'; readonly reason: string };
