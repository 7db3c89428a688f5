import { type Database, type GameHead, openDatabase } from './database.ts';

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

/** The game with an id, or the game played last; undefined if there is none. */
export async function readGame(id?: string): Promise<GameOnDisk | undefined> {
  const db = await openDatabase();
  const head = id === undefined ? await newest(db) : await db.get('games', id);
  const stored = head && (await db.get('saves', head.id));
  if (!head || !stored) return undefined;
  const { base } = stored;
  const save = textOf(stored.save);
  // Without the constraint kinds, reading a game with constraints would throw; most games have none.
  if (save.includes('"constraints"')) await import('pencilmark/constraints');
  const records = await db.getAll(
    'records',
    IDBKeyRange.bound([head.id, base, 0], [head.id, base, Infinity]),
  );
  return {
    head,
    save,
    base,
    revision: records.at(-1)?.revision ?? 0,
    lines: records.map(({ line }) => textOf(line)),
  };
}

/** A value that should be a text but is not cannot be read as a game, but it can be shown. */
function textOf(stored: unknown): string {
  return typeof stored === 'string' ? stored : (JSON.stringify(stored) ?? '');
}

/** The facts about a game; undefined if there is none. */
export async function readHead(id: string): Promise<GameHead | undefined> {
  return (await openDatabase()).get('games', id);
}

/** Writes a new game. If a game with that id exists, writes nothing and returns `CONFLICT`. */
export async function createGame(head: GameHead, save: string): Promise<DiskPlace | typeof CONFLICT> {
  const db = await openDatabase();
  const tx = db.transaction(['games', 'saves'], 'readwrite');
  const written = [
    tx.objectStore('saves').add({ id: head.id, save, base: 0 }),
    tx.objectStore('games').put(head),
    tx.done,
  ];
  tx.commit();
  return (await allWritten(written)) ?? { base: 0, revision: 0 };
}

/**
 * Writes a whole save in place of an old one and its records. If another tab has written after `place`, writes nothing
 * and returns `CONFLICT`.
 */
export async function replaceGame(
  head: GameHead,
  save: string,
  { base, revision }: DiskPlace,
): Promise<DiskPlace | typeof CONFLICT> {
  const db = await openDatabase();
  const tx = db.transaction(['games', 'saves', 'records'], 'readwrite');
  const [saved, later] = await Promise.all([
    tx.objectStore('saves').get(head.id),
    tx.objectStore('records').getKey([head.id, base, revision + 1]),
  ]);
  if (saved?.base !== base || later !== undefined) return CONFLICT;
  const next = { base: base + 1, revision: 0 };
  await Promise.all([
    tx.objectStore('records').delete(IDBKeyRange.bound([head.id, 0, 0], [head.id, Infinity, Infinity])),
    tx.objectStore('saves').put({ id: head.id, save, base: next.base }),
    tx.objectStore('games').put(head),
    tx.done,
  ]);
  return next;
}

/**
 * Writes one change as the record after `place`. If another tab has written that record already, writes nothing and
 * returns `CONFLICT`: two tabs never overwrite each other, even without locks.
 *
 * Nothing is read first, and the transaction is committed at once, so that all of it has left the page by the time the
 * key press has been handled: a page killed right afterwards has still saved its last move.
 */
export async function appendChange(
  head: GameHead,
  line: string,
  { base, revision }: DiskPlace,
): Promise<DiskPlace | typeof CONFLICT> {
  const db = await openDatabase();
  const tx = db.transaction(['games', 'records'], 'readwrite');
  const next = { base, revision: revision + 1 };
  const written = [
    tx.objectStore('records').add({ game: head.id, ...next, line }),
    tx.objectStore('games').put(head),
    tx.done,
  ];
  tx.commit();
  return (await allWritten(written)) ?? next;
}

/** Waits for all writes of a transaction. `CONFLICT` if a record with the same key exists. */
async function allWritten(written: readonly Promise<unknown>[]): Promise<typeof CONFLICT | undefined> {
  const failed = (await Promise.allSettled(written)).find((result) => result.status === 'rejected');
  if (!failed) return undefined;
  if (failed.reason instanceof DOMException && failed.reason.name === 'ConstraintError') return CONFLICT;
  throw failed.reason;
}

async function newest(db: Database): Promise<GameHead | undefined> {
  const cursor = await db.transaction('games').store.index('updated').openCursor(null, 'prev');
  return cursor?.value;
}
