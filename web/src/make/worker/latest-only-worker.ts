import { createCaller } from '../../workers/call.ts';
import type { JobName, PartOf, QuestionOf } from '../jobs/make-protocol.ts';
import type { MakeApi } from '../jobs/make.worker.ts';

/** How a question ended: `ended`: stopped by a newer one or by `stop`. */
type MakeEnd = 'done' | 'ended';

/** The worker, as its page sees it. */
export interface LatestOnlyWorker {
  /** Asks; parts of the answer go to `take`. Rejects if the worker fails. */
  readonly ask: <J extends JobName>(
    job: J,
    question: QuestionOf<J>,
    take: (part: PartOf<J>) => void,
  ) => Promise<MakeEnd>;
  /** Stops the current question. */
  readonly stop: () => void;
}

interface Asked {
  readonly controller: AbortController;
  readonly end: () => void;
}

/** How long a newer question waits for the current one, in ms. A new worker takes about as long to start. */
const PATIENCE = 250;

/** A worker with one question at a time. Only the newest counts: earlier ones end without an answer. */
export function openLatestOnlyWorker(create: () => Worker = newWorker): LatestOnlyWorker {
  const call = createCaller<MakeApi>(create);
  let newest: Asked | undefined;
  /** The question that the worker is processing, whether or not it is still wanted. */
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

  /** Ends the previous question: at once if it has not started, otherwise as soon as the worker is done or too slow. */
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
