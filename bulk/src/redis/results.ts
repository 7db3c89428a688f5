/** Results: in Redis while the run has room there, otherwise in the result store. */
import { type Queue, QueueError } from '../queue.ts';
import { chunkKey, shelfOf, type Task } from '../records.ts';
import { isOutOfMemory } from './connect.ts';
import { DROP, KEEP } from './scripts.ts';
import { asBuffer, keyOf, type Server, valueOf } from './server.ts';

export function resultsIn(
  server: Server,
): Pick<Queue, 'hasResult' | 'result' | 'keepResult' | 'dropResult' | 'done'> {
  const { redis, options } = server;
  const { results, bound } = options;
  return {
    hasResult: (task) => hasResult(server, task),
    async result(task) {
      const size = await redis.hget(keyOf(task.run, 'results'), chunkKey(task));
      if (size === null) return undefined;
      // A missing value is a damaged result, and reported as one.
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
          if ((await countResult(server, task, 'here')) === 1) return 'kept';
        }
        if (!results) return 'full';
        await results.put(nameInStore(task), bytes);
        await countResult(server, task, 'store');
        return 'kept';
      } catch (error) {
        if (isOutOfMemory(error)) return 'full';
        throw error;
      }
    },
    async dropResult(task) {
      const names = [keyOf(task.run, 'results'), keyOf(task.run, 'result-bytes')];
      await redis.eval(DROP, 3, ...names, valueOf('result', task), chunkKey(task));
    },
    done: (id) => redis.hlen(keyOf(id, 'results')),
  };
}

/** Whether there is a result, in either place. */
export async function hasResult({ redis }: Server, task: Task): Promise<boolean> {
  return (await redis.hexists(keyOf(task.run, 'results'), chunkKey(task))) === 1;
}

function nameInStore(task: Task): string {
  return `${task.run}/${shelfOf(task)}/${chunkKey(task)}`;
}

/** Counts a result that has been stored, and deletes the input. 0 if the run has no more room. */
function countResult({ redis, options }: Server, task: Task, where: 'here' | 'store'): Promise<unknown> {
  return redis.eval(
    KEEP,
    6,
    keyOf(task.run, 'results'),
    keyOf(task.run, 'inputs'),
    keyOf(task.run, 'input-bytes'),
    keyOf(task.run, 'result-bytes'),
    valueOf('result', task),
    valueOf('input', task),
    chunkKey(task),
    options.bound,
    where,
  );
}
