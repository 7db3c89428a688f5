import { CALLBACK, type Fields, requireFields } from '../require.ts';
import { heeding, STOPPING, type Stopping } from '../stopping.ts';

/** How a long call reports progress and is ended. Both functions are called every few thousand guesses. */
export interface SolveControl extends Stopping {
  /** Called with the progress so far. */
  readonly onProgress?: (progress: SolveProgress) => void;
}

/** The progress of a search. */
export interface SolveProgress {
  /** Unforced decisions so far. */
  readonly guesses: number;
  /** Solutions found so far. */
  readonly solutions: number;
}

const FIELDS: Fields<SolveControl> = { ...STOPPING, onProgress: CALLBACK };

/** The control, with `shouldStop` also reading its signal. Throws a RangeError if the control holds anything else. */
export function checkedControl(control: SolveControl): SolveControl {
  requireFields('control', control, FIELDS);
  return heeding(control);
}
