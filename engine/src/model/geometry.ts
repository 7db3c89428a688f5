import type { Symbols } from './symbols.ts';

/** Index of a cell, 0 … number of cells − 1, row by row over the canvas. */
export type Cell = number;

/** Index of a house in `Geometry.houses`. */
export type HouseIndex = number;

/** All kinds of houses, in the order in which a geometry lists them. */
export const HOUSE_KINDS = [
  'row',
  'column',
  'box',
  'region',
  'diagonal',
  'window',
  'disjoint',
  'extra',
] as const;
/** One of `HOUSE_KINDS`. */
export type HouseKind = (typeof HOUSE_KINDS)[number];

/** Cells that must all hold different digits. */
export interface House {
  /** One of `HOUSE_KINDS`. */
  readonly kind: HouseKind;
  /** The 0-based index among the houses of its kind in its grid: row 3 of a grid has index 2. */
  readonly index: number;
  /** The overlapping grid to which it belongs, 0-based; 0 if there is only one. */
  readonly grid: number;
  /** The cells in reading order, at most N. */
  readonly cells: readonly Cell[];
  /** Whether it has N cells, so that it must hold every digit. */
  readonly full: boolean;
}

/** A place on the canvas, 0-based. */
export interface CanvasPlace {
  /** From 0 at the top. */
  readonly row: number;
  /** From 0 at the left. */
  readonly column: number;
}

/**
 * A board: cells on a canvas, digits 1 … N with a symbol each, and houses. Built by `createGeometry`; plain data, never
 * changed. Everything below `spec` is derived from it and stored because all solving reads it.
 */
export interface Geometry {
  /** The specification it was built from: small, serialisable, and enough to build it again. */
  readonly spec: GeometrySpec;
  /** N: digits are 1 … N. */
  readonly size: number;
  /** The signs in which digits are written, that of digit 1 first. */
  readonly symbols: Symbols;
  /** The value of each digit, at index digit − 1, for sums and orders: consecutive, mostly 1 … N. */
  readonly values: readonly number[];
  /** Height of the canvas in places. */
  readonly rows: number;
  /** Width of the canvas in places. */
  readonly columns: number;
  /** The place of each cell. */
  readonly cells: readonly CanvasPlace[];
  /** The cell at `row * columns + column`, or −1 if there is none. */
  readonly cellAt: readonly (Cell | -1)[];
  /** All houses; a `HouseIndex` is a place in this list. */
  readonly houses: readonly House[];
  /** The cells of each box or region, including any that is also a row or column and so not a separate house. */
  readonly regions: readonly (readonly Cell[])[];
  /** For each cell, the houses that contain it, ascending. */
  readonly housesOf: readonly (readonly HouseIndex[])[];
  /** For each cell, the other cells that share a house with it, ascending. */
  readonly peers: readonly (readonly Cell[])[];
}

/** `main`: from the upper left corner to the lower right; `anti`: the other one. */
export type Diagonal = 'main' | 'anti';

/**
 * The specification of a board. Everything except `size` may be left out.
 *
 * A board has one or more grids of equal shape (`grids` names their top left corners on the canvas). Each grid
 * is `rows` × `columns` places whose rows and columns are houses, cut into `boxes` or into irregular `regions`.
 */
