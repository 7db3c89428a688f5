import { setTimeout as pause } from 'node:timers/promises';
import type { Queue } from './queue.ts';
import { placeOf, type Run, type SetApart, type Task } from './records.ts';
import { type ChunkAnswer, readResult } from './result-object.ts';

/** Milliseconds between two checks for a result. */
const LOOK = 200;

/** A chunk with its answer, or set apart. */
export type Found =
  | { readonly task: Task; readonly answer: ChunkAnswer; readonly apart?: undefined }
  | { readonly task: Task; readonly answer?: undefined; readonly apart: SetApart };

interface Looking {
  /** The index of the first chunk; default 0. */
  readonly from?: number;
  /** Whether to wait for results that do not exist yet. */
  readonly isFollowing: boolean;
  readonly say: (text: string) => void;
}

/** The chunks of a run in order, up to the first one without a result. */
export async function* resultsInOrder(
  queue: Queue,
  run: Run,
  { from = 0, isFollowing, say }: Looking,
): AsyncGenerator<Found, void> {
  const chunks = queue.chunks(run.id, from);
  for (let count = from; ; count++) {
    const chunk = await waitFor(
      () => chunks.next(),
      async () => isFollowing && (await totalOf(queue, run)) !== count,
    );
    if (!chunk) return;
    const task = { run: run.id, ...chunk };
    let apart: SetApart | undefined;
    const answer = await waitFor(
      () => answerOf(queue, run, task, say),
      async () => {
        apart = (await queue.allSetApart(run.id)).find(({ index }) => index === chunk.index);
        return isFollowing && !apart;
      },
    );
    if (answer) yield { task, answer };
    else if (apart) yield { task, apart };
    else return;
  }
}

/** The number of chunks of a run, once all are cut. */
export async function totalOf(queue: Queue, { id }: Run): Promise<number | undefined> {
  return (await queue.runs()).find((run) => run.id === id)?.chunks;
}

/** Deletes a result that turned out to be damaged. */
export async function dropDamaged(
  queue: Queue,
  run: Run,
  task: Task,
  say: (text: string) => void,
): Promise<void> {
  await queue.dropResult(task);
  say(`pencilmark bulk: the result of ${placeOf(run, task)} is damaged; submit the input again to redo it\n`);
}

/** The answer of `ask`, once there is one; undefined if there is none and `mayCome` is false. */
async function waitFor<T>(
  ask: () => Promise<T | undefined>,
  mayCome: () => Promise<boolean>,
): Promise<T | undefined> {
  for (;;) {
    // First checks whether more may come, so that an answer arriving in between is seen.
    const found = (await ask()) ?? ((await mayCome()) ? undefined : 'none');
    if (found === 'none') return ask();
    if (found !== undefined) return found;
    await pause(LOOK);
  }
}

async function answerOf(
  queue: Queue,
  run: Run,
  task: Task,
  say: (text: string) => void,
): Promise<ChunkAnswer | undefined> {
  const bytes = await queue.result(task);
  const answer = bytes && readResult(task, bytes);
  if (bytes && !answer) await dropDamaged(queue, run, task, say);
  return answer;
}
