/**
 * The named symmetries of regular boards: one grid of rows and columns, with or without boxes, and no other house. All
 * of them are made of relabelling, permuting bands, rows within a band, stacks, columns within a stack, and transposing
 * if the board and its boxes are square.
 */
import type { Geometry } from '../model/geometry.ts';
import { type Random, shuffle } from '../random.ts';
import type { Symmetry } from './symmetry.ts';

/** The parts of symmetries. `cells`: all symmetries of the cells, named or not. */
export const SYMMETRY_PARTS = ['digits', 'rows', 'bands', 'columns', 'stacks', 'transpose', 'cells'] as const;
/** One of `SYMMETRY_PARTS`. */
export type SymmetryPart = (typeof SYMMETRY_PARTS)[number];

/** The shape of a regular board: its lines, and the number of them in a band or stack. */
export interface RegularShape {
  readonly rows: number;
  readonly columns: number;
  readonly bandRows: number;
  readonly stackColumns: number;
  readonly canTranspose: boolean;
}

/** The shape of a regular board; undefined if it has other houses than the rows, columns and boxes of one grid. */
export function regularShape({ spec, rows, columns }: Geometry): RegularShape | undefined {
  const { boxes, regions, grids, diagonals, windows, disjoint, extra } = spec;
  const corner = grids?.[0];
  const isOneGrid = !grids || (grids.length === 1 && corner?.row === 0 && corner.column === 0);
  if (!isOneGrid || regions || diagonals?.length || windows || disjoint || extra?.length) return undefined;
  // Boxes that are whole rows or columns are not additional houses.
  const areLines =
    (boxes?.rows === 1 && boxes.columns === columns) || (boxes?.columns === 1 && boxes.rows === rows);
  const bandRows = !boxes || areLines ? rows : boxes.rows;
  const stackColumns = !boxes || areLines ? columns : boxes.columns;
  return {
    rows,
    columns,
    bandRows,
    stackColumns,
    canTranspose: rows === columns && bandRows === stackColumns,
  };
}

/** The number of symmetries of the shape, without relabelling. */
export function regularOrder({ rows, columns, bandRows, stackColumns, canTranspose }: RegularShape): bigint {
  const lines = (length: number, within: number) =>
    factorial(length / within) * factorial(within) ** BigInt(length / within);
  return lines(rows, bandRows) * lines(columns, stackColumns) * (canTranspose ? 2n : 1n);
}

/** The images of the cells under a uniformly random combination of the wanted parts. */
export function randomRegularCells(
  shape: RegularShape,
  parts: ReadonlySet<SymmetryPart>,
  random: Random,
): Symmetry['cells'] {
  const { rows, columns, bandRows, stackColumns, canTranspose } = shape;
  const among = (part: SymmetryPart, list: number[]) => (parts.has(part) ? shuffle(list, random) : list);
  const rowImage = arranged(
    rows,
    bandRows,
    (list) => among('bands', list),
    (list) => among('rows', list),
  );
  const columnImage = arranged(
    columns,
    stackColumns,
    (list) => among('stacks', list),
    (list) => among('columns', list),
  );
  const isTransposed = canTranspose && parts.has('transpose') && random.below(2) === 1;
  return Array.from({ length: rows * columns }, (_, cell) => {
    const row = rowImage[Math.floor(cell / columns)];
    const column = columnImage[cell % columns];
    return isTransposed ? column * columns + row : row * columns + column;
  });
}

export function factorial(count: number): bigint {
  let product = 1n;
  for (let factor = 2; factor <= count; factor++) product *= BigInt(factor);
  return product;
}

/** The image of each line, with the chutes and the lines within each chute in the orders of the two functions. */
function arranged(
  length: number,
  within: number,
  orderChutes: (list: number[]) => number[],
  orderLines: (list: number[]) => number[],
): number[] {
  return orderChutes(range(length / within)).flatMap((chute) =>
    orderLines(range(within)).map((line) => chute * within + line),
  );
}

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}
