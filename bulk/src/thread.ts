/** What a thread of a worker runs: one chunk at a time, so that the worker itself stays free to say that it lives. */
import { parentPort } from 'node:worker_threads';
import { answerChunk, type Assignment } from './answer-chunk.ts';

parentPort!.on('message', (assignment: Assignment) => {
  const { output, heading, isSpread, keyed, reports, puzzles, exit } = answerChunk(assignment);
  parentPort!.postMessage({ output, heading, isSpread, keyed, reports, puzzles, exit }, [
    output.buffer as ArrayBuffer,
  ]);
});
