import { type Cell, cellIn, type Geometry, type House, type HouseKind } from 'pencilmark';
import { CELL } from './measures.ts';
import { outlineOf } from './outline.ts';
import { rectangle } from './shapes.ts';

/** The parts of a board that do not change during play, as SVG paths. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  /** The background of all cells. */
  readonly surface: string;
  /** The background of connected houses other than rows, columns and boxes: windows and extra houses. */
  readonly zones: string;
  /** The outlines of those houses, for where something covers their background. */
  readonly zoneLines: string;
  readonly cellLines: string;
  /** Borders of boxes, regions and grids. */
  readonly boxLines: string;
  /** Lines along diagonal houses. */
  readonly diagonals: string;
}

/** The frame of a board. Cached for each geometry. */
export function frameOf(geometry: Geometry): Frame {
  const known = frames.get(geometry);
  if (known) return known;
  const frame = drawFrame(geometry);
  frames.set(geometry, frame);
  return frame;
}

const frames = new WeakMap<Geometry, Frame>();

const ZONE_KINDS: readonly HouseKind[] = ['window', 'extra'];

/** The distance of the outline from the edges of the cells. */
const ZONE_INSET = 4;

function drawFrame(geometry: Geometry): Frame {
  const { rows, columns, houses } = geometry;
  const all = geometry.cells.map((_, cell) => cell);
  const zoned = houses.filter(({ kind }) => ZONE_KINDS.includes(kind));
  const zones = new Set(zoned.flatMap(({ cells }) => cells));
  const edges = edgesOf(geometry);
  return {
    width: columns * CELL,
    height: rows * CELL,
    surface: cellRectangles(geometry, all),
    zones: cellRectangles(geometry, zones),
    zoneLines: zoned.map(({ cells }) => outlineOf(geometry, cells, ZONE_INSET)).join(''),
    cellLines: edges.thin,
    boxLines: edges.thick,
    diagonals: houses
      .filter(({ kind }) => kind === 'diagonal')
      .map((house) => diagonalLine(geometry, house))
      .join(''),
  };
}

/** The area of some cells, with neighbours in a row joined into one rectangle. */
export function cellRectangles(geometry: Geometry, cells: Iterable<Cell>): string {
  const members = new Set(cells);
  const inside = (row: number, column: number): boolean => {
    const cell = cellIn(geometry, row, column);
    return cell !== undefined && members.has(cell);
  };
  let path = '';
  for (let row = 0; row < geometry.rows; row++) {
    for (const [from, to] of runs(geometry.columns, (column) => inside(row, column))) {
      path += rectangle(from * CELL, row * CELL, (to - from) * CELL, CELL);
    }
  }
  return path;
}

type Weight = 'thin' | 'thick';

/** All edges between places, with neighbouring ones of the same weight joined into one long line. */
function edgesOf(geometry: Geometry): Record<Weight, string> {
  const { rows, columns } = geometry;
  const blocks = blocksOf(geometry);
  const weightBetween = (a: Cell | undefined, b: Cell | undefined): Weight | undefined => {
    if (a === undefined && b === undefined) return undefined;
    if (a === undefined || b === undefined) return 'thick';
    return blocks[a] === blocks[b] ? 'thin' : 'thick';
  };
  const paths = { thin: '', thick: '' };
  for (const weight of ['thin', 'thick'] as const) {
    for (let row = 0; row <= rows; row++) {
      const isEdge = (column: number): boolean =>
        weightBetween(cellIn(geometry, row - 1, column), cellIn(geometry, row, column)) === weight;
      for (const [from, to] of runs(columns, isEdge)) {
        paths[weight] += `M${from * CELL} ${row * CELL}H${to * CELL}`;
      }
    }
    for (let column = 0; column <= columns; column++) {
      const isEdge = (row: number): boolean =>
        weightBetween(cellIn(geometry, row, column - 1), cellIn(geometry, row, column)) === weight;
      for (const [from, to] of runs(rows, isEdge)) {
        paths[weight] += `M${column * CELL} ${from * CELL}V${to * CELL}`;
      }
    }
  }
  return paths;
}

/** For each cell, the boxes, regions and grids that contain it, as one comparable text. */
function blocksOf(geometry: Geometry): string[] {
  const { houses, housesOf, regions } = geometry;
  const several = (geometry.spec.grids?.length ?? 1) > 1;
  const blocksAt: number[][] = housesOf.map(() => []);
  regions.forEach((cells, region) => cells.forEach((cell) => blocksAt[cell].push(region)));
  return housesOf.map((indices, cell) => {
    const grids = several ? new Set(indices.map((index) => houses[index].grid)) : [];
    return `${blocksAt[cell].join()};${[...grids].join()}`;
  });
}

/** The ranges of 0 … length − 1 in which `holds` is true, as [from, to) pairs. */
function* runs(length: number, holds: (index: number) => boolean): Generator<[number, number]> {
  let from = -1;
  for (let index = 0; index <= length; index++) {
    const inside = index < length && holds(index);
    if (inside && from < 0) from = index;
    if (inside || from < 0) continue;
    yield [from, index];
    from = -1;
  }
}

/** Cells of a diagonal are in reading order, so the first and the last are its ends. */
function diagonalLine({ cells: places }: Geometry, { cells }: House): string {
  const first = places[cells[0]];
  const last = places[cells[cells.length - 1]];
  const falls = last.column > first.column;
  const x1 = (first.column + (falls ? 0 : 1)) * CELL;
  const x2 = (last.column + (falls ? 1 : 0)) * CELL;
  return `M${x1} ${first.row * CELL}L${x2} ${(last.row + 1) * CELL}`;
}
