/**
 * The symmetries of regular boards by their names: one grid of rows and columns, cut into boxes or not, and no
 * other house. All of them come from relabelling, bands, rows within a band, stacks, columns within a stack, and
 * transposing where the board is as high as wide and its boxes are, too.
 */
import type { Geometry } from '../model/geometry.ts';
import { type Random, shuffle } from '../random.ts';
import type { Symmetry } from './symmetry.ts';

/** `cells`: every symmetry of the board, whatever it is called. */
export const SYMMETRY_PARTS = ['digits', 'rows', 'bands', 'columns', 'stacks', 'transpose', 'cells'] as const;
/** One of `SYMMETRY_PARTS`. */
export type SymmetryPart = (typeof SYMMETRY_PARTS)[number];

/** The shape of a regular board: lines, and how many of them a band or stack has. */
export interface RegularShape {
  readonly rows: number;
  readonly columns: number;
  readonly bandRows: number;
  readonly stackColumns: number;
  readonly canTranspose: boolean;
}

/** Undefined if the board has other houses than the rows, columns and boxes of one grid. */
export function regularShape({ spec, rows, columns }: Geometry): RegularShape | undefined {
  const { boxes, regions, grids, diagonals, windows, disjoint, extra } = spec;
  const corner = grids?.[0];
  const isOneGrid = !grids || (grids.length === 1 && corner?.row === 0 && corner.column === 0);
  if (!isOneGrid || regions || diagonals?.length || windows || disjoint || extra?.length) return undefined;
  // Boxes that are whole rows or whole columns are no further houses.
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

/** How many symmetries the shape has, relabelling not counted. */
export function regularOrder({ rows, columns, bandRows, stackColumns, canTranspose }: RegularShape): bigint {
  const lines = (length: number, within: number) =>
    factorial(length / within) * factorial(within) ** BigInt(length / within);
  return lines(rows, bandRows) * lines(columns, stackColumns) * (canTranspose ? 2n : 1n);
}

/** Where the cells go by the wanted parts, each arrangement of them as likely as every other. */
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

/** The image of each line, where chutes and the lines within each chute are put in an order. */
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
