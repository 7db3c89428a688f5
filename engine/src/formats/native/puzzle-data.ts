import type { GeometrySpec } from '../../model/geometry.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';

/**
 * All fields of a puzzle except its board, with constraints only if there are any. Includes any new field of `Puzzle`.
 *
 * @inline
 */
export type PuzzleFields = Omit<Puzzle, 'geometry' | 'constraints'> & Partial<Pick<Puzzle, 'constraints'>>;

/**
 * A puzzle as plain JSON, without loss; the board by its specification. Saved games, keys, messages to workers and the
 * format `pencilmark` all use this form. When `Puzzle` or `GeometrySpec` gets a new field, `read-puzzle-data.ts` does
 * not compile until the field has a reader.
 */
export type PuzzleData = { readonly spec: GeometrySpec } & PuzzleFields;

/** A puzzle as plain JSON data, its board by its specification; `puzzleFromData` reads it back. */
export function puzzleToData({ geometry, constraints, ...fields }: Puzzle): PuzzleData {
  return { spec: geometry.spec, ...(constraints.length > 0 && { constraints }), ...fields };
}
