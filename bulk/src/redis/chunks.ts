/** Chunks in Redis: their records, their input, and the fate of those that failed. */
import type { Queue } from '../queue.ts';
import { type Chunk, chunkKey, chunkOf, readAllSetApart, readChunk } from '../records.ts';
import { ADD } from './scripts.ts';
import { allRuns, asBuffer, keyOf, offer, type Server, taskOf, valueOf } from './server.ts';

/** Maximum numbers of bytes and chunks waiting in Redis; beyond them a submitter waits for workers. */
const MAX_BYTES = 1 << 28;
const MAX_WAITING = 20_000;

/** Share of Redis's memory above which a submitter also waits. */
const MAX_MEMORY = 0.7;

/** Chunks read at a time. */
const AHEAD = 64;

export function chunksIn(server: Server): Pick<Queue, 'chunks' | 'add' | 'hasRoom' | 'input'> {
  const { redis } = server;
  return {
    chunks: (id, from) => chunksOf(server, id, from),
    async add(task, bytes) {
      const { run, index } = task;
      const names = [keyOf(run, 'inputs'), keyOf(run, 'chunks'), keyOf(run, 'input-bytes')];
      const record = JSON.stringify(chunkOf(task));
      if (bytes) await redis.set(valueOf('input', task), asBuffer(bytes));
      await redis.eval(ADD, 3, ...names, chunkKey(task), index, record, bytes?.length ?? 0);
      await offer(server, task);
    },
    async hasRoom() {
      const ids = (await allRuns(server)).map(({ id }) => id);
      const sizes = ids.length > 0 ? await redis.mget(ids.map((id) => keyOf(id, 'input-bytes'))) : [];
      const waiting = await Promise.all(ids.map((id) => redis.hlen(keyOf(id, 'inputs'))));
      const memory = await redis.info('memory');
      const used = Number(/used_memory:(\d+)/.exec(memory)?.[1]);
      const most = Number(/maxmemory:(\d+)/.exec(memory)?.[1]) || Infinity;
      return (
        sizes.reduce((sum, size) => sum + Number(size ?? 0), 0) < MAX_BYTES &&
        waiting.reduce((sum, count) => sum + count, 0) < MAX_WAITING &&
        used < most * MAX_MEMORY
      );
    },
    input: async (task) => (await redis.getBuffer(valueOf('input', task))) ?? undefined,
  };
}

/** The chunks of a run in order, starting at one. */
export function chunksOf({ redis }: Server, id: string, from = 0): ReturnType<Queue['chunks']> {
  let next = from;
  let ready: Chunk[] = [];
  return {
    async next() {
      if (ready.length === 0) {
        const indexes = Array.from({ length: AHEAD }, (_, at) => String(next + at));
        const texts = await redis.hmget(keyOf(id, 'chunks'), ...indexes);
        const gap = texts.indexOf(null);
        ready = texts.slice(0, gap < 0 ? AHEAD : gap).flatMap((text) => readChunk(text!) ?? []);
      }
      const chunk = ready.shift();
      if (chunk) next = chunk.index + 1;
      return chunk;
    },
  };
}

/** Chunks that killed their threads, and those set apart. */
export function failuresIn(server: Server): Pick<Queue, 'addDeath' | 'setApart' | 'allSetApart' | 'retry'> {
  const { redis } = server;
  return {
    addDeath: (task) => redis.hincrby(keyOf(task.run, 'deaths'), String(task.index), 1),
    async setApart(task, reason) {
      await redis.hset(
        keyOf(task.run, 'apart'),
        String(task.index),
        JSON.stringify({ ...taskOf(task), reason }),
      );
    },
    async allSetApart(id) {
      const texts = Object.values(await redis.hgetall(keyOf(id, 'apart')));
      return readAllSetApart(texts);
    },
    async retry(task) {
      await redis.hdel(keyOf(task.run, 'apart'), String(task.index));
      await redis.hdel(keyOf(task.run, 'deaths'), String(task.index));
      await offer(server, task);
    },
  };
}
