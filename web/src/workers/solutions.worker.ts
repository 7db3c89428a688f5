/** Counts solutions in its own thread. */
import { countSolutions } from 'pencilmark';
import { serve } from './serve.ts';
import type { Solutions } from './protocol.ts';
import { unpackPuzzle } from './unpack-puzzle.ts';
import type { WirePuzzle } from './wire-puzzle.ts';

/** The number of solutions of a puzzle, and the first of them. */
function countIn(puzzle: WirePuzzle): Solutions {
  const { count: found, examples, solver } = countSolutions(unpackPuzzle(puzzle), 2);
  const kind = found === 0 ? 'none' : found === 1 ? 'unique' : 'multiple';
  return found === 0 ? { kind, solver } : { kind, solution: examples[0], solver };
}

const api = { countIn };
export type SolutionsApi = typeof api;

serve(api);
