import { findExtraGivens, findMinimalSubpuzzles } from 'pencilmark';
import { unpackPuzzle } from '../../workers/unpack-puzzle.ts';
import { type Job, paced } from './job.ts';

/** The smallest set of further givens is searched for with this many tries; after that any sufficient set will do. */
const TRIES = 2_000_000;

export const completeJob: Job<'complete'> = ({ puzzle: wire }, { report, now }) => {
  const puzzle = unpackPuzzle(wire);
  const pace = paced(now);
  const { extra, status } = findExtraGivens(puzzle, {
    tries: TRIES,
    onProgress: ({ tried }) => pace(() => report({ kind: 'work', tried })),
  });
  const givens = [...puzzle.givens];
  for (const { cell, digit } of extra) givens[cell] = digit;
  report({ kind: 'givens', givens, changed: extra, isBest: status === 'exact' });
};

export const minimiseJob: Job<'minimise'> = ({ puzzle: wire }, { report, now }) => {
  const puzzle = unpackPuzzle(wire);
  const pace = paced(now);
  let has = 0;
  const { kept } = findMinimalSubpuzzles(puzzle, 1, {
    tries: Infinity,
    onProgress: ({ tried, found }) => {
      has = found;
      pace(() => report({ kind: 'work', tried }));
    },
    // One solution is enough here; uniqueness does not matter.
    shouldStop: () => has > 0,
  });
  const stays = new Set(kept[0]);
  const givens = puzzle.givens.map((digit, cell) => (stays.has(cell) ? digit : 0));
  const changed = puzzle.givens.flatMap((digit, cell) => (digit === givens[cell] ? [] : [{ cell, digit }]));
  report({ kind: 'givens', givens, changed, isBest: false });
};
