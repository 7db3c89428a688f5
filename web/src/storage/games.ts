import {
  type Database,
  type GameHead,
  openDatabase,
  type StoredGame,
  type StoredRecord,
} from './database.ts';

/** Another tab has written to the game since we last read it. */
export const CONFLICT = 'conflict';

/** A game and the changes written after its save, oldest first. */
export interface GameOnDisk {
  readonly stored: StoredGame;
  readonly lines: readonly string[];
}

/** The game of an id, or the one last played; undefined where there is none. */
export async function readGame(id?: string): Promise<GameOnDisk | undefined> {
  const db = await openDatabase();
  const stored = id === undefined ? await newest(db) : await db.get('games', id);
  if (!stored) return undefined;
  const records = await db.getAll('records', recordsOf(stored.id));
  return { stored, lines: records.map(({ line }) => line) };
}

/** All games, last played first, without their contents. */
export async function listGames(): Promise<GameHead[]> {
  const db = await openDatabase();
  return (await db.getAllFromIndex('games', 'updated')).reverse();
}

/** Writes a new game, or a whole save in place of an old one and its records. */
export async function writeGame(game: StoredGame): Promise<void> {
  const db = await openDatabase();
  const tx = db.transaction(['games', 'records'], 'readwrite');
  await Promise.all([
    tx.objectStore('records').delete(recordsOf(game.id)),
    tx.objectStore('games').put(game),
    tx.done,
  ]);
}

/**
 * Writes one change. `expected` is the revision that the writer knows: if the disk has another, nothing is
 * written and the answer is `CONFLICT`, so that two tabs can never overwrite each other.
 */
export async function appendChange(
  head: GameHead,
  line: string,
  expected: number,
): Promise<number | typeof CONFLICT> {
  const db = await openDatabase();
  const tx = db.transaction(['games', 'records'], 'readwrite');
  const games = tx.objectStore('games');
  const stored = await games.get(head.id);
  if (!stored || stored.revision !== expected) {
    await tx.done;
    return CONFLICT;
  }
  const revision = expected + 1;
  const record: StoredRecord = { game: head.id, revision, line };
  await Promise.all([
    tx.objectStore('records').put(record),
    games.put({ ...stored, ...head, revision }),
    tx.done,
  ]);
  return revision;
}

function recordsOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Infinity]);
}

async function newest(db: Database): Promise<StoredGame | undefined> {
  const cursor = await db.transaction('games').store.index('updated').openCursor(null, 'prev');
  return cursor?.value;
}
