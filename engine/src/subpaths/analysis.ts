/** Questions about one puzzle: those of its setter, and what is wrong in a game of it. */
export { type Backdoors, findBackdoors } from '../analysis/backdoors.ts';
export { checkMinimal, MINIMALITIES, type Minimality } from '../analysis/check-minimal.ts';
export {
  ANALYSIS_STATUSES,
  type AnalysisControl,
  type AnalysisProgress,
  type AnalysisStatus,
} from '../analysis/control.ts';
export { type Contradiction, findContradiction } from '../analysis/contradiction.ts';
export { type ExtraGivens, findExtraGivens } from '../analysis/extra-givens.ts';
export { findMinimalSubpuzzles, type Subpuzzles } from '../analysis/minimal-subpuzzles.ts';
export {
  findMistakes,
  MISTAKE_STATUSES,
  type Mistakes,
  type MistakeStatus,
  type PlayedPuzzle,
} from '../analysis/mistakes.ts';
export { findRedundantConstraints, findRedundantGivens } from '../analysis/redundant-givens.ts';
