/** Solving and counting: one puzzle, or millions of classic ones in buffers. Holds no logic and reads no text but a line. */
export { checkUniqueness, countSolutions, enumerateSolutions, solve } from '../ask.ts';
export { type BatchOptions, countBatch, MAX_LIMIT, solveLines } from '../solve/classic/batch.ts';
export { MALFORMED } from '../solve/classic/kernel.ts';
export { type CutLines, cutLines } from '../solve/classic/cut-lines.ts';
export { type SolveControl, type SolveProgress } from '../solve/control.ts';
export {
  type CountOutcome,
  type EnumerationEnd,
  type SolveOutcome,
  SOLVER_NAMES,
  type SolverName,
  type Uniqueness,
} from '../solve/solver.ts';
export { countByCandidate, type TrueCandidates, trueCandidates } from '../solve/true-candidates.ts';
