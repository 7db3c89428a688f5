/** The command as one file that contains Node and needs no files beside it; built by `npm run executable`. */
import { Worker } from 'node:worker_threads';
import { runAsProcess } from '../process-io.ts';
import { run } from '../run.ts';
import { createPool } from '../threads/pool.ts';

/** The program of a thread; inserted by `scripts/executable.mjs`. */
declare const THREAD_PROGRAM: string;

void runAsProcess(run, 0, (threads) => createPool(threads, () => new Worker(THREAD_PROGRAM, { eval: true })));
