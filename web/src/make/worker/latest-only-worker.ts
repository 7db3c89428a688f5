import { createCaller } from '../../workers/call.ts';
import type { JobName, PartOf, QuestionOf } from '../jobs/make-protocol.ts';
import type { MakeApi } from '../jobs/make.worker.ts';

/** How a question ended: `ended` by a newer one or by `stop`. */
type MakeEnd = 'done' | 'ended';

/** The workshop's thread as its page sees it. */
export interface LatestOnlyWorker {
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
  readonly controller: AbortController;
  readonly end: () => void;
}

/** How long a newer question waits for the one under way, in ms. A new worker takes about as long to begin. */
const PATIENCE = 250;

/** A worker with one question at a time. Only the newest counts: those before it end without an answer. */
export function openLatestOnlyWorker(create: () => Worker = newWorker): LatestOnlyWorker {
  const call = createCaller<MakeApi>(create);
  let newest: Asked | undefined;
  /** The question that the worker is at, wanted still or not. */
  let busy: Asked | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ask: LatestOnlyWorker['ask'] = (job, question, take) =>
    new Promise((resolve, reject) => {
      const controller = new AbortController();
      const mine: Asked = { controller, end: () => resolve('ended') };
      supersede();
      busy ??= mine;
      newest = mine;
      const { signal } = controller;
      // The types of the question and of its parts follow from the job, which the compiler cannot see here.
      const options = { signal, onReport: ((part) => newest === mine && take(part)) as typeof take };
      (call as (...all: unknown[]) => Promise<unknown>)(job, question, options)
        .then(
          () => resolve('done'),
          (error: Error) => (signal.aborted ? resolve('ended') : reject(error)),
        )
        .finally(() => finish(mine));
    });

  /** The question before ends: at once if it has not begun, else as soon as the worker is done or too slow. */
  function supersede(): void {
    newest?.end();
    if (newest !== busy) newest?.controller.abort();
    if (busy) timer ??= setTimeout(() => busy?.controller.abort(), PATIENCE);
  }

  function finish(asked: Asked): void {
    if (newest === asked) newest = undefined;
    if (busy !== asked) return;
    clearTimeout(timer);
    timer = undefined;
    busy = newest;
  }

  const stop = (): void => {
    newest?.end();
    newest?.controller.abort();
    busy?.controller.abort();
  };

  return { ask, stop };
}

function newWorker(): Worker {
  return new Worker(new URL('../jobs/make.worker.ts', import.meta.url), { type: 'module' });
}
