/** The command as one file with Node inside, where nothing lies beside it: `npm run executable` puts it together. */
import { Worker } from 'node:worker_threads';
import { runAsProcess } from '../process-io.ts';
import { run } from '../run.ts';
import { createPool } from '../threads/pool.ts';

/** The program of a thread; `scripts/executable.mjs` puts it here. */
declare const THREAD_PROGRAM: string;

void runAsProcess(run, 0, (threads) => createPool(threads, () => new Worker(THREAD_PROGRAM, { eval: true })));
