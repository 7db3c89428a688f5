import { CALLBACK, COUNT_OR_INFINITY, type Fields, requireFields } from '../require.ts';
import { heeding, STOPPING, type Stopping } from '../stopping.ts';

/** Progress and stopping of a long analysis. Stopping is checked between puzzles and inside long counts. */
export interface AnalysisControl extends Stopping {
  /** Called with the progress so far. */
  readonly onProgress?: (progress: AnalysisProgress) => void;
  /** Maximum number of puzzles to try before the best answer so far is returned. Every analysis has its own default. */
  readonly tries?: number;
}

/** The progress of an analysis. */
export interface AnalysisProgress {
  /** The number of puzzles tried so far. */
  readonly tried: number;
  /** The number of answers found so far. */
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

/** The control, with its signal wired into `shouldStop`. Throws a RangeError for unknown fields or values. */
export function checkedAnalysisControl(control: AnalysisControl): AnalysisControl {
  requireFields('control', control, FIELDS);
  return heeding(control);
}
