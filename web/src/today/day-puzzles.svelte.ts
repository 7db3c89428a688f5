import { puzzleOfKey } from '@pencilmark/game';
import type { Puzzle } from 'pencilmark';
import { keepDayPuzzles, readDayPuzzle, writeDayPuzzle } from '../storage/day-games.ts';
import { createCaller } from '../workers/call.ts';
import type { Day } from '../days/day.ts';
import type { DaysApi } from './days.worker.ts';
import { idsAhead } from './recipes.ts';

/** A shorter wait is not shown. In ms. */
const NOTICED = 400;

const create = (): Worker => new Worker(new URL('./days.worker.ts', import.meta.url), { type: 'module' });
/** For what is waited for, which need not wait for what is made ahead. */
const call = createCaller<DaysApi>(create, { keep: false });

interface Making {
  readonly controller: AbortController;
  readonly puzzle: Promise<Puzzle>;
}

const making: Record<string, Making | undefined> = {};
let puzzles = $state.raw<Readonly<Record<string, Puzzle>>>({});
/** The ids of those that have been waited for long enough to say so. */
let slow = $state.raw<readonly string[]>([]);

export const dayPuzzles = {
  /** The puzzle of an id, once it is there. */
  of: (id: string): Puzzle | undefined => puzzles[id],
  isSlow: (id: string): boolean => slow.includes(id),
};

/** Ends waiting for a puzzle. */
export function cancelPuzzle(id: string): void {
  making[id]?.controller.abort();
}

/** The puzzle of an id: as it is stored, or made now. Rejects where there is none, or when it was cancelled. */
export function wantPuzzle(id: string): Promise<Puzzle> {
  if (puzzles[id]) return Promise.resolve(puzzles[id]);
  const under = making[id];
  if (under) return under.puzzle;
  const controller = new AbortController();
  const timer = setTimeout(() => (slow = [...slow, id]), NOTICED);
  const puzzle = storedOrMade(id, controller.signal).finally(() => {
    clearTimeout(timer);
    slow = slow.filter((one) => one !== id);
    making[id] = undefined;
  });
  making[id] = { controller, puzzle };
  return puzzle;
}

async function storedOrMade(id: string, signal: AbortSignal): Promise<Puzzle> {
  return (await takeStored(id)) ?? take(id, await makeAndKeep(id, (one) => call('make', one, { signal })));
}

/** Shows the puzzles of some ids as far as they are stored. */
export async function showStored(ids: readonly string[]): Promise<void> {
  await Promise.all(ids.map(takeStored));
}

async function takeStored(id: string): Promise<Puzzle | undefined> {
  const key = await readDayPuzzle(id).catch(() => undefined);
  // What cannot be read is made again.
  return key === undefined ? undefined : take(id, key).catch(() => undefined);
}

async function take(id: string, key: string): Promise<Puzzle> {
  if (!id.startsWith('daily-')) await import('pencilmark/constraints');
  const read = puzzleOfKey(key);
  if (!read.ok) throw new Error(read.error.message);
  puzzles = { ...puzzles, [id]: read.value };
  return read.value;
}

async function makeAndKeep(id: string, make: (id: string) => Promise<string | undefined>): Promise<string> {
  const key = await make(id);
  if (key === undefined) throw new Error('no puzzle');
  // Where nothing can be kept, it is made again on the next visit.
  await writeDayPuzzle({ id, puzzle: key }).catch(() => undefined);
  return key;
}

let ahead: Promise<void> | undefined;

/**
 * Makes what the next days need, one after the other, while the page has nothing else to do. `others`: what only a desk
 * shows, too.
 */
export function makeAhead(today: Day, others = false): Promise<void> {
  ahead ??= makeMissing(idsAhead(today, others))
    // The page makes what it needs itself.
    .catch(() => undefined)
    .finally(() => (ahead = undefined));
  return ahead;
}

async function makeMissing(ids: readonly string[]): Promise<void> {
  const there = await keepDayPuzzles(ids);
  const missing = ids.filter((id) => !there.has(id));
  if (missing.length === 0) return;
  // A worker for each would load, compile and warm up the same program many times.
  const worker = create();
  const callAhead = createCaller<DaysApi>(() => worker);
  try {
    for (const id of missing) {
      if (puzzles[id]) continue;
      await idle();
      // The page may be waiting for the same one.
      if (making[id]) continue;
      await makeAndKeep(id, (one) => callAhead('make', one));
      if (id.startsWith('other-')) await takeStored(id);
    }
  } finally {
    worker.terminate();
  }
}

/** Not every browser tells. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 2_000 });
    else setTimeout(resolve, 200);
  });
}
