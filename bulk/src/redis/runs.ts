/** Runs in Redis. */
import type { Queue } from '../queue.ts';
import { everyTask } from '../records.ts';
import { chunksOf } from './chunks.ts';
import { FINISH } from './scripts.ts';
import { allRuns, jobIdOf, keyOf, KINDS, RUNS, type Server, valueOf } from './server.ts';

export function runsIn(server: Server): Pick<Queue, 'runs' | 'create' | 'finish' | 'remove'> {
  const { redis, jobs, options } = server;
  return {
    runs: () => allRuns(server),
    async create(run) {
      await redis.hsetnx(RUNS, run.id, JSON.stringify(run));
      return (await allRuns(server)).find(({ id }) => id === run.id) ?? run;
    },
    async finish(run, all) {
      const record = JSON.stringify({ ...run, chunks: all });
      const names = [keyOf(run.id, 'chunks'), RUNS];
      return (await redis.eval(FINISH, 2, ...names, all, run.id, record)) === 1;
    },
    async remove(id) {
      await redis.hdel(RUNS, id);
      for await (const task of everyTask(id, chunksOf(server, id))) {
        await redis.unlink(valueOf('input', task), valueOf('result', task));
        await jobs.remove(jobIdOf(task));
      }
      await redis.unlink(KINDS.map((kind) => keyOf(id, kind)));
      await options.results?.removeFolder(id);
    },
  };
}
