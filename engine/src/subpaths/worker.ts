/**
 * The long calls in a worker: of a page, of Deno or Bun, or a thread of Node. Each takes the arguments of the function
 * of its name and returns a promise; an `AbortSignal` ends the call at once, even in the middle of a search.
 * `pencilmark/worker-host` is the script of the worker itself; pass it as an entry to bundlers that do not find it.
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
