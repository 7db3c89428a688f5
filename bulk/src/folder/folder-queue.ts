import { appendFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Handler, Queue, Working } from '../queue.ts';
import { QueueError } from '../queue.ts';
import {
  type Chunk,
  chunkKey,
  isRunId,
  readChunk,
  readRun,
  readSetApart,
  readWorkerState,
  type Run,
  type Task,
  type WorkerState,
} from '../records.ts';
import { abandoned, claim, isWorkerAlive, tellSigns, workerName } from './claims.ts';
import { ifThere, readable, readIfThere, writeWhole } from './files.ts';
import { addToLedger, readLedger } from './ledger.ts';

/** Files in one folder at most. */
const IN_FOLDER = 1000;

/** Milliseconds between two looks for work where there is none. */
const LOOK = 100;

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
  const workers = join(folder, 'workers');
  const runs = join(folder, 'runs');
  try {
    await mkdir(runs, { recursive: true });
  } catch (error) {
    throw readable(error, folder);
  }
  const at = (id: string, ...names: string[]): string => join(runs, id, ...names);
  const objectAt = (kind: 'input' | 'results', task: Task): string =>
    at(task.run, kind, String(Math.floor(task.index / IN_FOLDER)), chunkKey(task));
  const noteAt = (kind: 'claims' | 'again' | 'deaths' | 'losses' | 'apart', task: Task): string =>
    at(task.run, kind, String(task.index));
  const readOne = async (id: string): Promise<Run | undefined> => {
    const text = await readIfThere(at(id, 'run.json'));
    if (!text) return undefined;
    const run = readRun(new TextDecoder().decode(text));
    if (run?.id !== id) throw new QueueError(`${at(id, 'run.json')} is no run of pencilmark bulk.`);
    return run;
  };
  const allRuns = async (): Promise<Run[]> => {
    const ids = (await readdir(runs)).filter(isRunId);
    const found = await Promise.all(ids.map(readOne));
    return found.filter((run) => run !== undefined).sort((a, b) => a.submitted - b.submitted);
  };
  const chunks = (id: string, from?: number) => readLedger(at(id, 'chunks.jsonl'), from);
  const hasResult = async (task: Task): Promise<boolean> =>
    (await ifThere(stat(objectAt('results', task)))) !== undefined;
  const countUp = async (kind: 'deaths' | 'losses', task: Task): Promise<void> => {
    await mkdir(at(task.run, kind), { recursive: true });
    await appendFile(noteAt(kind, task), 'x');
  };
  /** The note holds the chunk, so that nobody has to look it up among all others. */
  const offerAgain = (task: Task): Promise<void> => writeWhole(noteAt('again', task), JSON.stringify(task));
  const count = async (kind: 'deaths' | 'losses', task: Task): Promise<number> =>
    (await ifThere(stat(noteAt(kind, task))))?.size ?? 0;

  /** Chunks in the ledger, as far as this process knows. */
  const knownChunks = new Map<string, number>();
  const knownOf = async (id: string): Promise<number> => {
    let known = knownChunks.get(id);
    if (known !== undefined) return known;
    known = 0;
    const ledger = chunks(id);
    while (await ledger.next()) known++;
    knownChunks.set(id, known);
    return known;
  };

  return {
    place: folder,
    runs: allRuns,
    async create(run) {
      const there = await readOne(run.id);
      if (there) return there;
      await writeWhole(at(run.id, 'run.json'), JSON.stringify(run));
      return run;
    },
    async finish(run, all) {
      knownChunks.delete(run.id);
      if ((await knownOf(run.id)) < all) return false;
      await writeWhole(at(run.id, 'run.json'), JSON.stringify({ ...run, chunks: all }));
      return true;
    },
    async remove(id) {
      // First of all the run itself, so that no worker goes on with what is left of it.
      await rm(at(id, 'run.json'), { force: true });
      await rm(at(id), { recursive: true, force: true, maxRetries: 5 });
    },
    chunks,
    async add(task, bytes) {
      const isKept = (await ifThere(stat(objectAt('input', task)))) !== undefined;
      if (!isKept && bytes) await writeWhole(objectAt('input', task), bytes);
      const known = await knownOf(task.run);
      if (task.index >= known) {
        await addToLedger(at(task.run, 'chunks.jsonl'), task);
        knownChunks.set(task.run, task.index + 1);
      } else if (!isKept) await offerAgain(task);
    },
    hasRoom: () => Promise.resolve(true),
    input: (task) => readIfThere(objectAt('input', task)),
    hasResult,
    result: (task) => readIfThere(objectAt('results', task)),
    async keepResult(task, bytes) {
      if (!(await hasResult(task))) await writeWhole(objectAt('results', task), bytes);
      await rm(objectAt('input', task), { force: true });
      return 'kept';
    },
    dropResult: (task) => rm(objectAt('results', task), { force: true }),
    async done(id) {
      const folders = (await ifThere(readdir(at(id, 'results')))) ?? [];
      const lists = await Promise.all(folders.map((name) => readdir(at(id, 'results', name))));
      return lists.flat().filter((name) => !name.endsWith('.part')).length;
    },
    async addDeath(task) {
      await countUp('deaths', task);
      return count('deaths', task);
    },
    setApart: (task, reason) => writeWhole(noteAt('apart', task), JSON.stringify({ ...task, reason })),
    async allSetApart(id) {
      const names = (await ifThere(readdir(at(id, 'apart')))) ?? [];
      const texts = await Promise.all(names.map((name) => readFile(at(id, 'apart', name), 'utf8')));
      return texts.flatMap((text) => readSetApart(text) ?? []).sort((a, b) => a.index - b.index);
    },
    async retry(task) {
      for (const kind of ['apart', 'deaths', 'losses'] as const)
        await rm(noteAt(kind, task), { force: true });
      await offerAgain(task);
    },
    work: (handler, most, state) => work(handler, most, state),
    async workers() {
      const names = (await ifThere(readdir(workers))) ?? [];
      const states = await Promise.all(
        names.map(async (name) => {
          if (!(await isWorkerAlive(workers, name, lease))) return undefined;
          return readWorkerState((await ifThere(readFile(join(workers, name), 'utf8'))) ?? '');
        }),
      );
      return states.filter((found) => found !== undefined);
    },
    foreign: () => Promise.resolve(0),
    close: () => Promise.resolve(),
  };

  async function work(handler: Handler, most: number, state: () => WorkerState): Promise<Working> {
    const worker = workerName();
    const silence = await tellSigns(workers, worker, lease, state);
    const inHand = new Set<Promise<void>>();
    let isStopping = false;
    let failure: unknown;
    const finish = async (task: Task): Promise<void> => {
      try {
        const outcome = await handler(task, await count('losses', task));
        if (outcome === 'back') await offerAgain(task);
      } catch (error) {
        failure = error;
        isStopping = true;
        await offerAgain(task).catch(() => {});
      }
      await rm(noteAt('claims', task), { force: true });
    };
    const take = async (task: Task): Promise<boolean> => {
      if (await isSettled(task)) return false;
      await mkdir(at(task.run, 'claims'), { recursive: true });
      if (!(await claim(noteAt('claims', task), worker))) return false;
      await rm(noteAt('again', task), { force: true });
      // Its worker may have settled it between the two looks.
      if (await isSettled(task)) {
        await rm(noteAt('claims', task), { force: true });
        return false;
      }
      const ended = finish(task).finally(() => inHand.delete(ended));
      inHand.add(ended);
      return true;
    };
    const isSettled = async (task: Task): Promise<boolean> =>
      (await hasResult(task)) || (await ifThere(stat(noteAt('apart', task)))) !== undefined;
    const loop = async (): Promise<void> => {
      const search = searcher();
      while (!isStopping) {
        if (inHand.size >= most) await Promise.race(inHand);
        else if (!(await search(take))) await Promise.race([pause(LOOK), ...inHand]);
      }
    };
    const looping = loop().catch((error: unknown) => {
      failure = error;
    });
    return {
      ended: looping.then(() => {
        if (failure !== undefined) throw failure;
      }),
      async stop() {
        isStopping = true;
        await looping;
        await Promise.all(inHand);
        await silence();
      },
    };
  }

  /** Looks for a chunk to take: first in what is to be taken again, then on through the ledgers. */
  function searcher(): (take: (task: Task) => Promise<boolean>) => Promise<boolean> {
    const ledgers = new Map<string, ReturnType<Queue['chunks']>>();
    let lookedForAbandoned = 0;
    const chunkAt = async (id: string, name: string): Promise<Chunk | undefined> => {
      const noted = readChunk(new TextDecoder().decode(await readIfThere(at(id, 'again', name))));
      return noted ?? chunks(id, Number(name)).next();
    };
    const restore = async (id: string): Promise<void> => {
      for (const name of await abandoned(at(id, 'claims'), workers, lease)) {
        await mkdir(at(id, 'again'), { recursive: true });
        await mkdir(at(id, 'losses'), { recursive: true });
        await appendFile(at(id, 'losses', name), 'x');
        await writeFile(at(id, 'again', name), '');
        await rm(at(id, 'claims', name), { force: true });
      }
    };
    return async (take) => {
      const ids = (await allRuns()).map(({ id }) => id);
      if (Date.now() - lookedForAbandoned > LOOK) {
        for (const id of ids) await restore(id);
        lookedForAbandoned = Date.now();
      }
      for (const run of ids) {
        for (const name of (await ifThere(readdir(at(run, 'again')))) ?? []) {
          if (!/^\d+$/.test(name)) continue;
          const chunk = await chunkAt(run, name);
          if (chunk && (await take({ run, ...chunk }))) return true;
          // What is settled need not be looked at again.
          if (!chunk || (await hasResult({ run, ...chunk })))
            await rm(at(run, 'again', name), { force: true });
        }
        const ledger = ledgers.get(run) ?? chunks(run);
        ledgers.set(run, ledger);
        for (let chunk = await ledger.next(); chunk; chunk = await ledger.next())
          if (await take({ run, ...chunk })) return true;
      }
      return false;
    };
  }
}
