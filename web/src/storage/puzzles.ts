import { openDatabase, type StoredPuzzle } from './database.ts';

/** Keeps puzzles that are not kept yet, all of them or none. Answers how many there were already. */
export async function addPuzzles(puzzles: readonly StoredPuzzle[]): Promise<number> {
  const db = await openDatabase();
  const tx = db.transaction('puzzles', 'readwrite');
  const wanted = new Map(puzzles.toReversed().map((puzzle) => [puzzle.puzzle, puzzle]));
  const known = await Promise.all([...wanted.keys()].map((key) => tx.store.getKey(key)));
  const fresh = [...wanted.values()].filter((_, index) => known[index] === undefined);
  await Promise.all([...fresh.map((puzzle) => tx.store.put(puzzle)), tx.done]);
  return puzzles.length - fresh.length;
}

export async function readPuzzle(key: string): Promise<StoredPuzzle | undefined> {
  return (await openDatabase()).get('puzzles', key);
}

/** Gives a puzzle of the library another title. */
export async function renamePuzzle(key: string, title: string): Promise<void> {
  const db = await openDatabase();
  const tx = db.transaction('puzzles', 'readwrite');
  const stored = await tx.store.get(key);
  if (stored) await tx.store.put({ ...stored, title });
  await tx.done;
}

export async function removePuzzles(keys: readonly string[]): Promise<void> {
  const db = await openDatabase();
  const tx = db.transaction('puzzles', 'readwrite');
  await Promise.all([...keys.map((key) => tx.store.delete(key)), tx.done]);
}
