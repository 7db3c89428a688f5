import {
  committed,
  type DayPuzzle,
  type GameHead,
  type GameSummary,
  reading,
  writeOne,
  writing,
} from './database.ts';
import { isHead, isSummary } from './sound.ts';

/** The games of days, which are named after their dates, with what is known of their moves. */
export interface DayGames {
  readonly games: readonly GameHead[];
  readonly summaries: readonly GameSummary[];
}

/** The games whose ids begin with one of these texts. */
export async function readGamesNamed(starts: readonly string[]): Promise<DayGames> {
  const ranges = starts.map((start) => IDBKeyRange.bound(start, `${start}\uffff`));
  const [games, summaries] = await reading((db) => {
    const tx = db.transaction(['games', 'summaries']);
    return Promise.all([
      Promise.all(ranges.map((range) => tx.objectStore('games').getAll(range))),
      Promise.all(ranges.map((range) => tx.objectStore('summaries').getAll(range))),
    ]);
  });
  return { games: games.flat().filter(isHead), summaries: summaries.flat().filter(isSummary) };
}

/** All games, the most recently played first. */
export async function readHeads(): Promise<GameHead[]> {
  const games = await reading((db) => db.getAllFromIndex('games', 'updated'));
  return games.filter(isHead).reverse();
}

/** The summaries of some games, if they match the newest moves. */
export async function readSummaries(heads: readonly GameHead[]): Promise<GameSummary[]> {
  const found = await reading((db) => {
    const { store } = db.transaction('summaries');
    return Promise.all(heads.map(({ id }) => store.get(id)));
  });
  return found.filter(
    (summary, index): summary is GameSummary =>
      isSummary(summary) && summary.updated === heads[index].updated,
  );
}

/** A puzzle that was made in advance. */
export async function readDayPuzzle(id: string): Promise<string | undefined> {
  const stored: DayPuzzle | undefined = await reading((db) => db.get('days', id));
  return typeof stored?.puzzle === 'string' ? stored.puzzle : undefined;
}

export function writeDayPuzzle(puzzle: DayPuzzle): Promise<void> {
  return writeOne('days', puzzle);
}

/** Keeps only the puzzles of these ids. Returns those of the ids that are stored. */
export function keepDayPuzzles(ids: readonly string[]): Promise<ReadonlySet<string>> {
  return writing(async (db) => {
    const tx = db.transaction('days', 'readwrite');
    const stored = await tx.store.getAllKeys();
    const old = stored.filter((id) => !ids.includes(id));
    await committed(
      tx,
      old.map((id) => tx.store.delete(id)),
    );
    return new Set(stored.filter((id) => ids.includes(id)));
  });
}