export interface GeometrySpec {
  /** N, 4 … 36. Pencil marks and human logic end at 31; solving and counting do not. */
  readonly size: number;
  /** Default: 1 … 9, A … Z, a. */
  readonly symbols?: Symbols;
  /** The value of digit 1, 0 … 99; default 1. With 0, nine digits have the values 0 to 8. */
  readonly lowestValue?: number;
  /** Height of one grid; default N. */
  readonly rows?: number;
  /** Width of one grid; default N. */
  readonly columns?: number;
  /** Height and width of a box; none if left out. */
  readonly boxes?: { readonly rows: number; readonly columns: number };
  /** For each place of the (only) grid, row by row, the name of its region; `.` for no region. */
  readonly regions?: readonly string[];
  /**
   * The top left corners of the grids; default: one grid at 0, 0. An empty list means no grid, with houses only from
   * `extra`.
   */
  readonly grids?: readonly CanvasPlace[];
  /** The corner-to-corner lines of every grid that are houses: X sudoku has both. */
  readonly diagonals?: readonly Diagonal[];
  /** Windoku: four more 3×3 boxes, one place in from the corners (9×9 grids only). */
  readonly windows?: true;
  /** All cells at the same place within their boxes differ. */
  readonly disjoint?: true;
  /** Further houses of up to N cells, as places on the canvas (`row * canvas columns + column`). */
  readonly extra?: readonly (readonly number[])[];
}

/** Whether two boards are equal in everything: shape, houses, symbols, values. */
export function sameGeometry(a: Geometry, b: Geometry): boolean {
  return (
    a === b ||
    JSON.stringify([shapeOf(a), a.symbols, a.values[0]]) ===
      JSON.stringify([shapeOf(b), b.symbols, b.values[0]])
  );
}

/** A cell in standard notation, 1-based on the canvas: `r3c7`. */
export function cellName(geometry: Geometry, cell: Cell): string {
  const { row, column } = geometry.cells[cell];
  return `r${row + 1}c${column + 1}`;
}

/** The cell at a 0-based canvas place, or undefined if there is none. */
export function cellIn(geometry: Geometry, row: number, column: number): Cell | undefined {
  if (row < 0 || column < 0 || row >= geometry.rows || column >= geometry.columns) return undefined;
  const cell = geometry.cellAt[row * geometry.columns + column];
  return cell < 0 ? undefined : cell;
}

/** Whether two cells share a house; no cell is its own peer. */
export function arePeers(geometry: Geometry, a: Cell, b: Cell): boolean {
  return geometry.peers[a].includes(b);
}

/** The name of a house: `row 3`, `box 5`, `main diagonal`; with its grid if there are several. */
export function houseName(geometry: Geometry, house: House): string {
  const name =
    house.kind === 'diagonal' ? DIAGONAL_NAMES[house.index] : `${KIND_NAMES[house.kind]} ${house.index + 1}`;
  const several = (geometry.spec.grids?.length ?? 1) > 1 && house.kind !== 'extra';
  return several ? `${name} of grid ${house.grid + 1}` : name;
}

/** The same small board for a message or a list: `9×9`, `6×6 (2×3)`, `16×16 X`. */
export function geometryName(geometry: Geometry): string {
  const { spec, size, rows, columns } = geometry;
  const shape = `${rows}×${columns}`;
  const boxes =
    spec.boxes && size !== spec.boxes.rows * spec.boxes.rows
      ? [`(${spec.boxes.rows}×${spec.boxes.columns})`]
      : [];
  const kinds = [
    ...(spec.regions ? ['jigsaw'] : []),
    ...(spec.diagonals?.length ? [spec.diagonals.length === 2 ? 'X' : 'diagonal'] : []),
    ...(spec.windows ? ['windoku'] : []),
    ...(spec.disjoint ? ['disjoint groups'] : []),
    ...((spec.grids?.length ?? 1) > 1 ? [`${spec.grids!.length} grids`] : []),
  ];
  return [shape, ...boxes, ...kinds].join(' ');
}

const DIAGONAL_NAMES = ['main diagonal', 'anti-diagonal'];

const KIND_NAMES: Readonly<Record<HouseKind, string>> = {
  row: 'row',
  column: 'column',
  box: 'box',
  region: 'region',
  diagonal: 'diagonal',
  window: 'window',
  disjoint: 'disjoint group',
  extra: 'house',
};

function shapeOf({ size, rows, columns, cellAt, houses, regions }: Geometry): unknown {
  return [
    size,
    rows,
    columns,
    cellAt,
    regions,
    houses.map((house) => [house.kind, house.index, house.grid, house.cells]),
  ];
}
