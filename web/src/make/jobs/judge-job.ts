import {
  countSolutions,
  findConflicts,
  findContradiction,
  findRedundantConstraints,
  findRedundantGivens,
  MAX_SET_DIGIT,
  trueCandidates,
} from 'pencilmark';
import { unpackPuzzle } from '../../workers/unpack-puzzle.ts';
import { type Job, patience } from './job.ts';
import { pathOf } from './path.ts';

/** Maximum number of solutions counted. */
const MAX_COUNTED = 1_000;
/** Time limit for each of the slower answers, in ms. */
const PATIENCE = 15_000;

export const judgeJob: Job<'judge'> = ({ puzzle: wire, candidates }, { tell, now }) => {
  const puzzle = unpackPuzzle(wire);
  const { givens } = puzzle;
  const soon = () => ({ shouldStop: patience(now, PATIENCE) });
  if (findConflicts(puzzle, givens).length > 0) {
    return tell({ kind: 'solutions', solutions: 0, end: 'counted', examples: [] });
  }
  const { status, count: found, examples } = countSolutions(puzzle, 2, soon());
  if (status === 'stopped') return;
  const tellCandidates = (): void => {
    if (candidates === 'not wanted' || puzzle.geometry.size > MAX_SET_DIGIT) return;
    const { status: end, candidates: sets } = trueCandidates(puzzle, givens, soon());
    tell({ kind: 'candidates', candidates: sets, known: end === 'exact' ? 'all' : 'some' });
  };
  if (found > 1) {
    tell({ kind: 'solutions', solutions: found, end: 'counting', examples });
    tellCandidates();
    const all = countSolutions(puzzle, MAX_COUNTED + 1, soon());
    const isAll = all.status === 'exact';
    const solutions = isAll ? all.count : Math.max(found, Math.min(all.count, MAX_COUNTED));
    return tell({ kind: 'solutions', solutions, end: isAll ? 'counted' : 'more', examples });
  }
  tell({ kind: 'solutions', solutions: found, end: 'counted', examples });
  if (found === 0) {
    const reason = findContradiction(puzzle, soon());
    if (reason) tell({ kind: 'contradiction', cells: reason.givens, rules: reason.constraints });
    return;
  }
  tellCandidates();
  const cells = findRedundantGivens(puzzle, soon());
  const rules = cells && findRedundantConstraints(puzzle, soon());
  if (rules) tell({ kind: 'redundant', cells, rules: rules.map((rule) => puzzle.constraints.indexOf(rule)) });
  const path = pathOf(puzzle, patience(now, PATIENCE));
  if (path) tell(path);
};
