import { committed, type Database, type GameHead, reading, writing } from './database.ts';
import { lastGame } from './last-game.ts';

/** Another tab has written to the game since this tab last read it. */
export const CONFLICT = 'conflict';

/** The place of a game on disk: its save, and the number of records after it. */
export interface DiskPlace {
  readonly base: number;
  readonly revision: number;
}

/** A game and the changes written after its save, oldest first. */
export interface GameOnDisk extends DiskPlace {
  readonly head: GameHead;
  readonly save: string;
  readonly lines: readonly string[];
}

/** How long a game may take to be read, in ms: the user waits for its board. */
const GAME_LIMIT_MS = 5_000;

/** The game with an id, or the game played last; undefined if there is none. */
export async function readGame(id?: string): Promise<GameOnDisk | undefined> {
  const onDisk = await reading((db) => readWhole(db, id), GAME_LIMIT_MS);
  // Without the constraint kinds, reading a game with constraints would throw; most games have none.
  if (onDisk?.save.includes('"constraints"')) await import('pencilmark/constraints');
  return onDisk;
}

async function readWhole(db: Database, id: string | undefined): Promise<GameOnDisk | undefined> {
  const last = id ?? lastGame();
  const known = last === undefined ? undefined : await db.get('games', last);
  const head = known ?? (id === undefined ? await newest(db) : undefined);
  const stored = head && (await db.get('saves', head.id));
  if (!head || !stored) return undefined;
  const { base } = stored;
  const records = await db.getAll('records', recordsAfter(head.id, base));
  return {
    head,
    save: textOf(stored.save),
    base,
    revision: records.at(-1)?.revision ?? 0,
    lines: records.map(({ line }) => textOf(line)),
  };
}

/**
 * Where a game stands on disk; undefined if it is not there. For a game that is about to be written, so it does not wait
 * until the page can be seen.
 */
export function placeOnDisk(id: string): Promise<DiskPlace | undefined> {
  return writing(async (db) => {
    const stored = await db.get('saves', id);
    if (!stored) return undefined;
    const keys = await db.getAllKeys('records', recordsAfter(id, stored.base));
    return { base: stored.base, revision: keys.at(-1)?.[2] ?? 0 };
  });
}

function recordsAfter(id: string, base: number): IDBKeyRange {
  return IDBKeyRange.bound([id, base, 0], [id, base, Infinity]);
}

/** A value that should be a text but is not cannot be read as a game, but it can be shown. */
function textOf(stored: unknown): string {
  return typeof stored === 'string' ? stored : (JSON.stringify(stored) ?? '');
}

/** The facts about a game; undefined if there is none. */
export function readHead(id: string): Promise<GameHead | undefined> {
  return reading((db) => db.get('games', id));
}

/** Writes a new game. If a game with that id exists, writes nothing and returns `CONFLICT`. */
export function createGame(head: GameHead, save: string): Promise<DiskPlace | typeof CONFLICT> {
  return writing(async (db) => {
    const tx = db.transaction(['games', 'saves'], 'readwrite');
    const requests = [
      tx.objectStore('saves').add({ id: head.id, save, base: 0 }),
      tx.objectStore('games').put(head),
    ];
    return (await conflictOf(tx, requests)) ?? { base: 0, revision: 0 };
  });
}

/**
 * Writes a whole save in place of an old one and its records. If another tab has written after `place`, writes nothing
 * and returns `CONFLICT`.
 */
export function replaceGame(
  head: GameHead,
  save: string,
  { base, revision }: DiskPlace,
): Promise<DiskPlace | typeof CONFLICT> {
  return writing(async (db) => {
    const tx = db.transaction(['games', 'saves', 'records'], 'readwrite');
    const [saved, later] = await Promise.all([
      tx.objectStore('saves').get(head.id),
      tx.objectStore('records').getKey([head.id, base, revision + 1]),
    ]);
    if (saved?.base !== base || later !== undefined) return CONFLICT;
    const next = { base: base + 1, revision: 0 };
    await committed(tx, [
      tx.objectStore('records').delete(IDBKeyRange.bound([head.id, 0, 0], [head.id, Infinity, Infinity])),
      tx.objectStore('saves').put({ id: head.id, save, base: next.base }),
      tx.objectStore('games').put(head),
    ]);
    return next;
  });
}

/**
 * Writes one change as the record after `place`. If another tab has written that record already, writes nothing and
 * returns `CONFLICT`: two tabs never overwrite each other, even without locks.
 *
 * Nothing is read first, and the transaction is committed at once, so that all of it has left the page by the time the
 * key press has been handled: a page killed right afterwards has still saved its last move.
 */
export function appendChange(
  head: GameHead,
  line: string,
  { base, revision }: DiskPlace,
): Promise<DiskPlace | typeof CONFLICT> {
  return writing(async (db) => {
    const tx = db.transaction(['games', 'records'], 'readwrite');
    const next = { base, revision: revision + 1 };
    const requests = [
      tx.objectStore('records').add({ game: head.id, ...next, line }),
      tx.objectStore('games').put(head),
    ];
    return (await conflictOf(tx, requests)) ?? next;
  });
}

/** Waits for a transaction. `CONFLICT` if a record with the same key exists. */
async function conflictOf(...written: Parameters<typeof committed>): Promise<typeof CONFLICT | undefined> {
  try {
    await committed(...written);
    return undefined;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'ConstraintError') return CONFLICT;
    throw error;
  }
}

async function newest(db: Database): Promise<GameHead | undefined> {
  const cursor = await db.transaction('games').store.index('updated').openCursor(null, 'prev');
  return cursor?.value;
}
