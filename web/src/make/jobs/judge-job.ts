import { countSolutions, findConflicts, findRedundantGivens } from 'pencilmark';
import { unpackPuzzle } from '../../workers/unpack-puzzle.ts';
import { type Job, patience } from './job.ts';
import { pathOf } from './path.ts';

/** Solutions are counted up to so many. */
export const MOST_COUNTED = 1_000;
/** How long each of the longer answers may take, in ms. */
const PATIENCE = 15_000;

export const judgeJob: Job<'judge'> = ({ puzzle: wire }, { tell, now }) => {
  const puzzle = unpackPuzzle(wire);
  const { givens } = puzzle;
  if (findConflicts(puzzle, givens).length > 0) {
    return tell({ kind: 'solutions', solutions: 0, end: 'counted', examples: [] });
  }
  const { count: found, examples } = countSolutions(puzzle, 2);
  if (found > 1) {
    tell({ kind: 'solutions', solutions: found, end: 'counting', examples });
    const all = countSolutions(puzzle, MOST_COUNTED + 1, { shouldStop: patience(now, PATIENCE) });
    const isAll = all.status === 'exact';
    const solutions = isAll ? all.count : Math.max(found, Math.min(all.count, MOST_COUNTED));
    return tell({ kind: 'solutions', solutions, end: isAll ? 'counted' : 'more', examples });
  }
  tell({ kind: 'solutions', solutions: found, end: 'counted', examples });
  if (found === 0) return;
  const cells = findRedundantGivens(puzzle, { shouldStop: patience(now, PATIENCE) });
  if (cells) tell({ kind: 'redundant', cells });
  const path = pathOf(puzzle, patience(now, PATIENCE));
  if (path) tell(path);
};
