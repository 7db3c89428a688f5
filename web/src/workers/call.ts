/*
 * How the page calls a worker. The worker serves functions by name; the page calls them, may listen to their reports,
 * and ends a call with an AbortSignal.
 */

/** A function of a worker. It takes one value that can be cloned, and may report before it returns. */
type Served = (question: never, report: (part: unknown) => void) => unknown;

type Question<Work extends Served> = Parameters<Work>[0];
type Report<Work extends Served> =
  Parameters<Work> extends [unknown, (part: infer Part) => void, ...unknown[]] ? Part : never;
type Answer<Work extends Served> = Awaited<ReturnType<Work>>;

type Message =
  | { readonly kind: 'report'; readonly part: unknown }
  | { readonly kind: 'answer'; readonly answer: unknown }
  | { readonly kind: 'failure'; readonly reason: string };

interface Request {
  readonly name: string;
  readonly question: unknown;
}

/** In a worker: serves functions by name. An exception in one of them fails its call. */
export function serve(api: Readonly<Record<string, Served>>): void {
  const post = (message: Message): void => self.postMessage(message);
  self.addEventListener('message', async ({ data: { name, question } }: MessageEvent<Request>) => {
    try {
      const report = (part: unknown): void => post({ kind: 'report', part });
      post({ kind: 'answer', answer: await api[name](question as never, report) });
    } catch (error) {
      post({ kind: 'failure', reason: error instanceof Error ? error.message || error.name : String(error) });
    }
  });
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

/**
 * Calls a worker, one call after the other. The worker is started by the first call. Aborting the current call
 * terminates the worker, and the waiting calls go to a new one. `keep`: whether it stays alive for further calls when
 * all are done.
 */
export function createCaller<Api extends Readonly<Record<keyof Api, Served>>>(
  create: () => Worker,
  { keep = true }: { readonly keep?: boolean } = {},
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
      take({ kind: 'failure', reason: event.message });
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
    next();
    if (message.kind === 'answer') done?.resolve(message.answer as never);
    else done?.reject(new Error(message.reason));
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
export function callOnce<Api extends Readonly<Record<keyof Api, Served>>>(create: () => Worker) {
  return <Name extends keyof Api & string>(
    name: Name,
    question: Question<Api[Name]>,
    { onReport, onDone, onFailure }: Listener<Report<Api[Name]>>,
  ): (() => void) => {
    const controller = new AbortController();
    const { signal } = controller;
    createCaller<Api>(create, { keep: false })(name, question, { signal, onReport }).then(
      onDone,
      (error: Error) => signal.aborted || onFailure(error.message),
    );
    return () => controller.abort();
  };
}
