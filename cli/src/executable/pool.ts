/** Threads from a text, since the single file has no other file to start them from. */
import { Worker } from 'node:worker_threads';
import type { Pool } from '../io.ts';
import type * as worker from '../worker.ts';

/** The program of a thread; `scripts/executable.mjs` puts it here. */
declare const THREAD_PROGRAM: string;

/** What a thread is asked to do. */
export interface Order {
  readonly name: keyof typeof worker;
  readonly part: unknown;
}

export interface Reply {
  readonly value: unknown;
}

interface Waiting {
  readonly order: Order;
  readonly transfer: readonly ArrayBuffer[];
  readonly settle: (reply: Reply) => void;
  readonly refuse: (error: Error) => void;
}

/** Starts so many threads; what they are asked for beyond their number waits. */
export function startPool(threads: number): Promise<Pool> {
  const workers = Array.from({ length: threads }, () => new Worker(THREAD_PROGRAM, { eval: true }));
  const idle = [...workers];
  const queue: Waiting[] = [];
  const busy = new Map<Worker, Waiting>();
  for (const one of workers) {
    one.on('message', (reply: Reply) => {
      const done = busy.get(one);
      busy.delete(one);
      idle.push(one);
      start();
      done?.settle(reply);
    });
    one.on('error', (error) => {
      busy.get(one)?.refuse(error);
      busy.delete(one);
    });
  }

  function start(): void {
    while (idle.length > 0 && queue.length > 0) {
      const [one, next] = [idle.pop()!, queue.shift()!];
      busy.set(one, next);
      one.postMessage(next.order, next.transfer);
    }
  }

  function ask<T>(order: Order, transfer: readonly ArrayBuffer[] = []): Promise<T> {
    return new Promise((resolve, reject) => {
      const settle = ({ value }: Reply): void => resolve(value as T);
      queue.push({ order, transfer, settle, refuse: reject });
      start();
    });
  }

  return Promise.resolve({
    answer: (job, block) =>
      ask({ name: 'answer', part: { job, block } }, [block.bytes.buffer as ArrayBuffer]),
    generate: (job, first, count) => ask({ name: 'generate', part: { job, first, count } }),
    close: async () => void (await Promise.all(workers.map((one) => one.terminate()))),
  });
}
