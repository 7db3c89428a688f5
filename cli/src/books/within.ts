import type { ParsedPuzzle } from 'pencilmark';
import type { Pool } from '../io.ts';
import { type Entry, lateEntry } from './entry.ts';

/** Creates the entry of a puzzle, within the time limit. */
export async function entryWithin(pool: Pool, sheet: ParsedPuzzle, timeout?: number): Promise<Entry> {
  const { parts, end } = await pool.run('entry', { sheet }, { timeout });
  return end === 'done' ? parts[0] : lateEntry(sheet);
}
