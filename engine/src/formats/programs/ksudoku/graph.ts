import { type BoxShape, defaultBox } from '../../../model/boards.ts';
import type { Geometry, GeometrySpec } from '../../../model/geometry.ts';
import { regionsOf, specOfRegions } from '../../text/infer-board.ts';
import { keyOf, withHouses } from '../../text/recognise-houses.ts';

/** A board as KSudoku describes it. Places are numbered column by column. */
export interface Graph {
  readonly size: number;
  readonly rows: number;
  readonly columns: number;
  readonly layers: number;
  /** The grids whose rows and columns are houses, and whether their boxes are too. */
  readonly groups: readonly { readonly at: number; readonly hasBoxes: boolean }[];
  /** All other houses. */
  readonly cliques: readonly (readonly number[])[];
}

/**
 * The specification of the same board: its houses are boxes, regions and diagonals if possible, otherwise extra houses.
 */
export function specOfGraph(graph: Graph): GeometrySpec {
  const { size, rows, columns } = graph;
  const corners = graph.groups.map(({ at }) => ({ row: at % rows, column: Math.floor(at / rows) }));
  const houses = new Map<string, number[]>();
  const add = (places: readonly number[]): void => void houses.set(keyOf(places), [...places]);
  for (const clique of graph.cliques) {
    add(clique.map((index) => placeOf(index, graph)));
  }
  const box = defaultBox(size);
  const inGrid = (at: number, lines: readonly (readonly [number, number])[]): number[] =>
    lines.map(([row, column]) => (corners[at].row + row) * columns + corners[at].column + column);
  if (box) {
    graph.groups.forEach(({ hasBoxes }, at) => {
      if (hasBoxes) for (const line of boxLines(size, box)) add(inGrid(at, line));
    });
  }
  const isPlain = graph.groups.length === 0 && rows === size && columns === size;
  if (isPlain && linesOf(size).every((line) => houses.has(keyOf(line.map(([r, c]) => r * columns + c))))) {
    for (const line of linesOf(size)) houses.delete(keyOf(line.map(([r, c]) => r * columns + c)));
    corners.push({ row: 0, column: 0 });
  }
  const isSingle =
    corners.length === 1 &&
    corners[0].row === 0 &&
    corners[0].column === 0 &&
    rows === size &&
    columns === size;
  const shape: GeometrySpec = isSingle
    ? { size }
    : { size, grids: corners, ...(corners.length === 0 ? { rows, columns } : {}) };
  const areas = boxesAmong(houses, corners, graph, box) ?? (isSingle ? regionsAmong(houses, size) : {});
  return withHouses({ ...shape, ...areas }, [...houses.values()]);
}

/** The `<sudokugroups>` and `<clique>` lines of a board. */
export function formatCliques(geometry: Geometry): string[] {
  const { spec, size, rows, cellAt, cells, houses } = geometry;
  const side = Math.sqrt(size);
  const hasBoxes = spec.boxes?.rows === side && spec.boxes.columns === side;
  const indexOf = ({ row, column }: { row: number; column: number }): number => column * rows + row;
  const isOblong = (spec.rows ?? size) !== size || (spec.columns ?? size) !== size;
  const grids = isOblong ? [] : (spec.grids ?? [{ row: 0, column: 0 }]);
  const others = houses.filter(({ kind }) => {
    if (kind === 'row' || kind === 'column') return isOblong;
    return kind !== 'region' && (kind !== 'box' || !hasBoxes);
  });
  // A region that is also a row is not a separate house, but still one of the regions.
  const regions = spec.regions ? regionsOf(geometry) : undefined;
  const names = [...new Set(regions)].filter((region) => region !== undefined);
  const inRegions = names.map((name) =>
    cells.map((_, cell) => cell).filter((cell) => regions![cellAt.indexOf(cell)] === name),
  );
  return [
    ...grids.map((corner) => `<sudokugroups at="${indexOf(corner)}" withblocks="${hasBoxes ? 1 : 0}"/>`),
    ...[...inRegions, ...others.map((house) => house.cells)].map((house) => {
      const places = house.map((cell) => indexOf(cells[cell]));
      return `<clique size="${places.length}">${places.join(' ')}</clique>`;
    }),
  ];
}

function linesOf(size: number): [number, number][][] {
  const all = Array.from({ length: size }, (_, index) => index);
  return [
    ...all.map((row) => all.map((column): [number, number] => [row, column])),
    ...all.map((column) => all.map((row): [number, number] => [row, column])),
  ];
}

function boxLines(size: number, { rows, columns }: BoxShape): [number, number][][] {
  return Array.from({ length: size }, (_, box) => {
    const top = Math.floor(box / (size / columns)) * rows;
    const left = (box % (size / columns)) * columns;
    return Array.from({ length: size }, (_, k): [number, number] => [
      top + Math.floor(k / columns),
      left + (k % columns),
    ]);
  });
}

type Corners = readonly { readonly row: number; readonly column: number }[];

/** The boxes of every grid, removed from the houses; undefined if any of them is not a house. */
function boxesAmong(
  houses: Map<string, number[]>,
  corners: Corners,
  { size, columns }: Graph,
  box: BoxShape | undefined,
): Pick<GeometrySpec, 'boxes'> | undefined {
  if (!box || corners.length === 0) return undefined;
  const keys = corners.flatMap(({ row, column }) =>
    boxLines(size, box).map((line) => keyOf(line.map(([r, c]) => (row + r) * columns + column + c))),
  );
  if (!keys.every((key) => houses.has(key))) return undefined;
  for (const key of keys) houses.delete(key);
  return { boxes: box };
}

/** N disjoint houses of N places, removed from the houses. */
function regionsAmong(houses: Map<string, number[]>, size: number): Partial<GeometrySpec> {
  const regions: (string | undefined)[] = new Array(size * size).fill(undefined);
  const taken: string[] = [];
  for (const [key, places] of houses) {
    if (places.length !== size || places.some((place) => regions[place] !== undefined)) continue;
    for (const place of places) regions[place] = `${taken.length + 1}`;
    taken.push(key);
  }
  if (regions.includes(undefined)) return {};
  for (const key of taken) houses.delete(key);
  return specOfRegions(
    regions.map((name) => name!),
    size,
  );
}

/** The canvas place of an index that is counted column by column. */
export function placeOf(index: number, { rows, columns }: Pick<Geometry, 'rows' | 'columns'>): number {
  return (index % rows) * columns + Math.floor(index / rows);
}
