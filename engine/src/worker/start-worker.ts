/**
 * Starts the worker beside this file. Only the client imports this module, so it is built into the client's file, and
 * the path holds in the package.
 */
import { type NodeWorker, type WebWorker, workerThreads } from './platform.ts';

type ModuleUrl = object;
declare const URL: new (path: string, base: string) => ModuleUrl;
declare const Worker: (new (url: ModuleUrl, options: { readonly type: 'module' }) => WebWorker) | undefined;

/** The file of this module. */
const HERE = (import.meta as unknown as { readonly url: string }).url;

/** Starts the worker of this package. Throws if the host has no workers. */
export function startWorker(): WebWorker | NodeWorker {
  if (typeof Worker !== 'undefined') {
    // Bundlers recognise this expression and bundle the file that it names.
    return new Worker(new URL('./worker-host.ts', (import.meta as unknown as { url: string }).url), {
      type: 'module',
    });
  }
  const threads = workerThreads();
  if (!threads) throw new Error('There are no workers here.');
  // Deliberately not the expression above: a bundler would copy the file as it is.
  return new threads.Worker(new URL('./worker-host.ts', HERE));
}
