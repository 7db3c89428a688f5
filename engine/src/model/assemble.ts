/**
 * The last step of building a board, from houses to everything derived from them. Separate from the checks of
 * `create-geometry.ts`, so that a bundle that only solves plain boards can leave those out.
 */
import type { Cell, Geometry, GeometrySpec, House, HouseKind } from './geometry.ts';
import type { Symbols } from './symbols.ts';

/** A house before its places are turned into cells. */
export interface Draft {
  readonly kind: HouseKind;
  readonly index: number;
  readonly grid: number;
  readonly places: readonly number[];
}

/** The parts of a board, and the size of its canvas. */
export interface Canvas {
  readonly spec: GeometrySpec;
  readonly rows: number;
  readonly columns: number;
}

/** The row and column of each place of a house, within its grid. */
export type Line = [number, number][];

/** The boxes of `high` × `wide` places that tile a grid, row by row. Rows and columns are such boxes too. */
export function boxLines(gridRows: number, gridColumns: number, high: number, wide: number): Line[] {
  return range(gridRows / high).flatMap((band) =>
    range(gridColumns / wide).map((stack) =>
      range(high * wide).map((k): [number, number] => [
        band * high + Math.floor(k / wide),
        stack * wide + (k % wide),
      ]),
    ),
  );
}

/** The board with these houses on a canvas of `rows` × `columns` places; equal houses are merged. */
export function assemble(
  { spec, rows, columns }: Canvas,
  symbols: Symbols,
  drafts: readonly Draft[],
): Geometry {
  const cellAt: number[] = new Array(rows * columns).fill(-1);
  for (const { places } of drafts) for (const place of places) cellAt[place] = 0;
  const cells: { row: number; column: number }[] = [];
  for (let place = 0; place < cellAt.length; place++) {
    if (cellAt[place] < 0) continue;
    cellAt[place] = cells.length;
    cells.push({ row: Math.floor(place / columns), column: place % columns });
  }
  const drafted = drafts.map(({ kind, index, grid, places }): House => {
    const own = inOrder(places).map((place) => cellAt[place]);
    return { kind, index, grid, cells: own, full: own.length === spec.size };
  });
  const houses = withoutRepeats(drafted);
  const regions = withoutRepeats(drafted.filter(({ kind }) => kind === 'box' || kind === 'region')).map(
    (region) => region.cells,
  );
  const housesOf: number[][] = cells.map(() => []);
  houses.forEach((house, index) => house.cells.forEach((cell) => housesOf[cell].push(index)));
  const peers = peersOf(houses, housesOf);
  const values = range(spec.size).map((index) => index + (spec.lowestValue ?? 1));
  return {
    spec,
    size: spec.size,
    symbols,
    values,
    rows,
    columns,
    cells,
    cellAt,
    houses,
    regions,
    housesOf,
    peers,
  };
}

/** The peers of each cell. Adds every cell in turn to the lists of its peers, so that each list is already sorted. */
function peersOf(houses: readonly House[], housesOf: readonly (readonly number[])[]): Cell[][] {
  const peers: Cell[][] = housesOf.map(() => []);
  const lastCell = new Int32Array(peers.length).fill(-1);
  for (let cell = 0; cell < peers.length; cell++) {
    lastCell[cell] = cell;
    for (const house of housesOf[cell]) {
      for (const peer of houses[house].cells) {
        if (lastCell[peer] === cell) continue;
        lastCell[peer] = cell;
        peers[peer].push(cell);
      }
    }
  }
  return peers;
}

/** Overlapping grids share boxes, and a region may be a row: keeps the first of equal houses. */
function withoutRepeats(houses: readonly House[]): House[] {
  const seen = new Set<string>();
  return houses.filter(({ cells }) => seen.size < seen.add(cells.join()).size);
}

/** Most houses are drafted in reading order. */
function inOrder(places: readonly number[]): readonly number[] {
  const isOrdered = places.every((place, at) => at === 0 || places[at - 1] < place);
  return isOrdered ? places : [...places].sort((a, b) => a - b);
}

export function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}
