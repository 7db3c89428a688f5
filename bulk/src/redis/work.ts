/** A worker at a queue in Redis: BullMQ hands it chunks, and it offers forgotten chunks again. */
import { type Job, UnrecoverableError, WaitingError, Worker } from 'bullmq';
import { setTimeout as pause } from 'node:timers/promises';
import type { Handler, Working } from '../queue.ts';
import { everyTask, isSameChunk, isTask, readChunk, type Task, type WorkerState } from '../records.ts';
import { chunksOf } from './chunks.ts';
import { isOutOfMemory, reasonOf } from './connect.ts';
import { hasResult } from './results.ts';
import {
  allRuns,
  ATTEMPTS,
  JOBS,
  keyOf,
  offer,
  PREFIX,
  RETRY,
  RUNS,
  type Server,
  signOf,
  taskOf,
  WORKERS,
} from './server.ts';

/** Milliseconds that a worker waits for Redis before it quits without signing off; its chunks then go to others. */
const GOODBYE = 5000;

/** Milliseconds between two heartbeats. */
const SIGN = 1000;

/** The state of a working worker. */
interface Shift {
  readonly server: Server;
  readonly handler: Handler;
  readonly name: string;
  readonly state: () => WorkerState;
  /** Why it cannot continue. */
  failure: unknown;
  /** Reports that the work has ended. */
  readonly end: () => void;
}

export async function work(
  server: Server,
  handler: Handler,
  most: number,
  state: () => WorkerState,
): Promise<Working> {
  const { redis, options } = server;
  const name = `${state().name}-${Math.random().toString(36).slice(2, 10)}`;
  let end = (): void => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const shift: Shift = { server, handler, name, state, failure: undefined, end };
  const worker = new Worker<Task>(JOBS, (job, token) => doJob(shift, job, token), {
    connection: redis,
    prefix: PREFIX,
    concurrency: most,
    lockDuration: options.lease,
    stalledInterval: Math.max(options.lease / 2, 1000),
    // The handler counts how often a chunk was lost, and sets apart those lost too often.
    maxStalledCount: ATTEMPTS,
    runRetryDelay: RETRY,
  });
  restWhenRefused(server, worker);
  // A server without room gets no heartbeat, and the worker waits for it as for chunks.
  await sendHeartbeat(shift).catch(() => {});
  const signs = every(server, SIGN, () => sendHeartbeat(shift));
  const sweeps = every(server, Math.max(options.lease, 1000), () => offerForgotten(server));
  return {
    ended: ended.then(() => {
      if (shift.failure !== undefined) throw shift.failure;
    }),
    async stop() {
      clearInterval(signs);
      clearInterval(sweeps);
      end();
      const isClosed = await Promise.race([worker.close().then(() => true), closedLate(server, worker)]);
      if (isClosed && redis.status === 'ready') await redis.del(signOf(name));
    },
  };
}

async function doJob(shift: Shift, job: Job<Task>, token: string | undefined): Promise<void> {
  const { server, handler } = shift;
  if (!(await isOurs(server, job.data))) {
    // Nothing is reported for a run that has been removed.
    if (isTask(job.data) && !(await server.redis.hexists(RUNS, job.data.run))) return;
    const named = JSON.stringify(job.id?.slice(0, 60));
    server.options.say(`job ${named} in the queue is not ours; it is not run`);
    throw new UnrecoverableError('not a chunk of a run of pencilmark bulk');
  }
  let outcome: 'settled' | 'back';
  try {
    outcome = await handler(taskOf(job.data), job.stalledCounter);
  } catch (error) {
    shift.failure = error;
    shift.end();
    outcome = 'back';
  }
  if (outcome === 'settled') return;
  await job.moveToWait(token);
  throw new WaitingError();
}

async function isOurs({ redis }: Server, data: unknown): Promise<boolean> {
  if (!isTask(data)) return false;
  const record = await redis.hget(keyOf(data.run, 'chunks'), String(data.index));
  const chunk = record === null ? undefined : readChunk(record);
  return chunk !== undefined && isSameChunk(chunk, data);
}

/** BullMQ retries at once, which would add load to a server already in trouble. */
function restWhenRefused({ place, options }: Server, worker: Worker<Task>): void {
  let isRefused = false;
  worker.on('error', (error) => {
    if (!isOutOfMemory(error) && !/^(NOPERM|READONLY|MISCONF)/.test(error.message)) return;
    if (isRefused) return;
    isRefused = true;
    const reason = isOutOfMemory(error) ? 'out of memory' : reasonOf(error);
    options.say(`${place} refuses to work (${reason}); waiting for it`);
    void worker
      .pause(true)
      .then(() => pause(RETRY))
      .then(() => {
        isRefused = false;
        return worker.resume();
      });
  });
}

async function sendHeartbeat({ server: { redis, options }, name, state }: Shift): Promise<void> {
  await redis.set(signOf(name), JSON.stringify(state()), 'PX', Math.max(options.lease, 5000));
  await redis.sadd(WORKERS, name);
}

/** Repeats an action while the server is connected. */
function every({ redis }: Server, time: number, act: () => Promise<void>): NodeJS.Timeout {
  return setInterval(() => {
    if (redis.status === 'ready') void act().catch(() => {});
  }, time);
}

/**
 * Offers chunks again that have neither a result nor a job. A killed server may forget its last moments, including a
 * result, and then hear from the worker that its chunk is done.
 */
async function offerForgotten(server: Server): Promise<void> {
  const { redis, jobs } = server;
  const counts = await jobs.getJobCounts('wait', 'active', 'delayed', 'prioritized');
  if (Object.values(counts).some((count) => count > 0)) return;
  for (const { id } of await allRuns(server)) {
    const [done, apart, all] = await Promise.all(
      (['results', 'apart', 'chunks'] as const).map((kind) => redis.hlen(keyOf(id, kind))),
    );
    if (done + apart >= all) continue;
    const setApart = new Set(await redis.hkeys(keyOf(id, 'apart')));
    for await (const task of everyTask(id, chunksOf(server, id)))
      if (!setApart.has(String(task.index)) && !(await hasResult(server, task))) await offer(server, task);
  }
}

/** The caller that stops the worker decides about chunks in hand; this waits only for Redis. */
async function closedLate({ redis }: Server, worker: Worker): Promise<false> {
  for (let lost = 0; lost < GOODBYE; lost = redis.status === 'ready' ? 0 : lost + 100)
    await pause(100, undefined, { ref: false });
  void worker.close(true);
  return false;
}
