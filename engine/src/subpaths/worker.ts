/** Long calls in a worker: of a page, Deno and Bun, or of Node. */
export {
  type CallSignal,
  createWorkerClient,
  type LogicalPath,
  type WorkerClient,
  type WorkerClientOptions,
  type WorkerOptions,
} from '../worker/client.ts';
export { type NodeWorker, type WebWorker } from '../worker/platform.ts';
