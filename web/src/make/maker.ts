import type { JobName, MakeReply, MakeRequest, PartOf, QuestionOf } from './make-protocol.ts';

/** How a question ended: `ended` by a newer one or by `stop`. */
export type MakeEnd = 'done' | 'ended';

/** The workshop's thread as its page sees it. */
export interface Maker {
  /** Asks; parts of the answer come through `take`. Rejects where the worker fails. */
  readonly ask: <J extends JobName>(
    job: J,
    question: QuestionOf<J>,
    take: (part: PartOf<J>) => void,
  ) => Promise<MakeEnd>;
  /** Ends what is under way. */
  readonly stop: () => void;
}

interface Asked {
  readonly request: MakeRequest;
  readonly take: (part: PartOf<JobName>) => void;
  readonly resolve: (end: MakeEnd) => void;
  readonly reject: (error: Error) => void;
}

/** How long a newer question waits for the one under way, in ms. A new worker takes about as long to begin. */
const PATIENCE = 250;

/** A worker with one question at a time. Only the newest counts: those before it end without an answer. */
export function openMaker(create: () => Worker = newWorker): Maker {
  let worker: Worker | undefined;
  let lastId = 0;
  let asked: Asked | undefined;
  /** The question that the worker is at, answered for somebody or not. */
  let busyWith: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ask: Maker['ask'] = (job, question, take) => {
    asked?.resolve('ended');
    return new Promise((resolve, reject) => {
      const request: MakeRequest = { id: ++lastId, job, question };
      asked = { request, take: take as Asked['take'], resolve, reject };
      if (busyWith === undefined) begin();
      else timer ??= setTimeout(afresh, PATIENCE);
    });
  };

  const stop = (): void => {
    const ended = asked;
    asked = undefined;
    quit();
    ended?.resolve('ended');
  };

  function begin(): void {
    clearTimeout(timer);
    timer = undefined;
    if (!asked) return;
    worker ??= listening(create());
    busyWith = asked.request.id;
    worker.postMessage(asked.request);
  }

  function afresh(): void {
    quit();
    begin();
  }

  function quit(): void {
    clearTimeout(timer);
    timer = undefined;
    if (busyWith === undefined) return;
    worker?.terminate();
    worker = busyWith = undefined;
  }

  function listening(created: Worker): Worker {
    created.addEventListener('message', ({ data }: MessageEvent<MakeReply>) => take(data));
    created.addEventListener('error', (event) => {
      event.preventDefault();
      const failed = asked;
      asked = undefined;
      quit();
      failed?.reject(new Error(event.message));
    });
    return created;
  }

  function take(reply: MakeReply): void {
    const isWanted = reply.id === asked?.request.id;
    if (reply.state === 'part') {
      if (isWanted) asked!.take(reply.part);
      return;
    }
    busyWith = undefined;
    if (!isWanted) return begin();
    const { resolve, reject } = asked!;
    asked = undefined;
    if (reply.state === 'done') resolve('done');
    else reject(new Error(reply.message));
  }

  return { ask, stop };
}

function newWorker(): Worker {
  return new Worker(new URL('./make-worker.ts', import.meta.url), { type: 'module' });
}
