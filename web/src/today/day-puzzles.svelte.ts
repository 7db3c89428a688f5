import { puzzleOfKey } from '@pencilmark/game';
import type { Puzzle } from 'pencilmark';
import { keepDayPuzzles, readDayPuzzle, writeDayPuzzle } from '../storage/day-games.ts';
import { createCaller } from '../workers/call.ts';
import type { Day } from '../days/day.ts';
import type { DaysApi } from './days.worker.ts';
import { idsAhead } from './recipes.ts';

/** A shorter wait is not shown, in ms. */
const NOTICED = 400;

const create = (): Worker => new Worker(new URL('./days.worker.ts', import.meta.url), { type: 'module' });
/** For puzzles that the player is waiting for, so that they do not queue behind those made in advance. */
const call = createCaller<DaysApi>(create, { keep: false });

interface Making {
  readonly controller: AbortController;
  readonly puzzle: Promise<Puzzle>;
}

const making: Record<string, Making | undefined> = {};
let puzzles = $state.raw<Readonly<Record<string, Puzzle>>>({});
/** The ids of the puzzles that have been waited for long enough for a message. */
let slow = $state.raw<readonly string[]>([]);

export const dayPuzzles = {
  /** The puzzle with an id; undefined until it is available. */
  of: (id: string): Puzzle | undefined => puzzles[id],
  isSlow: (id: string): boolean => slow.includes(id),
};

/** Stops waiting for a puzzle. */
export function cancelPuzzle(id: string): void {
  making[id]?.controller.abort();
}

/** The puzzle with an id, stored or made now. Rejects if there is none, or if cancelled. */
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

/** Shows those puzzles of the ids that are stored. */
export async function showStored(ids: readonly string[]): Promise<void> {
  await Promise.all(ids.map(takeStored));
}

async function takeStored(id: string): Promise<Puzzle | undefined> {
  const key = await readDayPuzzle(id).catch(() => undefined);
  // A puzzle that cannot be read is made again.
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
  // If nothing can be stored, it is made again on the next visit.
  await writeDayPuzzle({ id, puzzle: key }).catch(() => undefined);
  return key;
}

let ahead: Promise<void> | undefined;

/**
 * Makes the puzzles of the next days, one after another, while the page is idle. `others`: also those that only a
 * desktop shows.
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
  // A worker for each would load, compile and warm up the same code many times.
  const worker = create();
  const callAhead = createCaller<DaysApi>(() => worker);
  try {
    for (const id of missing) {
      if (puzzles[id]) continue;
      await idle();
      // The page may be waiting for the same puzzle.
      if (making[id]) continue;
      await makeAndKeep(id, (one) => callAhead('make', one));
      if (id.startsWith('other-')) await takeStored(id);
    }
  } finally {
    worker.terminate();
  }
}

/** Not every browser supports idle callbacks. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 2_000 });
    else setTimeout(resolve, 200);
  });
}
