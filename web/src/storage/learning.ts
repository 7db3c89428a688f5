/** What was practised, kept beside the games. Each change is one transaction, so that two tabs lose nothing. */
import {
  type CardKey,
  EMPTY_MEMORY,
  type Memory,
  mergeMemories,
  readMemory,
  remember,
  type Review,
  writeMemory,
} from '@pencilmark/game/learn';
import { committed, reading, writeOne, writing } from './database.ts';

const KEY = 'memory';

/** The chapter to begin with. */
const START = 'start';

/** The stored memory; empty if nothing can be read. */
export async function readLearning(): Promise<Memory> {
  const text = await reading((db) => db.get('learning', KEY));
  const read = typeof text === 'string' ? readMemory(text) : undefined;
  return read?.ok ? read.value : EMPTY_MEMORY;
}

/** The subjects that were finished: addresses below `#/learn/`, the latest last. */
const DONE = 'done';
const MAX_DONE = 1000;

export async function readDone(): Promise<readonly string[]> {
  return linesOf(await reading((db) => db.get('learning', DONE)));
}

/** Adds a finished subject. Returns all of them. */
export function keepDone(subject: string): Promise<readonly string[]> {
  return writing(async (db) => {
    const tx = db.transaction('learning', 'readwrite');
    const before = linesOf(await tx.store.get(DONE));
    const done = [...before.filter((other) => other !== subject), subject].slice(-MAX_DONE);
    await committed(tx, [tx.store.put(done.join('\n'), DONE)]);
    return done;
  });
}

const linesOf = (text: unknown): string[] =>
  typeof text === 'string' && text !== '' ? text.split('\n') : [];

/** The chapter to begin with, if one was found; it may come from another version. */
export function readStart(): Promise<string | undefined> {
  return reading((db) => db.get('learning', START));
}

export function keepStart(chapter: string): Promise<void> {
  return writeOne('learning', chapter, START);
}

/** Stores the chapter that was found elsewhere, unless one was found here. */
export function mergeStart(chapter: string): Promise<void> {
  return writing(async (db) => {
    const tx = db.transaction('learning', 'readwrite');
    const isKnown = (await tx.store.get(START)) !== undefined;
    await committed(tx, isKnown ? [] : [tx.store.put(chapter, START)]);
  });
}

/** Adds a review. Returns the updated memory. */
export function keepReview(key: CardKey, review: Review): Promise<Memory> {
  return change((memory) => remember(memory, key, review));
}

/** Merges what was practised elsewhere into what is stored here. */
export function mergeLearning(other: Memory): Promise<Memory> {
  return change((memory) => mergeMemories(memory, other));
}

function change(by: (memory: Memory) => Memory): Promise<Memory> {
  return writing(async (db) => {
    const tx = db.transaction('learning', 'readwrite');
    const text: unknown = await tx.store.get(KEY);
    const read = typeof text === 'string' ? readMemory(text) : undefined;
    const changed = by(read?.ok ? read.value : EMPTY_MEMORY);
    await committed(tx, [
      // A newer version may be able to read it: it is set aside.
      ...(typeof text === 'string' && read && !read.ok
        ? [tx.store.put(text, `unreadable ${Date.now()}`)]
        : []),
      tx.store.put(writeMemory(changed), KEY),
    ]);
    return changed;
  });
}
