import {
  answerOf,
  endOf,
  type GameHead,
  openDatabase,
  type StoredRecord,
  type StoredSave,
} from './database.ts';

/** Another tab has written to the game since we last read it. */
export const CONFLICT = 'conflict';

/** Where a game on disk stands: which save, and how many records after it. */
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

/** The game of an id, or the one last played; undefined where there is none. */
export async function readGame(id?: string): Promise<GameOnDisk | undefined> {
  const db = await openDatabase();
  const reading = db.transaction(['games', 'saves', 'records']);
  const head = await readHead(reading, id);
  if (!head) return undefined;
  const stored = await answerOf<StoredSave | undefined>(reading.objectStore('saves').get(head.id));
  if (!stored) return undefined;
  const { save, base } = stored;
  const range = IDBKeyRange.bound([head.id, base, 0], [head.id, base, Infinity]);
  const records = await answerOf<StoredRecord[]>(reading.objectStore('records').getAll(range));
  return {
    head,
    save,
    base,
    revision: records.at(-1)?.revision ?? 0,
    lines: records.map(({ line }) => line),
  };
}

/** Writes a new game, or a whole save in place of an old one and its records. */
export async function writeGame(head: GameHead, save: string, base: number): Promise<void> {
  const db = await openDatabase();
  const writing = db.transaction(['games', 'saves', 'records'], 'readwrite');
  const all = IDBKeyRange.bound([head.id, 0, 0], [head.id, Infinity, Infinity]);
  writing.objectStore('records').delete(all);
  writing.objectStore('saves').put({ id: head.id, save, base } satisfies StoredSave);
  writing.objectStore('games').put(head);
  writing.commit();
  await endOf(writing);
}

/**
 * Writes one change as the record after `place`. If another tab has written that record already, nothing is
 * written and the answer is `CONFLICT`: two tabs never overwrite each other, even where there are no locks.
 *
 * Nothing is read first, and the transaction is committed at once, so that all of it has left the page when the
 * key press has been dealt with: a page killed right afterwards has still saved its last move.
 */
export async function appendChange(
  head: GameHead,
  line: string,
  { base, revision }: DiskPlace,
): Promise<DiskPlace | typeof CONFLICT> {
  const db = await openDatabase();
  const writing = db.transaction(['games', 'records'], 'readwrite');
  const next = { base, revision: revision + 1 };
  writing.objectStore('records').add({ game: head.id, ...next, line } satisfies StoredRecord);
  writing.objectStore('games').put(head);
  writing.commit();
  try {
    await endOf(writing);
    return next;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'ConstraintError') return CONFLICT;
    throw error;
  }
}

async function readHead(reading: IDBTransaction, id: string | undefined): Promise<GameHead | undefined> {
  const games = reading.objectStore('games');
  if (id !== undefined) return answerOf<GameHead | undefined>(games.get(id));
  const cursor = await answerOf(games.index('updated').openCursor(null, 'prev'));
  return cursor?.value as GameHead | undefined;
}
