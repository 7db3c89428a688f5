/** The engine's own thread: a question in, an answer out. */
import { count, type Puzzle } from 'pencilmark';
import type { Answer, Question, Solutions } from './protocol.ts';
import { unpackPuzzle } from './wire-puzzle.ts';

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  self.postMessage(answer(data));
});

function answer({ id, puzzle }: Question): Answer {
  try {
    return { id, ok: true, solutions: solutionsOf(unpackPuzzle(puzzle)) };
  } catch (error) {
    return { id, ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}

function solutionsOf(puzzle: Puzzle): Solutions {
  const { count: found, examples, solver } = count(puzzle, 2);
  const kind = found === 0 ? 'none' : found === 1 ? 'unique' : 'multiple';
  return found === 0 ? { kind, solver } : { kind, solution: examples[0], solver };
}
