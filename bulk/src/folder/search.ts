/** How a worker finds the next chunk in the folder of a queue. */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import type { Queue } from '../queue.ts';
import { type Chunk, everyTask, readChunk, type Task } from '../records.ts';
import { abandoned } from './claims.ts';
import { ifThere, readIfThere } from './files.ts';
import { allRuns, chunksOf, countUp, hasResult, pathOf, type Place } from './place.ts';

/** Milliseconds between two checks for work when there is none, and for chunks of workers that are gone. */
export const LOOK = 100;

/** Takes a chunk unless it is settled or another worker has it; returns whether it did. */
export type Take = (task: Task) => Promise<boolean>;

/** Looks for a chunk to take: first among those offered again, then on through the ledgers. */
export function searcher(place: Place): (take: Take) => Promise<boolean> {
  const ledgers = new Map<string, ReturnType<Queue['chunks']>>();
  let lookedForAbandoned = 0;
  return async (take) => {
    const ids = (await allRuns(place)).map(({ id }) => id);
    if (Date.now() - lookedForAbandoned > LOOK) {
      for (const id of ids) await restore(place, id);
      lookedForAbandoned = Date.now();
    }
    for (const run of ids) {
      if (await takeAgain(place, run, take)) return true;
      const ledger = ledgers.get(run) ?? chunksOf(place, run);
      ledgers.set(run, ledger);
      for await (const task of everyTask(run, ledger)) if (await take(task)) return true;
    }
    return false;
  };
}

async function takeAgain(place: Place, run: string, take: Take): Promise<boolean> {
  for (const name of (await ifThere(readdir(pathOf(place, run, 'again')))) ?? []) {
    if (!/^\d+$/.test(name)) continue;
    const chunk = await chunkAt(place, run, name);
    if (chunk && (await take({ run, ...chunk }))) return true;
    // Finished chunks need not be looked at again.
    if (!chunk || (await hasResult(place, { run, ...chunk })))
      await rm(pathOf(place, run, 'again', name), { force: true });
  }
  return false;
}

async function chunkAt(place: Place, id: string, name: string): Promise<Chunk | undefined> {
  const noted = readChunk(new TextDecoder().decode(await readIfThere(pathOf(place, id, 'again', name))));
  return noted ?? chunksOf(place, id, Number(name)).next();
}

/** Offers chunks again whose workers are gone. */
async function restore(place: Place, id: string): Promise<void> {
  for (const name of await abandoned(pathOf(place, id, 'claims'), place.workers, place.lease)) {
    await mkdir(pathOf(place, id, 'again'), { recursive: true });
    await countUp(place, 'losses', id, name);
    await writeFile(pathOf(place, id, 'again', name), '');
    await rm(pathOf(place, id, 'claims', name), { force: true });
  }
}
