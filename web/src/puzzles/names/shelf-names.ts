import type { Geometry } from 'pencilmark';
import type { ShelfEntry, ShelfKind } from '../shelf-entry.ts';
import { nameWords } from './words.ts';

/** Kinds that come in several sizes. */
const SIZED: readonly ShelfKind[] = ['jigsaw', 'x'];

/** A kind of board, with its size unless the kind implies it: `9×9`, `Jigsaw 6×6`, `Samurai`. */
export function kindName(kind: ShelfKind, size: number): string {
  if (kind === 'classic') return `${size}×${size}`;
  return SIZED.includes(kind) ? `${nameWords.kinds[kind]} ${size}×${size}` : nameWords.kinds[kind];
}

/** The title of a puzzle of the shelf. */
export function shelfTitle({ level, kind }: ShelfEntry, { size }: Geometry): string {
  return `${nameWords.levels[level]} · ${kindName(kind, size)}`;
}
