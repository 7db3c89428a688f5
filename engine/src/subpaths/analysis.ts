/** Questions of a setter about one puzzle. */
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
export { findRedundantConstraints, findRedundantGivens } from '../analysis/redundant-givens.ts';
