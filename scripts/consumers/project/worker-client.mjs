import assert from 'node:assert/strict';
import { classic9, emptyPuzzle, PuzzleError } from 'pencilmark';
import { createWorkerClient } from 'pencilmark/worker';

const line = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const worker = createWorkerClient();
await assert.rejects(
  worker.solve('!'.repeat(81)),
  (error) => error instanceof PuzzleError && error.code === 'line.symbol',
);
await assert.rejects(worker.countSolutions(line, 0), RangeError);
const signal = AbortSignal.timeout(300);
await assert.rejects(worker.countSolutions(emptyPuzzle(classic9()), Infinity, { signal }), {
  name: 'TimeoutError',
});
console.log((await worker.solve(line)).solution.join(''));
worker.close();
// Deno exits only after its workers, and a worker terminated during a search keeps searching.
globalThis.Deno?.exit();
