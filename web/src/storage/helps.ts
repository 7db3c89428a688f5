import { committed, reading, type StoredHelp, writeOne, writing } from './database.ts';

/** Counts help that leaves no trace in the moves. Failures to save are reported where moves are saved. */
export async function countHelp(game: string, kind: 'hints' | 'checks'): Promise<void> {
  try {
    await writing(async (db) => {
      const tx = db.transaction('helps', 'readwrite');
      const before = (await tx.store.get(game)) ?? { game, hints: 0, checks: 0 };
      await committed(tx, [tx.store.put({ ...before, [kind]: before[kind] + 1 })]);
    });
  } catch {
    // The game itself could not be saved either, and that is reported.
  }
}

/** The help counted for a game; undefined if there was none. */
export function readHelp(game: string): Promise<StoredHelp | undefined> {
  return reading((db) => db.get('helps', game));
}

/** Stores the help of a game that comes from elsewhere. */
export function writeHelp(help: StoredHelp): Promise<void> {
  return writeOne('helps', help);
}
