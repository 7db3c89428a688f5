/*
 * How the page calls a worker. The worker serves functions by name (`serve.ts`); the page calls them, may listen to
 * their reports, and ends a call with an AbortSignal.
 */

import { loadFailed } from '../kit/unfetched.ts';

/** A function of a worker. It takes one value that can be cloned, and may report before it returns. */
export type Served = (question: never, report: (part: unknown) => void) => unknown;

type Question<Work extends Served> = Parameters<Work>[0];
type Report<Work extends Served> =
  Parameters<Work> extends [unknown, (part: infer Part) => void, ...unknown[]] ? Part : never;
type Answer<Work extends Served> = Awaited<ReturnType<Work>>;

export type Message =
  | { readonly kind: 'report'; readonly part: unknown }
  | { readonly kind: 'answer'; readonly answer: unknown }
  | { readonly kind: 'failure'; readonly reason: string }
  /** A script that the work needs could not be fetched. */
  | { readonly kind: 'unfetched' };

export interface Request {
  readonly name: string;
  readonly question: unknown;
}

export interface CallOptions<Part> {
  /** Ends the call and its work. The call rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  readonly onReport?: (part: Part) => void;
}

/** A worker as the page sees it. */
export type Caller<Api extends Readonly<Record<keyof Api, Served>>> = <Name extends keyof Api & string>(
  name: Name,
  question: Question<Api[Name]>,
  options?: CallOptions<Report<Api[Name]>>,
) => Promise<Answer<Api[Name]>>;

interface Pending extends Request {
  readonly onReport: ((part: never) => void) | undefined;
  readonly resolve: (answer: never) => void;
  readonly reject: (reason: Error) => void;
}

export interface CallerOptions {
  /** Whether the worker stays alive for further calls when all are done. */
  readonly keep?: boolean;
  /**
   * Whether the worker reads or writes the database. When the page is left, such a worker is ended, and its call begins
   * again on return: a frozen transaction would stop all later writes. What it does must bear being repeated.
   */
  readonly usesStorage?: boolean;
}

/**
 * Calls a worker, one call after the other. The worker is started by the first call. Aborting the current call
 * terminates the worker, and the waiting calls go to a new one.
 */
export function createCaller<Api extends Readonly<Record<keyof Api, Served>>>(
  create: () => Worker,
  { keep = true, usesStorage = false }: CallerOptions = {},
): Caller<Api> {
  /** The first is the current call. */
  const pending: Pending[] = [];
  let worker: Worker | undefined;

  function next(): void {
    const [first] = pending;
    if (!first) return keep ? undefined : end();
    worker ??= start();
    worker.postMessage({ name: first.name, question: first.question } satisfies Request);
  }

  function start(): Worker {
    const created = create();
    created.addEventListener('message', ({ data }: MessageEvent<Message>) => take(data));
    created.addEventListener('error', (event) => {
      event.preventDefault();
      end();
      // The event of a script that could not be fetched has no message.
      take(event.message ? { kind: 'failure', reason: event.message } : { kind: 'unfetched' });
    });
    return created;
  }

  function end(): void {
    worker?.terminate();
    worker = undefined;
  }

  function take(message: Message): void {
    if (message.kind === 'report') return pending.at(0)?.onReport?.(message.part as never);
    const done = pending.shift();
    // Firefox keeps a failed fetch as failed for as long as the worker lives.
    if (message.kind === 'unfetched') end();
    next();
    if (message.kind === 'answer') done?.resolve(message.answer as never);
    else done?.reject(new Error(message.kind === 'unfetched' ? loadFailed() : message.reason));
  }

  if (usesStorage) {
    addEventListener('pagehide', end);
    // Only a page that was left and comes back has a call without a worker.
    addEventListener('pageshow', () => !worker && next());
  }

  return (name, question, { signal, onReport } = {}) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const call: Pending = { name, question, onReport, resolve, reject };
      signal?.addEventListener(
        'abort',
        () => {
          const place = pending.indexOf(call);
          if (place < 0) return;
          pending.splice(place, 1);
          if (place === 0) {
            end();
            next();
          }
          reject(signal.reason as Error);
        },
        { once: true },
      );
      pending.push(call);
      if (pending.length === 1) next();
    });
}

/** The reports of a call to a worker of its own. */
export interface Listener<Part> {
  readonly onReport: (part: Part) => void;
  readonly onDone: () => void;
  readonly onFailure: (reason: string) => void;
}

/** Makes one call to a worker of its own. Returns a function that stops it; no reports follow. */
export function callOnce<Api extends Readonly<Record<keyof Api, Served>>>(
  create: () => Worker,
  { usesStorage = false }: Pick<CallerOptions, 'usesStorage'> = {},
) {
  return <Name extends keyof Api & string>(
    name: Name,
    question: Question<Api[Name]>,
    { onReport, onDone, onFailure }: Listener<Report<Api[Name]>>,
  ): (() => void) => {
    const controller = new AbortController();
    const { signal } = controller;
    createCaller<Api>(create, { keep: false, usesStorage })(name, question, { signal, onReport }).then(
      onDone,
      (error: Error) => signal.aborted || onFailure(error.message),
    );
    return () => controller.abort();
  };
}
