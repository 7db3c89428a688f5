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
import { readPuzzleChunks } from './puzzles.ts';
import { isHead, isHelp, isRating, isSummary } from './sound.ts';

/** Everything that a list of games and puzzles needs before it is shown. */
export interface LibraryData {
  readonly games: readonly GameHead[];
  readonly summaries: readonly GameSummary[];
  readonly helps: readonly StoredHelp[];
  /** Names of games whose record cannot be read. Unreadable summaries are left out, to be made again. */
  readonly damaged: readonly string[];
  readonly puzzles: readonly StoredPuzzle[];
  /** The source of `puzzles`: reading them one by one takes long. */
  readonly from: 'lists' | 'records';
}

/**
 * Reads the library in pieces, so that no piece blocks the page. `onPuzzles` receives each piece of puzzles, and can
 * work on it while the next one is fetched.
 */
export async function readLibrary(
  onPuzzles: (piece: readonly StoredPuzzle[]) => void = () => {},
): Promise<LibraryData> {
  const puzzles: StoredPuzzle[] = [];
  const take = (piece: readonly StoredPuzzle[]): void => {
    for (const puzzle of piece) puzzles.push(puzzle);
    onPuzzles(piece);
  };
  const [games, summaries, helps, isListed] = await Promise.all([
    readStore('games'),
    readStore('summaries'),
    readStore('helps'),
    readPuzzleChunks(take),
  ]);
  if (!isListed) await readStore('puzzles', take);
  return {
    games: games.filter(isHead),
    damaged: games.filter((head) => !isHead(head)).map(({ title, id }) => String(title || id)),
    summaries: summaries.filter(isSummary),
    helps: helps.filter(isHelp),
    puzzles,
    from: isListed ? 'lists' : 'records',
  };
}

/** The known ratings of puzzles. Lists do not wait for them. */
export async function readRatings(): Promise<StoredRating[]> {
  return (await readStore('ratings')).filter(isRating);
}

type Listed = 'games' | 'summaries' | 'helps' | 'puzzles' | 'ratings';

/** Records per piece: a few ms of work. */
const PIECE = 1_500;

async function readStore<S extends Listed>(
  name: S,
  onPiece: (piece: readonly Schema[S]['value'][]) => void = () => {},
): Promise<Schema[S]['value'][]> {
  const db = await openDatabase();
  const all: Schema[S]['value'][] = [];
  const fetch = (last?: string): Promise<Schema[S]['value'][]> =>
    db.getAll(name, last === undefined ? undefined : IDBKeyRange.lowerBound(last, true), PIECE);
  for (let next: ReturnType<typeof fetch> | undefined = fetch(); next;) {
    const piece: Schema[S]['value'][] = await next;
    next = piece.length < PIECE ? undefined : fetch(keyOf(piece[piece.length - 1]));
    onPiece(piece);
    for (const item of piece) all.push(item);
  }
  return all;
}

function keyOf(item: Schema[Listed]['value']): string {
  return 'puzzle' in item && !('game' in item) ? item.puzzle : 'id' in item ? item.id : item.game;
}

/** Everything stored about a game: enough to restore it. */
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

/** Gives a game a new title. */
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
