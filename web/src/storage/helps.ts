import { openDatabase } from './database.ts';

/** Counts help that leaves no trace in the moves. Failures to save are reported where moves are saved. */
export async function countHelp(game: string, kind: 'hints' | 'checks'): Promise<void> {
  try {
    const tx = (await openDatabase()).transaction('helps', 'readwrite');
    const before = (await tx.store.get(game)) ?? { game, hints: 0, checks: 0 };
    await tx.store.put({ ...before, [kind]: before[kind] + 1 });
    await tx.done;
  } catch {
    // The game itself could not be saved either, and that is reported.
  }
}
