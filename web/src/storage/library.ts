import {
  committed,
  type Database,
  type GameHead,
  type GameSummary,
  reading,
  type Schema,
  type StoredHelp,
  type StoredPuzzle,
  type StoredRating,
  type StoredRecord,
  type StoredSave,
  writing,
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
  const all: Schema[S]['value'][] = [];
  const fetch = (last?: string): Promise<Schema[S]['value'][]> =>
    reading((db) =>
      db.getAll(name, last === undefined ? undefined : IDBKeyRange.lowerBound(last, true), PIECE),
    );
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

export function removeGame(id: string): Promise<RemovedGame | undefined> {
  return writing((db) => removeFrom(db, id));
}

async function removeFrom(db: Database, id: string): Promise<RemovedGame | undefined> {
  const tx = db.transaction(['games', 'saves', 'records', 'summaries', 'helps'], 'readwrite');
  const range = recordsOf(id);
  const [head, save, records, help] = await Promise.all([
    tx.objectStore('games').get(id),
    tx.objectStore('saves').get(id),
    tx.objectStore('records').getAll(range),
    tx.objectStore('helps').get(id),
  ]);
  await committed(tx, [
    tx.objectStore('games').delete(id),
    tx.objectStore('saves').delete(id),
    tx.objectStore('records').delete(range),
    tx.objectStore('summaries').delete(id),
    tx.objectStore('helps').delete(id),
  ]);
  return head && { head, records, ...(save && { save }), ...(help && { help }) };
}

export function restoreGame({ head, save, records, help }: RemovedGame): Promise<void> {
  return writing((db) => {
    const tx = db.transaction(['games', 'saves', 'records', 'helps'], 'readwrite');
    return committed(tx, [
      tx.objectStore('games').put(head),
      ...(save ? [tx.objectStore('saves').put(save)] : []),
      ...records.map((record) => tx.objectStore('records').put(record)),
      ...(help ? [tx.objectStore('helps').put(help)] : []),
    ]);
  });
}

/** Gives a game a new title. */
export function renameGame(id: string, title: string): Promise<void> {
  return writing(async (db) => {
    const tx = db.transaction('games', 'readwrite');
    const head = await tx.store.get(id);
    await committed(tx, head ? [tx.store.put({ ...head, title })] : []);
  });
}

export function writeSummaries(summaries: readonly GameSummary[]): Promise<void> {
  return putAll('summaries', summaries);
}

/** Removes the summary of a game that was replaced, so that it is read again. */
export function forgetSummary(game: string): Promise<void> {
  return writing((db) => {
    const tx = db.transaction('summaries', 'readwrite');
    return committed(tx, [tx.store.delete(game)]);
  });
}

export function writeRatings(ratings: readonly StoredRating[]): Promise<void> {
  return putAll('ratings', ratings);
}

function putAll<S extends 'summaries' | 'ratings'>(
  name: S,
  items: readonly Schema[S]['value'][],
): Promise<void> {
  return writing((db) => {
    const tx = db.transaction(name, 'readwrite');
    const store = tx.objectStore(name);
    return committed(
      tx,
      items.map((item) => store.put(item)),
    );
  });
}

function recordsOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0, 0], [id, Infinity, Infinity]);
}
