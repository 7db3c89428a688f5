import { MAX_SIZE, MIN_SIZE } from './plain-board.ts';
import { ok, failure, type Result } from '../result.ts';
import { assemble, boxLines, type Draft, range } from './assemble.ts';
import type { CanvasPlace, Geometry, GeometrySpec, HouseKind } from './geometry.ts';
import { checkSymbols, defaultSymbols } from './symbols.ts';

export { MAX_SIZE, MIN_SIZE };

const MAX_LOWEST_VALUE = 99;

/** Maximum number of places on a canvas: far above the largest known multi-grid, small enough that nothing hangs. */
const MAX_PLACES = 10_000;

/** Maximum number of overlapping grids; the largest known multi-grids have a few dozen. */
const MAX_GRIDS = 100;

/** The input of the builders below: the shape of one grid, and its canvas. */
interface Layout {
  readonly spec: GeometrySpec;
  readonly gridRows: number;
  readonly gridColumns: number;
  readonly grids: readonly CanvasPlace[];
  readonly rows: number;
  readonly columns: number;
}

/**
 * Builds a board from its specification, or returns the problem with its place.
 *
 * Errors: `geometry.size`, `geometry.values`, `geometry.shape`, `geometry.boxes`, `geometry.regions`, `geometry.grids`,
 * `geometry.windows`, `geometry.diagonals`, `geometry.disjoint`, `geometry.extra`, and those of `checkSymbols`.
 */
export function createGeometry(spec: GeometrySpec): Result<Geometry> {
  const size = checkSize(spec);
  if (!size.ok) return size;
  const symbols = checkSymbols(spec.symbols ?? defaultSymbols(spec.size, spec.lowestValue), spec.size);
  if (!symbols.ok) return symbols;
  const layout = layOut(spec);
  if (!layout.ok) return layout;
  const drafts = draftHouses(layout.value);
  if (!drafts.ok) return drafts;
  return ok(assemble(layout.value, symbols.value, drafts.value));
}

function checkSize({ size, lowestValue = 1 }: GeometrySpec): Result<null> {
  if (!Number.isInteger(lowestValue) || lowestValue < 0 || lowestValue > MAX_LOWEST_VALUE) {
    return failure(
      'geometry.values',
      `The lowest value is a whole number from 0 to ${MAX_LOWEST_VALUE}, not ${lowestValue}.`,
    );
  }
  if (Number.isInteger(size) && size >= MIN_SIZE && size <= MAX_SIZE) return ok(null);
  return failure('geometry.size', `Boards have ${MIN_SIZE} to ${MAX_SIZE} digits, not ${size}.`);
}

function layOut(spec: GeometrySpec): Result<Layout> {
  const gridRows = spec.rows ?? spec.size;
  const gridColumns = spec.columns ?? spec.size;
  const grids = spec.grids ?? [{ row: 0, column: 0 }];
  for (const length of [gridRows, gridColumns]) {
    const limit = grids.length === 0 ? MAX_PLACES : spec.size;
    if (!Number.isInteger(length) || length < 1 || length > limit) {
      return failure(
        'geometry.shape',
        `A grid of ${gridRows} × ${gridColumns} does not fit ${spec.size} digits.`,
      );
    }
  }
  if (grids.length > MAX_GRIDS) {
    return failure('geometry.grids', `A board has at most ${MAX_GRIDS} grids, not ${grids.length}.`);
  }
  for (const [index, { row, column }] of grids.entries()) {
    if (Number.isInteger(row) && Number.isInteger(column) && row >= 0 && column >= 0) continue;
    return failure(
      'geometry.grids',
      `Grid ${index + 1} begins at ${row}, ${column}: whole numbers from 0 are needed.`,
    );
  }
  const rows = Math.max(gridRows, ...grids.map((grid) => grid.row + gridRows));
  const columns = Math.max(gridColumns, ...grids.map((grid) => grid.column + gridColumns));
  if (rows * columns > MAX_PLACES) {
    return failure('geometry.shape', `A canvas of ${rows} × ${columns} is larger than ${MAX_PLACES} places.`);
  }
  return ok({ spec, gridRows, gridColumns, grids, rows, columns });
}

function draftHouses(layout: Layout): Result<Draft[]> {
  const drafts: Draft[] = [];
  for (const part of [rowsAndColumns, boxes, regions, diagonals, windows, disjointGroups, extraHouses]) {
    const made = part(layout);
    if (!made.ok) return made;
    drafts.push(...made.value);
  }
  return ok(drafts);
}

/** Drafts the same houses in every grid. `lines` are lists of [row, column] within the grid. */
function inEveryGrid(
  layout: Layout,
  kind: HouseKind,
  lines: readonly (readonly [number, number][])[],
): Draft[] {
  return layout.grids.flatMap((corner, grid) =>
    lines.map((line, index) => ({
      kind,
      index,
      grid,
      places: line.map(([row, column]) => (corner.row + row) * layout.columns + corner.column + column),
    })),
  );
}

function rowsAndColumns(layout: Layout): Result<Draft[]> {
  const { gridRows, gridColumns } = layout;
  return ok([
    ...inEveryGrid(layout, 'row', boxLines(gridRows, gridColumns, 1, gridColumns)),
    ...inEveryGrid(layout, 'column', boxLines(gridRows, gridColumns, gridRows, 1)),
  ]);
}

