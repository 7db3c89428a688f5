import { createPosition, generate, type PathEnd, type Puzzle, solveLogicallyInPlace } from 'pencilmark';
import { packPuzzle } from '../../workers/wire-puzzle.ts';
import { mustCreate } from './generate-job.ts';
import type { Job } from './job.ts';

export const dropJob: Job<'drop'> = ({ spec, options }, { report }) => {
  const geometry = mustCreate(spec);
  const { value } = generate({ ...options, geometry }).next();
  if (typeof value === 'string' || !value.puzzle) throw new Error('This board has no full grid.');
  const { puzzle, solutions } = value;
  const most = options.countTo ?? Infinity;
  const more = solutions >= most;
  report({
    kind: 'dropped',
    puzzle: packPuzzle(puzzle),
    solutions: more ? most - 1 : solutions,
    more,
    singles: solutions === 1 ? singlesEnd(puzzle) : 'stuck',
  });
};

/** The result of full houses, naked and hidden singles alone. */
function singlesEnd(puzzle: Puzzle): PathEnd {
  const walk = solveLogicallyInPlace(createPosition(puzzle), {
    techniques: ['full-house', 'naked-single', 'hidden-single'],
  });
  for (;;) {
    const next = walk.next();
    if (next.done) return next.value;
  }
}
