/**
 * The program of a worker's thread: one chunk at a time, so that the worker itself stays free to send heartbeats. If
 * puzzles have a time limit, a further thread does the work, so that it can be ended.
 */
import { parentPort, Worker } from 'node:worker_threads';
import { createPool, type Pool } from 'pencilmark-cli';
import { answerChunk, type Assignment } from './answer-chunk.ts';

let pool: Pool | undefined;

function startPool(): Pool {
  return (pool ??= createPool(1, () => new Worker(new URL('./worker.mjs', import.meta.url))));
}

async function answer(assignment: Assignment): Promise<void> {
  const answered = await answerChunk(assignment, startPool);
  const { output, heading, isSpread, keyed, reports, puzzles, exit } = answered;
  parentPort!.postMessage({ output, heading, isSpread, keyed, reports, puzzles, exit }, [
    output.buffer as ArrayBuffer,
  ]);
}

// An exception ends the thread.
parentPort!.on('message', (assignment: Assignment) => void answer(assignment));
