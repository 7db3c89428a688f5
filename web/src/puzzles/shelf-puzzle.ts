import { createGeometry, type Puzzle } from 'pencilmark';
import { puzzleOn, type ShelfEntry } from './shelf-entry.ts';

/** The puzzle of an entry. Our own data: an invalid entry is a bug. */
export function puzzleOf(entry: ShelfEntry): Puzzle {
  const geometry = createGeometry(entry.spec);
  if (!geometry.ok) throw new Error(`${entry.id}: ${geometry.error.message}`);
  return puzzleOn(geometry.value, entry);
}
