import { CALLBACK, type Fields, requireFields } from '../require.ts';

/** How a long call reports and is ended. Both are asked every few thousand guesses. */
export interface SolveControl {
  /** Returns true to end the call early. */
  readonly shouldStop?: () => boolean;
  readonly onProgress?: (progress: SolveProgress) => void;
}

/** How far a search has come. */
export interface SolveProgress {
  /** Decisions so far that were not forced. */
  readonly guesses: number;
  /** Solutions found so far. */
  readonly solutions: number;
}

const FIELDS: Fields<SolveControl> = { shouldStop: CALLBACK, onProgress: CALLBACK };

/** Throws a RangeError for a control that holds anything else. */
export function requireControl(control: SolveControl): void {
  requireFields('control', control, FIELDS);
}
