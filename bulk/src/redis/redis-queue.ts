import { Queue as Jobs, UnrecoverableError, WaitingError, Worker } from 'bullmq';
import { setTimeout as pause } from 'node:timers/promises';
import { codeOf } from '../folder/files.ts';
import { type Handler, type Queue, QueueError, type QueueOptions, type Working } from '../queue.ts';
import {
  type Chunk,
  chunkKey,
  chunkOf,
  isSameChunk,
  isTask,
  readChunk,
  readRun,
  readSetApart,
  readWorkerState,
  type Run,
  type Task,
  type WorkerState,
} from '../records.ts';
import { connect, isOutOfMemory, placeOfUrl, reasonOf } from './connect.ts';

const PREFIX = 'pencilmark';
const JOBS = 'chunks';

/** Bytes and chunks that wait in Redis at most; a submitter then waits for workers. */
const MOST_BYTES = 1 << 28;
const MOST_WAITING = 20_000;

/** Share of the memory of Redis above which a submitter waits, too. */
const MOST_MEMORY = 0.7;

/** A chunk that a worker gave back or failed at comes again as often as it takes: the worker itself counts deaths. */
const ATTEMPTS = 1_000_000;

/** Milliseconds between two tries of a worker that Redis refused. */
const RETRY = 1000;

/** Results under one folder of their store at most. */
const IN_FOLDER = 1000;

/** Chunks read at a time. */
const AHEAD = 64;

/** Milliseconds that a worker waits for Redis before it leaves without goodbye; its chunks then come to others. */
const GOODBYE = 5000;

/*
 * The bytes of an input or a result are a value of their own, set before the script that counts it: bytes that go
 * through a script are copied several times there.
 */

/** KEYS: inputs, chunks, bytes of inputs. ARGV: key of the chunk, index, record, size. */
const ADD = `
if redis.call('HSETNX', KEYS[1], ARGV[1], ARGV[4]) == 1 then redis.call('INCRBY', KEYS[3], ARGV[4]) end
redis.call('HSET', KEYS[2], ARGV[2], ARGV[3])
return 1`;

/**
 * KEYS: results, inputs, bytes of inputs, bytes of results, value of the result, value of the input. ARGV: key of the
 * chunk, bound, 'here' or 'store'. 0: no room. A result is counted by its size, and as 0 where it is in the store.
 */
const KEEP = `
local known = redis.call('HGET', KEYS[1], ARGV[1])
if not known then
  local size = 0
  if ARGV[3] == 'here' then
    size = redis.call('STRLEN', KEYS[5])
    local held = tonumber(redis.call('GET', KEYS[4]) or '0')
    if size == 0 or held + size > tonumber(ARGV[2]) then
      redis.call('DEL', KEYS[5])
      return 0
    end
  end
  redis.call('HSET', KEYS[1], ARGV[1], size)
  redis.call('INCRBY', KEYS[4], size)
elseif known == '0' then
  redis.call('DEL', KEYS[5])
end
local input = redis.call('HGET', KEYS[2], ARGV[1])
if input then
  redis.call('HDEL', KEYS[2], ARGV[1])
  redis.call('DECRBY', KEYS[3], input)
end
redis.call('UNLINK', KEYS[6])
return 1`;

/** KEYS: chunks, runs. ARGV: how many chunks there should be, ID, record of the run. 0: some are missing. */
const FINISH = `
if redis.call('HLEN', KEYS[1]) < tonumber(ARGV[1]) then return 0 end
redis.call('HSET', KEYS[2], ARGV[2], ARGV[3])
return 1`;

/** KEYS: results, bytes of results, value of the result. ARGV: key of the chunk. */
const DROP = `
local size = redis.call('HGET', KEYS[1], ARGV[1])
if size then
  redis.call('HDEL', KEYS[1], ARGV[1])
  redis.call('DECRBY', KEYS[2], size)
end
redis.call('UNLINK', KEYS[3])
return 1`;

/**
 * A queue in Redis. BullMQ hands out the chunks; what they are and what came of them is in hashes of our own, one of
 * each kind for a run, so that nothing depends on a job still being there. A result that is counted as
 * empty in Redis is in the store for results.
 */
