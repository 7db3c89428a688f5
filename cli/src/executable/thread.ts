/** What a thread of the single file runs: one order after the other, each answered with its number. */
import { parentPort } from 'node:worker_threads';
import * as worker from '../worker.ts';
import type { Order, Reply } from './pool.ts';

parentPort?.on('message', ({ name, part }: Order) => {
  const reply: Reply = { value: (worker[name] as (part: unknown) => unknown)(part) };
  parentPort?.postMessage(reply);
});
