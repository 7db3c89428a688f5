import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Queue } from '../queue.ts';
import { readAllSetApart, readWorkerState } from '../records.ts';
import { isWorkerAlive } from './claims.ts';
import { ifThere, readable, readIfThere, writeWhole } from './files.ts';
import { addToLedger } from './ledger.ts';
import {
  allRuns,
  chunksOf,
  countOf,
  countUp,
  dropNote,
  hasResult,
  notePath,
  objectPath,
  offerAgain,
  pathOf,
  type Place,
  readOne,
} from './place.ts';
import { work } from './work.ts';

/**
 * A queue that is a folder, for any number of processes of one machine or of machines that share it:
 *
 *     workers/NAME                    its time of change is the sign of life
 *     runs/ID/run.json, chunks.jsonl  what was submitted
 *     runs/ID/input/…, results/…      the bytes of chunks and their results
 *     runs/ID/claims/N                the name of the worker that has chunk N
 *     runs/ID/again/N                 chunk N is to be taken, though it was before
 *     runs/ID/deaths/N, losses/N      a byte for each time
 *     runs/ID/apart/N                 chunk N is set apart
 */
export async function openFolderQueue(folder: string, lease: number): Promise<Queue> {
  const place: Place = { folder, workers: join(folder, 'workers'), runs: join(folder, 'runs'), lease };
  try {
    await mkdir(place.runs, { recursive: true });
  } catch (error) {
    throw readable(error, folder);
  }
  return {
    place: folder,
    ...runsIn(place),
    ...resultsIn(place),
    ...failuresIn(place),
    hasRoom: () => Promise.resolve(true),
    input: (task) => readIfThere(objectPath(place, 'input', task)),
    work: (handler, most, state) => work(place, handler, most, state),
    async workers() {
      const names = (await ifThere(readdir(place.workers))) ?? [];
      const states = await Promise.all(
        names.map(async (name) => {
          if (!(await isWorkerAlive(place.workers, name, lease))) return undefined;
          return readWorkerState((await ifThere(readFile(join(place.workers, name), 'utf8'))) ?? '');
        }),
      );
      return states.filter((found) => found !== undefined);
    },
    foreign: () => Promise.resolve(0),
    close: () => Promise.resolve(),
  };
}

function runsIn(place: Place): Pick<Queue, 'runs' | 'create' | 'finish' | 'remove' | 'chunks' | 'add'> {
  /** Chunks in the ledger that this process knows of. */
  const known = new Map<string, number>();
  const knownOf = async (id: string): Promise<number> => {
    let count = known.get(id);
    if (count !== undefined) return count;
    count = 0;
    const ledger = chunksOf(place, id);
    while (await ledger.next()) count++;
    known.set(id, count);
    return count;
  };
  return {
    runs: () => allRuns(place),
    async create(run) {
      const there = await readOne(place, run.id);
      if (there) return there;
      await writeWhole(pathOf(place, run.id, 'run.json'), JSON.stringify(run));
      return run;
    },
    async finish(run, all) {
      known.delete(run.id);
      if ((await knownOf(run.id)) < all) return false;
      await writeWhole(pathOf(place, run.id, 'run.json'), JSON.stringify({ ...run, chunks: all }));
      return true;
    },
    async remove(id) {
      // The run itself goes first, so that no worker continues with the rest of it.
      await rm(pathOf(place, id, 'run.json'), { force: true });
      await rm(pathOf(place, id), { recursive: true, force: true, maxRetries: 5 });
    },
    chunks: (id, from) => chunksOf(place, id, from),
    async add(task, bytes) {
      const path = objectPath(place, 'input', task);
      const isKept = (await ifThere(stat(path))) !== undefined;
      if (!isKept && bytes) await writeWhole(path, bytes);
      if (task.index >= (await knownOf(task.run))) {
        await addToLedger(pathOf(place, task.run, 'chunks.jsonl'), task);
        known.set(task.run, task.index + 1);
      } else if (!isKept) await offerAgain(place, task);
    },
  };
}

function resultsIn(place: Place): Pick<Queue, 'hasResult' | 'result' | 'keepResult' | 'dropResult' | 'done'> {
  return {
    hasResult: (task) => hasResult(place, task),
    result: (task) => readIfThere(objectPath(place, 'results', task)),
    async keepResult(task, bytes) {
      if (!(await hasResult(place, task))) await writeWhole(objectPath(place, 'results', task), bytes);
      await rm(objectPath(place, 'input', task), { force: true });
      return 'kept';
    },
    dropResult: (task) => rm(objectPath(place, 'results', task), { force: true }),
    async done(id) {
      const folders = (await ifThere(readdir(pathOf(place, id, 'results')))) ?? [];
      const lists = await Promise.all(folders.map((name) => readdir(pathOf(place, id, 'results', name))));
      return lists.flat().filter((name) => !name.endsWith('.part')).length;
    },
  };
}

function failuresIn(place: Place): Pick<Queue, 'addDeath' | 'setApart' | 'allSetApart' | 'retry'> {
  return {
    async addDeath(task) {
      await countUp(place, 'deaths', task.run, String(task.index));
      return countOf(place, 'deaths', task);
    },
    setApart: (task, reason) =>
      writeWhole(notePath(place, 'apart', task), JSON.stringify({ ...task, reason })),
    async allSetApart(id) {
      const names = (await ifThere(readdir(pathOf(place, id, 'apart')))) ?? [];
      const texts = await Promise.all(
        names.map((name) => readFile(pathOf(place, id, 'apart', name), 'utf8')),
      );
      return readAllSetApart(texts);
    },
    async retry(task) {
      for (const kind of ['apart', 'deaths', 'losses'] as const) await dropNote(place, kind, task);
      await offerAgain(place, task);
    },
  };
}