function boxes(layout: Layout): Result<Draft[]> {
  const { spec, gridRows, gridColumns } = layout;
  if (!spec.boxes) return ok([]);
  const { rows: high, columns: wide } = spec.boxes;
  const tiles = isPositive(high) && isPositive(wide) && gridRows % high === 0 && gridColumns % wide === 0;
  if (!tiles) {
    return failure(
      'geometry.boxes',
      `Boxes of ${high} × ${wide} do not tile a grid of ${gridRows} × ${gridColumns}.`,
    );
  }
  if (high * wide > spec.size) {
    return failure(
      'geometry.boxes',
      `A box of ${high} × ${wide} has more cells than there are digits (${spec.size}).`,
    );
  }
  return ok(inEveryGrid(layout, 'box', boxLines(gridRows, gridColumns, high, wide)));
}

function regions(layout: Layout): Result<Draft[]> {
  const { spec, gridRows, gridColumns, grids } = layout;
  if (!spec.regions) return ok([]);
  if (spec.boxes)
    return failure('geometry.regions', 'A grid has either boxes or irregular regions, not both.');
  if (grids.length !== 1 || grids[0].row !== 0 || grids[0].column !== 0) {
    return failure('geometry.regions', 'Irregular regions need a single grid.');
  }
  const wanted = gridRows * gridColumns;
  if (spec.regions.length !== wanted) {
    return failure(
      'geometry.regions',
      `${wanted} region names are needed, ${spec.regions.length} were given.`,
    );
  }
  const members = new Map<string, number[]>();
  for (const [place, name] of spec.regions.entries()) {
    if (name === '.') continue;
    const places = members.get(name);
    if (places) places.push(place);
    else members.set(name, [place]);
  }
  // All regions have the same size: smaller than N if there are more digits than cells, never larger.
  const cells = Math.min(spec.size, Math.max(0, ...[...members.values()].map(({ length }) => length)));
  for (const [name, places] of members) {
    if (places.length === cells) continue;
    const at = placeName(places[0], layout.columns);
    return failure('geometry.regions', `Region "${name}" at ${at} has ${places.length} cells, not ${cells}.`);
  }
  return ok([...members.values()].map((places, index) => ({ kind: 'region', index, grid: 0, places })));
}

function diagonals(layout: Layout): Result<Draft[]> {
  const { spec, gridRows, gridColumns } = layout;
  if (!spec.diagonals?.length) return ok([]);
  if (gridRows !== gridColumns) {
    return failure('geometry.diagonals', `A grid of ${gridRows} × ${gridColumns} has no diagonals.`);
  }
  const main = range(gridRows).map((row): [number, number] => [row, row]);
  const anti = range(gridRows).map((row): [number, number] => [row, gridRows - 1 - row]);
  const drafts = inEveryGrid(layout, 'diagonal', [main, anti]);
  return ok(drafts.filter(({ index }) => spec.diagonals!.includes(index === 0 ? 'main' : 'anti')));
}

function windows(layout: Layout): Result<Draft[]> {
  const { spec, gridRows, gridColumns } = layout;
  if (!spec.windows) return ok([]);
  if (spec.size !== 9 || gridRows !== 9 || gridColumns !== 9) {
    return failure('geometry.windows', 'Windoku needs grids of 9 × 9.');
  }
  const corners = [1, 5].flatMap((row) => [1, 5].map((column): [number, number] => [row, column]));
  const lines = corners.map(([row, column]) =>
    range(9).map((k): [number, number] => [row + Math.floor(k / 3), column + (k % 3)]),
  );
  return ok(inEveryGrid(layout, 'window', lines));
}

function disjointGroups(layout: Layout): Result<Draft[]> {
  const { spec } = layout;
  if (!spec.disjoint) return ok([]);
  if (!spec.boxes) return failure('geometry.disjoint', 'Disjoint groups need boxes.');
  const lines = boxLines(layout.gridRows, layout.gridColumns, spec.boxes.rows, spec.boxes.columns);
  if (lines.length > spec.size) {
    return failure('geometry.disjoint', `${lines.length} boxes make groups larger than ${spec.size} digits.`);
  }
  return ok(
    inEveryGrid(
      layout,
      'disjoint',
      range(lines[0].length).map((k) => lines.map((line) => line[k])),
    ),
  );
}

function extraHouses(layout: Layout): Result<Draft[]> {
  const { spec, rows, columns } = layout;
  const drafts: Draft[] = [];
  for (const [index, places] of (spec.extra ?? []).entries()) {
    const wrong = checkExtra(places, rows * columns, columns, spec.size);
    if (wrong) return failure('geometry.extra', `Extra house ${index + 1} ${wrong}`);
    drafts.push({ kind: 'extra', index, grid: 0, places });
  }
  return ok(drafts);
}

function checkExtra(
  places: readonly number[],
  limit: number,
  columns: number,
  size: number,
): string | undefined {
  if (places.length === 0) return 'has no cells.';
  if (places.length > size) return `has ${places.length} cells, more than there are digits (${size}).`;
  const outside = places.find((place) => !Number.isInteger(place) || place < 0 || place >= limit);
  if (outside !== undefined) return `names place ${outside}, which is outside the canvas.`;
  const twice = places.find((place, at) => places.indexOf(place) !== at);
  if (twice !== undefined) return `names ${placeName(twice, columns)} twice.`;
  return undefined;
}

function isPositive(length: number): boolean {
  return Number.isInteger(length) && length > 0;
}

function placeName(place: number, columns: number): string {
  return `r${Math.floor(place / columns) + 1}c${(place % columns) + 1}`;
}
