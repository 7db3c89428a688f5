/** A worker at a queue that is a folder. */
import { mkdir, stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Handler, Working } from '../queue.ts';
import type { Task, WorkerState } from '../records.ts';
import { claim, keepHeartbeat, workerName } from './claims.ts';
import { ifThere } from './files.ts';
import { countOf, dropNote, hasResult, notePath, offerAgain, pathOf, type Place } from './place.ts';
import { LOOK, searcher } from './search.ts';

/** The state of a working worker. */
interface Shift {
  readonly place: Place;
  readonly worker: string;
  readonly handler: Handler;
  readonly inHand: Set<Promise<void>>;
  isStopping: boolean;
  /** Why it cannot continue. */
  failure: unknown;
}

export async function work(
  place: Place,
  handler: Handler,
  most: number,
  state: () => WorkerState,
): Promise<Working> {
  const worker = workerName();
  const silence = await keepHeartbeat(place.workers, worker, place.lease, state);
  const shift: Shift = {
    place,
    worker,
    handler,
    inHand: new Set(),
    isStopping: false,
    failure: undefined,
  };
  const looping = loop(shift, most).catch((error: unknown) => {
    shift.failure = error;
  });
  return {
    ended: looping.then(() => {
      if (shift.failure !== undefined) throw shift.failure;
    }),
    async stop() {
      shift.isStopping = true;
      await looping;
      await Promise.all(shift.inHand);
      await silence();
    },
  };
}

async function loop(shift: Shift, most: number): Promise<void> {
  const { inHand } = shift;
  const search = searcher(shift.place);
  while (!shift.isStopping) {
    if (inHand.size >= most) await Promise.race(inHand);
    else if (!(await search((task) => take(shift, task)))) await Promise.race([pause(LOOK), ...inHand]);
  }
}

async function take(shift: Shift, task: Task): Promise<boolean> {
  const { place, worker, inHand } = shift;
  if (await isSettled(place, task)) return false;
  await mkdir(pathOf(place, task.run, 'claims'), { recursive: true });
  if (!(await claim(notePath(place, 'claims', task), worker))) return false;
  await dropNote(place, 'again', task);
  // Its worker may have settled it between the two checks.
  if (await isSettled(place, task)) {
    await dropNote(place, 'claims', task);
    return false;
  }
  const ended = finish(shift, task).finally(() => inHand.delete(ended));
  inHand.add(ended);
  return true;
}

async function finish(shift: Shift, task: Task): Promise<void> {
  const { place, handler } = shift;
  try {
    const outcome = await handler(task, await countOf(place, 'losses', task));
    if (outcome === 'back') await offerAgain(place, task);
  } catch (error) {
    shift.failure = error;
    shift.isStopping = true;
    await offerAgain(place, task).catch(() => {});
  }
  await dropNote(place, 'claims', task);
}

async function isSettled(place: Place, task: Task): Promise<boolean> {
  return (
    (await hasResult(place, task)) || (await ifThere(stat(notePath(place, 'apart', task)))) !== undefined
  );
}
