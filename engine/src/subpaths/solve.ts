/**
 * Solving and counting: one puzzle of any board, or millions of classic ones in buffers. It contains no human logic and
 * reads no text except a line of symbols, so that it starts fast and stays small.
 *
 * @example
 * ```js
 * import { countSolutions, solve } from 'pencilmark/solve';
 *
 * const line = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
 * console.log(solve(line).solution?.slice(0, 9).join('')); // 534678912
 * console.log(countSolutions(line.replace('53', '..'), 100).count); // 2
 * ```
 *
 * @module pencilmark/solve
 */
export { countSolutions, enumerateSolutions, checkUniqueness, solve } from '../ask.ts';
export {
  type BatchOptions,
  type BatchOutcome,
  countBatch,
  MAX_LIMIT,
  solveLines,
} from '../solve/classic/batch.ts';
export { MALFORMED } from '../solve/classic/kernel.ts';
export { type CutLines, cutLines } from '../solve/classic/cut-lines.ts';
export { type SolveControl, type SolveProgress } from '../solve/control.ts';
export {
  type CountOutcome,
  type EnumerationEnd,
  type Uniqueness,
  type SolveOutcome,
  SOLVER_NAMES,
  type SolverName,
} from '../solve/solver.ts';
export { countByCandidate, type TrueCandidates, trueCandidates } from '../solve/true-candidates.ts';
