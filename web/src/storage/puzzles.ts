import { committed, type Database, reading, type StoredPuzzle, writing } from './database.ts';

/** Adds the puzzles that are not stored yet, all of them or none. Returns how many were stored already. */
export function addPuzzles(puzzles: readonly StoredPuzzle[]): Promise<number> {
  return writing(async (db) => {
    const { tx, store } = changing(db);
    const wanted = new Map(puzzles.toReversed().map((puzzle) => [puzzle.puzzle, puzzle]));
    const known = await Promise.all([...wanted.keys()].map((key) => store.getKey(key)));
    const fresh = [...wanted.values()].filter((_, index) => known[index] === undefined);
    await committed(
      tx,
      fresh.map((puzzle) => store.put(puzzle)),
    );
    return puzzles.length - fresh.length;
  });
}

export function readPuzzle(key: string): Promise<StoredPuzzle | undefined> {
  return reading((db) => db.get('puzzles', key));
}

/** Gives a puzzle of the library a new title. */
export function renamePuzzle(key: string, title: string): Promise<void> {
  return writing(async (db) => {
    const { tx, store } = changing(db);
    const stored = await store.get(key);
    await committed(tx, stored ? [store.put({ ...stored, title })] : []);
  });
}

/** Adds puzzles, replacing those with the same keys. */
export function putPuzzles(puzzles: readonly StoredPuzzle[]): Promise<void> {
  return changeAll(puzzles, (store, puzzle) => store.put(puzzle));
}

export function removePuzzles(keys: readonly string[]): Promise<void> {
  return changeAll(keys, (store, key) => store.delete(key));
}

function changeAll<Item>(
  items: readonly Item[],
  change: (store: ReturnType<typeof changing>['store'], item: Item) => Promise<unknown>,
): Promise<void> {
  return writing((db) => {
    const { tx, store } = changing(db);
    return committed(
      tx,
      items.map((item) => change(store, item)),
    );
  });
}

/** All puzzles from their lists, piece by piece; false, without a call, if there are no lists. */
export async function readPuzzleChunks(onPiece: (piece: readonly StoredPuzzle[]) => void): Promise<boolean> {
  const fetch = (place: number): Promise<readonly StoredPuzzle[] | undefined> =>
    reading((db) => db.get('lists', place));
  let place = 0;
  for (let next = fetch(place); ;) {
    const piece = await next;
    if (!piece) return place > 0;
    next = fetch(++place);
    onPiece(piece);
  }
}

/** Rewrites the lists of all puzzles. */
export function writePuzzleChunks(): Promise<void> {
  return writing(async (db) => {
    const tx = db.transaction(['puzzles', 'lists'], 'readwrite');
    const puzzles = await tx.objectStore('puzzles').getAll();
    const lists = tx.objectStore('lists');
    const requests: Promise<unknown>[] = [lists.clear()];
    for (let from = 0; from < puzzles.length; from += LISTED)
      requests.push(lists.put(puzzles.slice(from, from + LISTED), from / LISTED));
    await committed(tx, requests);
  });
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
