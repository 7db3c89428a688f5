import { type Database, openDatabase, type StoredPuzzle } from './database.ts';

/** Adds the puzzles that are not stored yet, all of them or none. Returns how many were stored already. */
export async function addPuzzles(puzzles: readonly StoredPuzzle[]): Promise<number> {
  const db = await openDatabase();
  const { tx, store } = changing(db);
  const wanted = new Map(puzzles.toReversed().map((puzzle) => [puzzle.puzzle, puzzle]));
  const known = await Promise.all([...wanted.keys()].map((key) => store.getKey(key)));
  const fresh = [...wanted.values()].filter((_, index) => known[index] === undefined);
  await Promise.all([...fresh.map((puzzle) => store.put(puzzle)), tx.done]);
  return puzzles.length - fresh.length;
}

export async function readPuzzle(key: string): Promise<StoredPuzzle | undefined> {
  return (await openDatabase()).get('puzzles', key);
}

/** Gives a puzzle of the library a new title. */
export async function renamePuzzle(key: string, title: string): Promise<void> {
  const db = await openDatabase();
  const { tx, store } = changing(db);
  const stored = await store.get(key);
  if (stored) await store.put({ ...stored, title });
  await tx.done;
}

/** Adds puzzles, replacing those with the same keys. */
export async function putPuzzles(puzzles: readonly StoredPuzzle[]): Promise<void> {
  const db = await openDatabase();
  const { tx, store } = changing(db);
  await Promise.all([...puzzles.map((puzzle) => store.put(puzzle)), tx.done]);
}

export async function removePuzzles(keys: readonly string[]): Promise<void> {
  const db = await openDatabase();
  const { tx, store } = changing(db);
  await Promise.all([...keys.map((key) => store.delete(key)), tx.done]);
}

/** All puzzles from their lists, piece by piece; false, without a call, if there are no lists. */
export async function readPuzzleChunks(onPiece: (piece: readonly StoredPuzzle[]) => void): Promise<boolean> {
  const { store } = (await openDatabase()).transaction('lists');
  let place = 0;
  for (let next = store.get(place); ;) {
    const piece = await next;
    if (!piece) return place > 0;
    next = store.get(++place);
    onPiece(piece);
  }
}

/** Rewrites the lists of all puzzles. */
export async function writePuzzleChunks(): Promise<void> {
  const tx = (await openDatabase()).transaction(['puzzles', 'lists'], 'readwrite');
  const puzzles = await tx.objectStore('puzzles').getAll();
  const lists = tx.objectStore('lists');
  void lists.clear();
  for (let from = 0; from < puzzles.length; from += LISTED)
    void lists.put(puzzles.slice(from, from + LISTED), from / LISTED);
  await tx.done;
}

/** Up to this number, puzzles are read one by one as quickly as from lists. */
export const FEW = 500;

/** Puzzles per list: a few ms of work to read. */
const LISTED = 4_000;

/** Opens a transaction that changes the puzzles and deletes their lists. */
function changing(db: Database) {
  const tx = db.transaction(['puzzles', 'lists'], 'readwrite');
  void tx.objectStore('lists').clear();
  return { tx, store: tx.objectStore('puzzles') };
}
