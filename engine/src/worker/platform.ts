/**
 * Workers of pages, Deno, Bun and Node, with the parts of their types that are used. `node:worker_threads` is loaded at
 * run time, so that bundlers for pages never see it in an import.
 */
import type { ReplyMessage } from './protocol.ts';

/** A worker of a page, Deno or Bun. */
export interface WebWorker {
  /** Sends a message to the worker. */
  postMessage(message: unknown): void;
  /** Ends the worker at once. */
  terminate(): unknown;
  /** Adds a listener for its messages. */
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  /** Adds a listener for its errors. */
  addEventListener(type: 'error', listener: (event: { readonly message?: string }) => void): void;
}

/** A worker of Node's `worker_threads`. */
export interface NodeWorker {
  /** Sends a message to the worker. */
  postMessage(message: unknown): void;
  /** Ends the worker at once. */
  terminate(): unknown;
  /** Adds a listener for its messages. */
  on(type: 'message', listener: (value: unknown) => void): unknown;
  /** Adds a listener for its errors. */
  on(type: 'error', listener: (error: Error) => void): unknown;
}

/** A worker of either kind, as `createWorkerClient` uses it. */
export interface HeardWorker {
  readonly post: (message: unknown) => void;
  readonly terminate: () => void;
  /** Sets whether the worker keeps a Node process alive. */
  readonly hold: (isHeld: boolean) => void;
}

interface WorkerThreads {
  readonly Worker: new (url: object) => NodeWorker;
  readonly parentPort: {
    postMessage(message: unknown): void;
    on(type: 'message', listener: (message: unknown) => void): void;
  } | null;
}

declare const process: { getBuiltinModule?(name: string): unknown } | undefined;
declare const postMessage: ((message: unknown) => void) | undefined;
declare const addEventListener:
  | ((type: 'message', listener: (event: { readonly data: unknown }) => void) => void)
  | undefined;

/** Node's module; undefined elsewhere. */
export function workerThreads(): WorkerThreads | undefined {
  if (typeof process === 'undefined') return undefined;
  return process.getBuiltinModule?.('node:worker_threads') as WorkerThreads | undefined;
}

/** Listens to a worker of either kind. Once it is terminated, its messages are ignored. */
export function hear(
  worker: WebWorker | NodeWorker,
  onReply: (message: ReplyMessage) => void,
  onError: (message: string) => void,
): HeardWorker {
  let isEnded = false;
  // Node still delivers messages that a worker sent before it was ended.
  const reply = (message: unknown): void => void (isEnded || onReply(message as ReplyMessage));
  const fail = (message: string): void => void (isEnded || onError(message));
  if ('on' in worker) {
    worker.on('message', reply);
    worker.on('error', (error) => fail(error.message));
  } else {
    worker.addEventListener('message', ({ data }) => reply(data));
    worker.addEventListener('error', (event: { readonly message?: string; preventDefault?(): void }) => {
      event.preventDefault?.();
      fail(event.message || 'its file could not be loaded');
    });
  }
  const { ref, unref } = worker as { ref?(): void; unref?(): void };
  return {
    post: (message) => worker.postMessage(message),
    terminate() {
      isEnded = true;
      void worker.terminate();
    },
    hold: (isHeld) => (isHeld ? ref : unref)?.call(worker),
  };
}

/** Within a worker: its connection to the code that started it. */
export function ownPort(): {
  readonly post: (message: ReplyMessage) => void;
  readonly listen: (listener: (message: unknown) => void) => void;
} {
  const parent = workerThreads()?.parentPort;
  if (typeof addEventListener !== 'undefined' && typeof postMessage !== 'undefined') {
    const [listen, post] = [addEventListener, postMessage];
    return {
      post: (message) => post(message),
      listen: (listener) => listen('message', ({ data }) => listener(data)),
    };
  }
  if (!parent) throw new Error('This file is for workers: start it by createWorkerClient.');
  return {
    post: (message) => parent.postMessage(message),
    listen: (listener) => parent.on('message', listener),
  };
}
