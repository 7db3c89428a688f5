import type { Digits, Puzzle } from 'pencilmark';
import type { Answer, Question, Solutions, WirePuzzle } from './protocol.ts';

interface Asked {
  readonly resolve: (solutions: Solutions) => void;
  readonly reject: (error: Error) => void;
}

let worker: Worker | undefined;
let lastId = 0;
const asked = new Map<number, Asked>();

/** How many solutions a puzzle has with `digits` on its board: none, one or several. Answered by the worker. */
export function findSolutions(puzzle: Puzzle, digits: Digits = puzzle.givens): Promise<Solutions> {
  const { geometry, allowed } = puzzle;
  const wire: WirePuzzle = { spec: geometry.spec, givens: digits, ...(allowed && { allowed }) };
  return new Promise((resolve, reject) => {
    const id = ++lastId;
    asked.set(id, { resolve, reject });
    running().postMessage({ id, ask: 'solutions', puzzle: wire } satisfies Question);
  });
}

/** Ends everything under way, whose promises are refused; the next question starts a new worker. */
export function stopEngine(): void {
  worker?.terminate();
  worker = undefined;
  for (const { reject } of asked.values()) reject(new Error('stopped'));
  asked.clear();
}

function running(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => take(data));
  worker.addEventListener('error', stopEngine);
  return worker;
}

function take(answer: Answer): void {
  const waiting = asked.get(answer.id);
  asked.delete(answer.id);
  if (answer.ok) waiting?.resolve(answer.solutions);
  else waiting?.reject(new Error(answer.message));
}
