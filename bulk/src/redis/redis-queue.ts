import type { Queue } from '../queue.ts';
export function openRedisQueue(_place: string, _o: object): Promise<Queue> {
  throw new Error('no');
}
