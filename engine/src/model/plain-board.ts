import { requireValue, type Want, wholeNumber } from '../require.ts';
import { assemble, boxLines, type Draft } from './assemble.ts';
import type { Geometry, HouseKind } from './geometry.ts';
import { defaultSymbols } from './symbols.ts';

/** Height and width of a box. */
export interface BoxShape {
  /** Height in cells. */
  readonly rows: number;
  /** Width in cells. */
  readonly columns: number;
}

/** The box nearest to a square that tiles N × N, in its wider orientation: 2×3 for 6, 3×4 for 12; none for a prime. */
export function defaultBox(size: number): BoxShape | undefined {
  for (let rows = Math.floor(Math.sqrt(size)); rows > 1; rows--) {
    if (size % rows === 0) return { rows, columns: size / rows };
  }
  return undefined;
}

/** The N × N board with its usual boxes and symbols. Always the same object for the same N, 4 … 36. */
export function plainBoard(size: number): Geometry {
  requireValue('size', size, BOARD_SIZE);
  const known = boards.get(size);
  if (known) return known;
  const boxes = defaultBox(size);
  const spec = boxes ? { size, boxes } : { size };
  const made = assemble({ spec, rows: size, columns: size }, defaultSymbols(size), plainHouses(size, boxes));
  boards.set(size, made);
  return made;
}

/** The number of digits of the smallest board. */
export const MIN_SIZE = 4;
/** The number of digits of the largest board. */
export const MAX_SIZE = 36;
/** The requirement for the size of a board. */
export const BOARD_SIZE: Want = wholeNumber(MIN_SIZE, MAX_SIZE);

/** The ordinary 9×9 board. Always the same object. */
export function classic9(): Geometry {
  return plainBoard(9);
}

const boards = new Map<number, Geometry>();

/** The rows and columns of a single grid of N × N places, and its boxes if it has any. */
export function plainHouses(size: number, boxes: BoxShape | undefined): Draft[] {
  const draft = (kind: HouseKind, high: number, wide: number): Draft[] =>
    boxLines(size, size, high, wide).map((line, index) => ({
      kind,
      index,
      grid: 0,
      places: line.map(([row, column]) => row * size + column),
    }));
  return [
    ...draft('row', 1, size),
    ...draft('column', size, 1),
    ...(boxes ? draft('box', boxes.rows, boxes.columns) : []),
  ];
}
