import {
  type GameHead,
  type GameSummary,
  openDatabase,
  type Schema,
  type StoredHelp,
  type StoredPuzzle,
  type StoredRating,
  type StoredRecord,
  type StoredSave,
} from './database.ts';

/** Everything that a list of games and puzzles needs before it can be shown. */
export interface LibraryData {
  readonly games: readonly GameHead[];
  readonly summaries: readonly GameSummary[];
  readonly helps: readonly StoredHelp[];
  readonly puzzles: readonly StoredPuzzle[];
}

/** Reads the library in pieces, so that no piece holds up the page. */
export async function readLibrary(): Promise<LibraryData> {
  const [games, summaries, helps, puzzles] = await Promise.all([
    readStore('games'),
    readStore('summaries'),
    readStore('helps'),
    readStore('puzzles'),
  ]);
  return { games, summaries, helps, puzzles };
}

/** What is known of how difficult puzzles are. A list does not wait for it. */
export function readRatings(): Promise<StoredRating[]> {
  return readStore('ratings');
}

type Listed = 'games' | 'summaries' | 'helps' | 'puzzles' | 'ratings';

/** Records read at once: a few ms of work. */
const PIECE = 500;

async function readStore<S extends Listed>(name: S): Promise<Schema[S]['value'][]> {
  const db = await openDatabase();
  const all: Schema[S]['value'][] = [];
  for (let last: string | undefined; ;) {
    const range = last === undefined ? undefined : IDBKeyRange.lowerBound(last, true);
    const piece = await db.getAll(name, range, PIECE);
    for (const item of piece) all.push(item);
    if (piece.length < PIECE) return all;
    const end = piece[piece.length - 1];
    last = 'puzzle' in end && !('game' in end) ? end.puzzle : 'id' in end ? end.id : end.game;
  }
}

/** All that was kept of a game: enough to bring it back. */
export interface RemovedGame {
  readonly head: GameHead;
  readonly save?: StoredSave;
  readonly records: readonly StoredRecord[];
  readonly help?: StoredHelp;
}

export async function removeGame(id: string): Promise<RemovedGame | undefined> {
  const db = await openDatabase();
  const tx = db.transaction(['games', 'saves', 'records', 'summaries', 'helps'], 'readwrite');
  const range = recordsOf(id);
  const [head, save, records, help] = await Promise.all([
    tx.objectStore('games').get(id),
    tx.objectStore('saves').get(id),
    tx.objectStore('records').getAll(range),
    tx.objectStore('helps').get(id),
  ]);
  await Promise.all([
    tx.objectStore('games').delete(id),
    tx.objectStore('saves').delete(id),
    tx.objectStore('records').delete(range),
    tx.objectStore('summaries').delete(id),
    tx.objectStore('helps').delete(id),
    tx.done,
  ]);
  return head && { head, records, ...(save && { save }), ...(help && { help }) };
}

export async function restoreGame({ head, save, records, help }: RemovedGame): Promise<void> {
  const db = await openDatabase();
  const tx = db.transaction(['games', 'saves', 'records', 'helps'], 'readwrite');
  await Promise.all([
    tx.objectStore('games').put(head),
    save && tx.objectStore('saves').put(save),
    ...records.map((record) => tx.objectStore('records').put(record)),
    help && tx.objectStore('helps').put(help),
    tx.done,
  ]);
}

/** Gives a game another title. */
export async function renameGame(id: string, title: string): Promise<void> {
  const db = await openDatabase();
  const tx = db.transaction('games', 'readwrite');
  const head = await tx.store.get(id);
  if (head) await tx.store.put({ ...head, title });
  await tx.done;
}

export async function writeSummaries(summaries: readonly GameSummary[]): Promise<void> {
  const tx = (await openDatabase()).transaction('summaries', 'readwrite');
  await Promise.all([...summaries.map((summary) => tx.store.put(summary)), tx.done]);
}

export async function writeRatings(ratings: readonly StoredRating[]): Promise<void> {
  const tx = (await openDatabase()).transaction('ratings', 'readwrite');
  await Promise.all([...ratings.map((rating) => tx.store.put(rating)), tx.done]);
}

function recordsOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0, 0], [id, Infinity, Infinity]);
}