export async function openRedisQueue(address: string, options: QueueOptions): Promise<Queue> {
  const { lease, results, bound, say } = options;
  const place = placeOfUrl(address);
  const redis = await connect(address, say);
  const jobs = new Jobs<Task>(JOBS, {
    connection: redis,
    prefix: PREFIX,
    streams: { events: { maxLen: 1000 } },
    defaultJobOptions: {
      attempts: ATTEMPTS,
      backoff: { type: 'fixed', delay: RETRY },
      removeOnComplete: true,
      removeOnFail: { count: 1000 },
    },
  });
  jobs.on('error', () => {});
  const key = (id: string, kind: string): string => `${PREFIX}:run:${id}:${kind}`;
  const jobId = ({ run, index }: Task): string => `${run}-${index}`;
  const nameInStore = (task: Task): string =>
    `${task.run}/${Math.floor(task.index / IN_FOLDER)}/${chunkKey(task)}`;
  const offer = async (task: Task): Promise<void> => {
    await jobs.add('chunk', taskOf(task), { jobId: jobId(task) });
  };
  const valueOf = (kind: 'input' | 'result', task: Task): string =>
    key(task.run, `${kind}:${chunkKey(task)}`);
  const countResult = (task: Task, where: 'here' | 'store'): Promise<unknown> =>
    redis.eval(
      KEEP,
      6,
      key(task.run, 'results'),
      key(task.run, 'inputs'),
      key(task.run, 'input-bytes'),
      key(task.run, 'result-bytes'),
      valueOf('result', task),
      valueOf('input', task),
      chunkKey(task),
      bound,
      where,
    );
  const allRuns = async (): Promise<Run[]> => {
    const texts = Object.values(await redis.hgetall(`${PREFIX}:runs`));
    const found = texts.flatMap((text) => readRun(text) ?? []);
    return found.sort((a, b) => a.submitted - b.submitted);
  };

  const queue: Queue = {
    place,
    runs: allRuns,
    async create(run) {
      await redis.hsetnx(`${PREFIX}:runs`, run.id, JSON.stringify(run));
      return (await allRuns()).find(({ id }) => id === run.id) ?? run;
    },
    async finish(run, all) {
      const record = JSON.stringify({ ...run, chunks: all });
      const names = [key(run.id, 'chunks'), `${PREFIX}:runs`];
      return (await redis.eval(FINISH, 2, ...names, all, run.id, record)) === 1;
    },
    async remove(id) {
      await redis.hdel(`${PREFIX}:runs`, id);
      const chunks = queue.chunks(id);
      for (let chunk = await chunks.next(); chunk; chunk = await chunks.next()) {
        const task = { run: id, ...chunk };
        await redis.unlink(valueOf('input', task), valueOf('result', task));
        await jobs.remove(jobId(task));
      }
      const kinds = ['chunks', 'inputs', 'results', 'input-bytes', 'result-bytes', 'deaths', 'apart'];
      await redis.unlink(kinds.map((kind) => key(id, kind)));
      await results?.removeFolder(id);
    },
    chunks(id, from = 0) {
      let next = from;
      let ready: Chunk[] = [];
      return {
        async next() {
          if (ready.length === 0) {
            const indexes = Array.from({ length: AHEAD }, (_, at) => String(next + at));
            const texts = await redis.hmget(key(id, 'chunks'), ...indexes);
            const gap = texts.indexOf(null);
            ready = texts.slice(0, gap < 0 ? AHEAD : gap).flatMap((text) => readChunk(text!) ?? []);
          }
          const chunk = ready.shift();
          if (chunk) next = chunk.index + 1;
          return chunk;
        },
      };
    },
    async add(task, bytes) {
      const { run, index } = task;
      const names = [key(run, 'inputs'), key(run, 'chunks'), key(run, 'input-bytes')];
      const record = JSON.stringify(chunkOf(task));
      if (bytes) await redis.set(valueOf('input', task), asBuffer(bytes));
      await redis.eval(ADD, 3, ...names, chunkKey(task), index, record, bytes?.length ?? 0);
      await offer(task);
    },
    async hasRoom() {
      const ids = (await allRuns()).map(({ id }) => id);
      const sizes = ids.length > 0 ? await redis.mget(ids.map((id) => key(id, 'input-bytes'))) : [];
      const waiting = await Promise.all(ids.map((id) => redis.hlen(key(id, 'inputs'))));
      const memory = await redis.info('memory');
      const used = Number(/used_memory:(\d+)/.exec(memory)?.[1]);
      const most = Number(/maxmemory:(\d+)/.exec(memory)?.[1]) || Infinity;
      return (
        sizes.reduce((sum, size) => sum + Number(size ?? 0), 0) < MOST_BYTES &&
        waiting.reduce((sum, count) => sum + count, 0) < MOST_WAITING &&
        used < most * MOST_MEMORY
      );
    },
    input: async (task) => (await redis.getBuffer(valueOf('input', task))) ?? undefined,
    hasResult: async (task) => (await redis.hexists(key(task.run, 'results'), chunkKey(task))) === 1,
    async result(task) {
      const size = await redis.hget(key(task.run, 'results'), chunkKey(task));
      if (size === null) return undefined;
      // A value that is not there is a damaged result, and told as one.
      if (size !== '0') return (await redis.getBuffer(valueOf('result', task))) ?? new Uint8Array(0);
      if (!results)
        throw new QueueError(
          'Some results are elsewhere: name the place, as the workers did, with --results.',
        );
      const kept = await results.get(nameInStore(task));
      if (!kept)
        throw new QueueError(
          `There is no ${nameInStore(task)} where --results says: do the workers write there?`,
        );
      return kept;
    },
    async keepResult(task, bytes) {
      try {
        if (bound > 0) {
          await redis.set(valueOf('result', task), asBuffer(bytes), 'NX');
          if ((await countResult(task, 'here')) === 1) return 'kept';
        }
        if (!results) return 'full';
        await results.put(nameInStore(task), bytes);
        await countResult(task, 'store');
        return 'kept';
      } catch (error) {
        if (isOutOfMemory(error)) return 'full';
        throw error;
      }
    },
    async dropResult(task) {
      const names = [key(task.run, 'results'), key(task.run, 'result-bytes')];
      await redis.eval(DROP, 3, ...names, valueOf('result', task), chunkKey(task));
    },
    done: (id) => redis.hlen(key(id, 'results')),
    addDeath: (task) => redis.hincrby(key(task.run, 'deaths'), String(task.index), 1),
    async setApart(task, reason) {
      await redis.hset(
        key(task.run, 'apart'),
        String(task.index),
        JSON.stringify({ ...taskOf(task), reason }),
      );
    },
    async allSetApart(id) {
      const texts = Object.values(await redis.hgetall(key(id, 'apart')));
      return texts.flatMap((text) => readSetApart(text) ?? []).sort((a, b) => a.index - b.index);
    },
    async retry(task) {
      await redis.hdel(key(task.run, 'apart'), String(task.index));
      await redis.hdel(key(task.run, 'deaths'), String(task.index));
      await offer(task);
    },
    work,
    async workers() {
      const names = await redis.smembers(`${PREFIX}:workers`);
      if (names.length === 0) return [];
      const texts = await redis.mget(names.map((name) => `${PREFIX}:worker:${name}`));
      const gone = names.filter((_, at) => texts[at] === null);
      if (gone.length > 0) await redis.srem(`${PREFIX}:workers`, ...gone);
      return texts.flatMap((text) => (text === null ? [] : (readWorkerState(text) ?? [])));
    },
    foreign: () => jobs.getFailedCount(),
    async close() {
      await jobs.close();
      redis.disconnect();
    },
  };
  return withReadableErrors(queue, place);

  /**
   * Offers again what has no result though no job is left. A server that is killed may forget the last moments before,
   * a result among them, and then hear from the worker that its chunk is done.
   */
  async function offerForgotten(): Promise<void> {
    const counts = await jobs.getJobCounts('wait', 'active', 'delayed', 'prioritized');
    if (Object.values(counts).some((count) => count > 0)) return;
    for (const { id } of await allRuns()) {
      const [done, apart, all] = await Promise.all(
        ['results', 'apart', 'chunks'].map((kind) => redis.hlen(key(id, kind))),
      );
      if (done + apart >= all) continue;
      const setApart = new Set(await redis.hkeys(key(id, 'apart')));
      const chunks = queue.chunks(id);
      for (let chunk = await chunks.next(); chunk; chunk = await chunks.next()) {
        const task = { run: id, ...chunk };
        if (!setApart.has(String(chunk.index)) && !(await queue.hasResult(task))) await offer(task);
      }
    }
  }

  async function work(handler: Handler, most: number, state: () => WorkerState): Promise<Working> {
    const name = `${state().name}-${Math.random().toString(36).slice(2, 10)}`;
    let failure: unknown;
    let end = (): void => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    const isOurs = async (data: unknown): Promise<boolean> => {
      if (!isTask(data)) return false;
      const record = await redis.hget(key(data.run, 'chunks'), String(data.index));
      const chunk = record === null ? undefined : readChunk(record);
      return chunk !== undefined && isSameChunk(chunk, data);
    };
    const worker = new Worker<Task>(
      JOBS,
      async (job, token) => {
        if (!(await isOurs(job.data))) {
          // Of a run that was removed meanwhile nothing is said.
          if (isTask(job.data) && !(await redis.hexists(`${PREFIX}:runs`, job.data.run))) return;
          say(`job ${JSON.stringify(job.id?.slice(0, 60))} in the queue is not ours; it is not run`);
          throw new UnrecoverableError('not a chunk of a run of pencilmark bulk');
        }
        let outcome: 'settled' | 'back';
        try {
          outcome = await handler(taskOf(job.data), job.stalledCounter);
        } catch (error) {
          failure = error;
          end();
          outcome = 'back';
        }
        if (outcome === 'settled') return;
        await job.moveToWait(token);
        throw new WaitingError();
      },
      {
        connection: redis,
        prefix: PREFIX,
        concurrency: most,
        lockDuration: lease,
        stalledInterval: Math.max(lease / 2, 1000),
        // The handler counts how often a chunk was lost, and keeps those apart that were lost too often.
        maxStalledCount: ATTEMPTS,
        runRetryDelay: RETRY,
      },
    );
    let isRefused = false;
    worker.on('error', (error) => {
      if (!isOutOfMemory(error) && !/^(NOPERM|READONLY|MISCONF)/.test(error.message)) return;
      // BullMQ asks again at once, which would keep a server busy that has trouble already.
      if (isRefused) return;
      isRefused = true;
      say(
        `${place} refuses to work (${isOutOfMemory(error) ? 'out of memory' : reasonOf(error)}); waiting for it`,
      );
      void worker
        .pause(true)
        .then(() => pause(RETRY))
        .then(() => {
          isRefused = false;
          worker.resume();
        });
    });
    const tellSign = async (): Promise<void> => {
      await redis.set(`${PREFIX}:worker:${name}`, JSON.stringify(state()), 'PX', Math.max(lease, 5000));
      await redis.sadd(`${PREFIX}:workers`, name);
    };
    // A server without room gets no sign, and the worker waits for it as for chunks.
    await tellSign().catch(() => {});
    const signs = setInterval(() => {
      if (redis.status === 'ready') void tellSign().catch(() => {});
    }, 1000);
    const sweeps = setInterval(
      () => {
        if (redis.status === 'ready') void offerForgotten().catch(() => {});
      },
      Math.max(lease, 1000),
    );
    return {
      ended: ended.then(() => {
        if (failure !== undefined) throw failure;
      }),
      async stop() {
        clearInterval(signs);
        clearInterval(sweeps);
        end();
        const isClosed = await Promise.race([worker.close().then(() => true), closedLate(worker)]);
        if (isClosed && redis.status === 'ready') await redis.del(`${PREFIX}:worker:${name}`);
      },
    };
  }

  /** Whether chunks are in hand still is for the one who stops the worker to say; this waits for Redis alone. */
  async function closedLate(worker: Worker): Promise<false> {
    for (let lost = 0; lost < GOODBYE; lost = redis.status === 'ready' ? 0 : lost + 100)
      await pause(100, undefined, { ref: false });
    void worker.close(true);
    return false;
  }
}

/** The same memory as what the client sends without a copy. */
function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

/** A task without any extra fields. */
function taskOf(task: Task): Task {
  return { run: task.run, ...chunkOf(task) };
}

/** Errors of Redis that a person can do something about, in words. */
function withReadableErrors(queue: Queue, place: string): Queue {
  const wrapped = Object.entries(queue).map(([name, value]: [string, unknown]) => {
    if (typeof value !== 'function' || name === 'chunks') return [name, value];
    const call = async (...args: unknown[]): Promise<unknown> => {
      try {
        return await (value as (...args: unknown[]) => Promise<unknown>)(...args);
      } catch (error) {
        if (isOutOfMemory(error))
          throw new QueueError(
            `${place} is out of memory (maxmemory). Nothing is lost: make room and run the same command again.`,
          );
        if (error instanceof Error && error.name === 'ReplyError' && codeOf(error) === undefined)
          throw new QueueError(`${place}: ${reasonOf(error)}`);
        throw error;
      }
    };
    return [name, call];
  });
  return Object.fromEntries(wrapped) as Queue;
}
