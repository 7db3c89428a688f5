/**
 * Questions about one puzzle: what its setter asks (is every given needed, which givens would make it unique), and what is
 * wrong in a game of it.
 *
 * @example
 * ```js
 * import { findMistakes, findRedundantGivens } from 'pencilmark/analysis';
 * import { unwrap } from 'pencilmark/boards';
 * import { parseLine } from 'pencilmark/formats';
 *
 * const line = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
 * const { puzzle } = unwrap(parseLine(line));
 * const entries = [...puzzle.givens];
 * entries[2] = 1; // the player's 1 in r1c3
 *
 * console.log(findMistakes({ puzzle, entries }).entries); // [ 2 ]
 * console.log(findRedundantGivens(puzzle)?.length); // 22
 * ```
 *
 * @module pencilmark/analysis
 */
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
