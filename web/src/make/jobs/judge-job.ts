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

export const judgeJob: Job<'judge'> = ({ puzzle: wire, candidates }, { report, now }) => {
  const puzzle = unpackPuzzle(wire);
  const { givens } = puzzle;
  const soon = () => ({ shouldStop: patience(now, PATIENCE) });
  if (findConflicts(puzzle, givens).length > 0) {
    return report({ kind: 'solutions', solutions: 0, end: 'counted', examples: [] });
  }
  const { status, count: found, examples } = countSolutions(puzzle, 2, soon());
  if (status === 'stopped') return;
  const reportCandidates = (): void => {
    if (candidates === 'not wanted' || puzzle.geometry.size > MAX_SET_DIGIT) return;
    const { status: end, candidates: sets } = trueCandidates(puzzle, givens, soon());
    report({ kind: 'candidates', candidates: sets, known: end === 'exact' ? 'all' : 'some' });
  };
  if (found > 1) {
    report({ kind: 'solutions', solutions: found, end: 'counting', examples });
    reportCandidates();
    const all = countSolutions(puzzle, MAX_COUNTED + 1, soon());
    const isAll = all.status === 'exact';
    const solutions = isAll ? all.count : Math.max(found, Math.min(all.count, MAX_COUNTED));
    return report({ kind: 'solutions', solutions, end: isAll ? 'counted' : 'more', examples });
  }
  report({ kind: 'solutions', solutions: found, end: 'counted', examples });
  if (found === 0) {
    const reason = findContradiction(puzzle, soon());
    if (reason) report({ kind: 'contradiction', cells: reason.givens, rules: reason.constraints });
    return;
  }
  reportCandidates();
  const cells = findRedundantGivens(puzzle, soon());
  const rules = cells && findRedundantConstraints(puzzle, soon());
  if (rules)
    report({ kind: 'redundant', cells, rules: rules.map((rule) => puzzle.constraints.indexOf(rule)) });
  const path = pathOf(puzzle, patience(now, PATIENCE));
  if (path) report(path);
};
