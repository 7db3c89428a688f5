import { openFolderQueue } from './folder/folder-queue.ts';
import { type Queue, QueueError, type QueueOptions } from './queue.ts';

/** Opens the queue at `redis://…`, `rediss://…` or a folder. Throws `QueueError` if it cannot be used. */
export async function openQueue(place: string, options: QueueOptions): Promise<Queue> {
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(place)?.[1].toLowerCase();
  if (scheme === 'redis' || scheme === 'rediss') {
    const { openRedisQueue } = await import('./redis/redis-queue.ts');
    return openRedisQueue(place, options);
  }
  if (scheme !== undefined) throw new QueueError(`--queue takes a folder or redis://…, not ${scheme}://….`);
  return openFolderQueue(place, options.lease);
}
