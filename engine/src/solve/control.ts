import { CALLBACK, type Fields, requireFields } from '../require.ts';
import { heeding, STOPPING, type Stopping } from '../stopping.ts';

/** How a long call reports and is ended. Both are asked every few thousand guesses. */
export interface SolveControl extends Stopping {
  /** Told how far it is. */
  readonly onProgress?: (progress: SolveProgress) => void;
}

/** How far a search has come. */
export interface SolveProgress {
  /** Decisions so far that were not forced. */
  readonly guesses: number;
  /** Solutions found so far. */
  readonly solutions: number;
}

const FIELDS: Fields<SolveControl> = { ...STOPPING, onProgress: CALLBACK };

/** The control with its signal heard by `shouldStop`. Throws a RangeError for one that holds anything else. */
export function checkedControl(control: SolveControl): SolveControl {
  requireFields('control', control, FIELDS);
  return heeding(control);
}
