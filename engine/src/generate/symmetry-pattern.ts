import { requireBoard } from '../puzzle/puzzle.ts';
import { oneOf, requireValue } from '../require.ts';
import type { Cell, Geometry } from '../model/geometry.ts';
import { ok, failure, type Result } from '../result.ts';

/** The symmetries that the givens can have. */
export const SYMMETRY_PATTERNS = [
  'none',
  'rotation-180',
  'rotation-90',
  'horizontal',
  'vertical',
  'both',
  'diagonal',
  'anti-diagonal',
  'both-diagonals',
  'full',
] as const;
/** One of `SYMMETRY_PATTERNS`. */
export type SymmetryPattern = (typeof SYMMETRY_PATTERNS)[number];

/** Maps a place of a canvas with so many rows and columns to its image. */
type Move = (row: number, column: number, rows: number, columns: number) => readonly [number, number];

const LEFT_RIGHT: Move = (row, column, _, columns) => [row, columns - 1 - column];
const UP_DOWN: Move = (row, column, rows) => [rows - 1 - row, column];
const DIAGONAL: Move = (row, column) => [column, row];
const ANTI_DIAGONAL: Move = (row, column, rows, columns) => [columns - 1 - column, rows - 1 - row];
const QUARTER: Move = (row, column, rows) => [column, rows - 1 - row];
const HALF: Move = (row, column, rows, columns) => [rows - 1 - row, columns - 1 - column];

/** The generating moves of each symmetry. `horizontal`: left and right are mirrored, `vertical`: top and bottom. */
const MOVES: Readonly<Record<SymmetryPattern, readonly Move[]>> = {
  none: [],
  'rotation-180': [HALF],
  'rotation-90': [QUARTER],
  horizontal: [LEFT_RIGHT],
  vertical: [UP_DOWN],
  both: [LEFT_RIGHT, UP_DOWN],
  diagonal: [DIAGONAL],
  'anti-diagonal': [ANTI_DIAGONAL],
  'both-diagonals': [DIAGONAL, ANTI_DIAGONAL],
  full: [DIAGONAL, LEFT_RIGHT],
};

/** Symmetries that turn rows into columns. */
const TURNING: readonly SymmetryPattern[] = [
  'rotation-90',
  'diagonal',
  'anti-diagonal',
  'both-diagonals',
  'full',
];

/**
 * The cells of a board in orbits: cells that a symmetry maps to each other are kept or removed together. Places without
 * a cell are skipped. Error: `generate.symmetry` if the symmetry needs a square canvas and this one is not.
 */
export function orbitsOf(
  geometry: Geometry,
  symmetry: SymmetryPattern,
): Result<readonly (readonly Cell[])[]> {
  requireBoard(geometry);
  requireValue('symmetry', symmetry, oneOf(SYMMETRY_PATTERNS));
  const { rows, columns, cellAt } = geometry;
  if (rows !== columns && TURNING.includes(symmetry)) {
    return failure(
      'generate.symmetry',
      `A board of ${rows} rows and ${columns} columns cannot be alike by ${symmetry}: that needs as many rows as columns.`,
    );
  }
  // Orbits on the canvas, so that a hole in between joins the cells on both sides of it.
  const joined = new Map<number, number>();
  const place = (at: number): number => {
    const next = joined.get(at);
    return next === undefined || next === at ? at : place(next);
  };
  for (let at = 0; at < rows * columns; at++) {
    for (const move of MOVES[symmetry]) {
      const [row, column] = move(Math.floor(at / columns), at % columns, rows, columns);
      const [a, b] = [place(at), place(row * columns + column)];
      if (a !== b) joined.set(Math.max(a, b), Math.min(a, b));
    }
  }
  const orbits = new Map<number, Cell[]>();
  for (let at = 0; at < rows * columns; at++) {
    if (cellAt[at] < 0) continue;
    const key = place(at);
    const orbit = orbits.get(key);
    if (orbit) orbit.push(cellAt[at]);
    else orbits.set(key, [cellAt[at]]);
  }
  return ok([...orbits.values()]);
}
