import { createPuzzle, type Difficulty, type Geometry, type GeometrySpec, type Puzzle } from 'pencilmark';

export type ShelfKind =
  | 'classic'
  | 'jigsaw'
  | 'x'
  | 'windoku'
  | 'disjoint'
  | 'twodoku'
  | 'butterfly'
  | 'samurai'
  | 'tinysamurai';

/** A puzzle of the shelf as it is stored. */
export interface ShelfEntry {
  readonly id: string;
  readonly kind: ShelfKind;
  readonly level: Difficulty;
  readonly spec: GeometrySpec;
  /** A symbol per cell in reading order, `.` if not given. */
  readonly givens: string;
}

/** The puzzle of an entry on its board. Our own data: an invalid entry is a bug. */
export function puzzleOn(geometry: Geometry, { id, givens }: ShelfEntry): Puzzle {
  const digits = Array.from(givens, (symbol) => geometry.symbols.indexOf(symbol) + 1);
  const puzzle = createPuzzle(geometry, digits);
  if (!puzzle.ok) throw new Error(`${id}: ${puzzle.error.message}`);
  return puzzle.value;
}
