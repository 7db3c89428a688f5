import { CALLBACK, COUNT_OR_INFINITY, type Fields, requireFields } from '../require.ts';
import { heeding, STOPPING, type Stopping } from '../stopping.ts';

/** How a long analysis reports and is ended. Asked between puzzles that are counted, and inside long counts. */
export interface AnalysisControl extends Stopping {
  /** Told how far it is. */
  readonly onProgress?: (progress: AnalysisProgress) => void;
  /** Maximum number of puzzles to try before the best answer so far is returned. Every analysis has its own default. */
  readonly tries?: number;
}

/** How far an analysis has come. */
export interface AnalysisProgress {
  /** Puzzles tried so far. */
  readonly tried: number;
  /** Answers found so far. */
  readonly found: number;
}

/** `exact`: nothing is missing. `limit`: tries or answers were bounded, so there may be more. */
export const ANALYSIS_STATUSES = ['exact', 'limit', 'stopped'] as const;
/** One of `ANALYSIS_STATUSES`. */
export type AnalysisStatus = (typeof ANALYSIS_STATUSES)[number];

const FIELDS: Fields<AnalysisControl> = {
  ...STOPPING,
  onProgress: CALLBACK,
  tries: COUNT_OR_INFINITY,
};

/** The control with its signal heard by `shouldStop`. Throws a RangeError for one that holds anything else. */
export function checkedAnalysisControl(control: AnalysisControl): AnalysisControl {
  requireFields('control', control, FIELDS);
  return heeding(control);
}
