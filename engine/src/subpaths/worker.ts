/**
 * The long calls in a worker: of a page, of Deno or Bun, or a thread of Node. Each takes what the function of its name takes and
 * returns a promise, which an `AbortSignal` ends at once, whatever the search is at. `pencilmark/worker-host` is the script of the
 * worker itself; bundlers that do not find it by themselves are given it as an entry.
 *
 * @example
 * ```js
 * import { createWorkerClient } from 'pencilmark/worker';
 *
 * const worker = createWorkerClient();
 * const line = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
 * const { status } = await worker.solve(line);
 * console.log(status); // solved
 * worker.close();
 * ```
 *
 * @module pencilmark/worker
 */
export {
  type CallSignal,
  createWorkerClient,
  type LogicalPath,
  type WorkerClient,
  type WorkerClientOptions,
  type WorkerOptions,
} from '../worker/client.ts';
export { type NodeWorker, type WebWorker } from '../worker/platform.ts';
