import { Queue as Jobs } from 'bullmq';
import { codeOf } from '../folder/files.ts';
import { type Queue, QueueError, type QueueOptions } from '../queue.ts';
import { readWorkerState, type Task } from '../records.ts';
import { chunksIn, failuresIn } from './chunks.ts';
import { connect, isOutOfMemory, placeOfUrl, reasonOf } from './connect.ts';
import { resultsIn } from './results.ts';
import { runsIn } from './runs.ts';
import { ATTEMPTS, JOBS, PREFIX, RETRY, type Server, signOf, WORKERS } from './server.ts';
import { work } from './work.ts';

/**
 * A queue in Redis. BullMQ hands out the chunks; their records and results are in separate hashes, one of each kind per
 * run, so that nothing depends on a job still existing. A result counted as empty in Redis is in the result store.
 */
export async function openRedisQueue(address: string, options: QueueOptions): Promise<Queue> {
  const place = placeOfUrl(address);
  const redis = await connect(address, options.say);
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
  const server: Server = { place, redis, jobs, options };
  const queue: Queue = {
    place,
    ...runsIn(server),
    ...chunksIn(server),
    ...resultsIn(server),
    ...failuresIn(server),
    work: (handler, most, state) => work(server, handler, most, state),
    async workers() {
      const names = await redis.smembers(WORKERS);
      if (names.length === 0) return [];
      const texts = await redis.mget(names.map(signOf));
      const gone = names.filter((_, at) => texts[at] === null);
      if (gone.length > 0) await redis.srem(WORKERS, ...gone);
      return texts.flatMap((text) => (text === null ? [] : (readWorkerState(text) ?? [])));
    },
    foreign: () => jobs.getFailedCount(),
    async close() {
      await jobs.close();
      redis.disconnect();
    },
  };
  return withReadableErrors(queue, place);
}

/** Translates errors of Redis that a person can act on into words. */
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
