/** What becomes of tasks and threads when the work is broken off, as when nobody reads the results any more. */
import { EventEmitter } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import type { Pool } from '../io.ts';
import { createPool } from './pool.ts';
import type { Tasks } from './tasks.ts';

const TASK = { job: {}, first: 0, count: 1 } as unknown as Tasks['generate'];

/** A thread that answers when it is told to, and until then is busy or still starting. */
class FakeThread extends EventEmitter {
  isEnded = false;

  postMessage(): void {}

  terminate(): Promise<number> {
    if (!this.isEnded) this.emit('exit', 1);
    this.isEnded = true;
    return Promise.resolve(1);
  }

  answer(): void {
    this.emit('message', { kind: 'part', part: [] });
    this.emit('message', { kind: 'done' });
  }
}

function fakePool(threads: number): { pool: Pool; started: FakeThread[] } {
  const started: FakeThread[] = [];
  const startThread = () => {
    started.push(new FakeThread());
    return started.at(-1) as unknown as Worker;
  };
  return { pool: createPool(threads, startThread), started };
}

/** Starts a task; afterwards `state` tells how it ended. */
function follow(pool: Pool, timeout?: number): { state: 'open' | 'done' | 'failed' } {
  const task: { state: 'open' | 'done' | 'failed' } = { state: 'open' };
  pool.run('generate', TASK, { timeout }).then(
    () => (task.state = 'done'),
    () => (task.state = 'failed'),
  );
  return task;
}

/** Lets everything happen that is waiting for nothing. */
const settle = () => new Promise<void>((resolve) => void setImmediate(resolve));

it.each([1, 2, 4])(
  'closing %i threads ends tasks at work and those that wait, and starts no thread',
  async (count) => {
    const { pool, started } = fakePool(count);
    const tasks = Array.from({ length: count * 3 }, () => follow(pool));
    await settle();
    expect(started).toHaveLength(count);
    await pool.close();
    await settle();
    expect(tasks.map(({ state }) => state)).toEqual(tasks.map(() => 'failed'));
    expect(started).toHaveLength(count);
    expect(started.every(({ isEnded }) => isEnded)).toBe(true);
  },
);

it('a task that was to begin when the pool is closed does not begin', async () => {
  const { pool, started } = fakePool(1);
  const tasks = [follow(pool), follow(pool), follow(pool)];
  await settle();
  // The seat passes to the second task, which has not noticed yet.
  started[0].answer();
  const closing = pool.close();
  await closing;
  await settle();
  expect(tasks.map(({ state }) => state)).toEqual(['done', 'failed', 'failed']);
  expect(started.map(({ isEnded }) => isEnded)).toEqual([true]);
});

it('a task that comes after the end, or follows a thread that was ended for taking too long, fails', async () => {
  const { pool, started } = fakePool(1);
  const late = follow(pool, 1);
  const next = follow(pool);
  await settle();
  started[0].emit('message', { kind: 'begun', what: 'task' });
  await expect.poll(() => late.state).toBe('done');
  await expect.poll(() => started.length).toBe(2);
  await pool.close();
  const after = follow(pool);
  await settle();
  expect([next.state, after.state]).toEqual(['failed', 'failed']);
  expect(started).toHaveLength(2);
});

it('true threads that are still starting leave nothing that runs', async () => {
  const started: Worker[] = [];
  const pool = createPool(2, () => {
    started.push(new Worker('', { eval: true }));
    return started.at(-1)!;
  });
  const tasks = Array.from({ length: 6 }, () => follow(pool));
  await settle();
  // Much sooner than a thread runs its first line.
  await pool.close();
  await settle();
  expect(tasks.map(({ state }) => state)).toEqual(tasks.map(() => 'failed'));
  // A thread has no number any more once it has ended.
  expect(started.map(({ threadId }) => threadId)).toEqual([-1, -1]);
});
