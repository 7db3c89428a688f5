import { type BoxShape, classic9, defaultBox, isClassicSpec } from '../../model/boards.ts';
import { assemble } from '../../model/assemble.ts';
import { createGeometry } from '../../model/create-geometry.ts';
import { MAX_SIZE, MIN_SIZE, plainHouses } from '../../model/plain-board.ts';
import { type Geometry, geometryName, type GeometrySpec, sameGeometry } from '../../model/geometry.ts';
import { checkSymbols, type Symbols } from '../../model/symbols.ts';
import { ok, placeAt, failure, type Result } from '../../result.ts';
import { usualSymbols } from './alphabet.ts';
import type { ParseOptions } from '../parsed-puzzle.ts';

/** The board that the options specify, with their symbols; undefined if they specify none. */
export function expectedBoard({ geometry, symbols }: ParseOptions): Result<Geometry | undefined> {
  return geometry && symbols ? withSymbols(geometry, symbols) : ok(geometry);
}

/**
 * The ordinary board of N × N cells with these symbols; the same object for the same list of symbols. Errors:
 * `board.regions` if no box tiles it, and those of `createGeometry`.
 */
export function boardOfSize(size: number, symbols: Symbols = usualSymbols(size)): Result<Geometry> {
  return boardWithBoxes(size, symbols);
}

/** A board of N × N cells with boxes of this shape that tile it, or of the usual one. Errors: as `boardOfSize`. */
export function boardWithBoxes(size: number, symbols: Symbols, box?: BoxShape): Result<Geometry> {
  const usual = defaultBox(size);
  const boxes = box ?? usual;
  const isUsual = boxes?.rows === usual?.rows;
  if (isUsual && size === 9 && symbols === usualSymbols(9)) return ok(classic9());
  if (sizeOfCount(size * size) !== size)
    return failure('geometry.size', `Boards have ${MIN_SIZE} to ${MAX_SIZE} digits, not ${size}.`);
  if (!boxes) {
    return failure('board.regions', `No box tiles a board of ${size}×${size}: its regions must be given.`);
  }
  const key = `${size} ${boxes.rows}`;
  const known = boxed.get(symbols)?.get(key);
  if (known) return ok(known);
  const checked = checkSymbols(symbols, size);
  if (!checked.ok) return checked;
  const spec = { size, boxes, symbols };
  const made = assemble({ spec, rows: size, columns: size }, symbols, plainHouses(size, boxes));
  boxed.set(symbols, (boxed.get(symbols) ?? new Map<string, Geometry>()).set(key, made));
  return ok(made);
}

/** Cached, since a text of many grids repeats the same board. */
const boxed = new WeakMap<Symbols, Map<string, Geometry>>();

/** The same board with other symbols. Errors: those of `createGeometry`. */
export function withSymbols(geometry: Geometry, symbols: Symbols): Result<Geometry> {
  if (symbols.join(' ') === geometry.symbols.join(' ')) return ok(geometry);
  const made = relabelled.get(symbols);
  if (made && made.from === geometry) return ok(made.to);
  const checked = checkSymbols(symbols, geometry.size);
  if (!checked.ok) return checked;
  const to = { ...geometry, spec: { ...geometry.spec, symbols }, symbols };
  relabelled.set(symbols, { from: geometry, to });
  return ok(to);
}

const relabelled = new WeakMap<Symbols, { from: Geometry; to: Geometry }>();

/**
 * The board that a text describes at an offset, with the symbols of the options. Errors: those of `createGeometry`, and
 * `format.board` if another board is expected.
 */
export function describedBoard(
  text: string,
  offset: number,
  spec: GeometrySpec,
  { geometry, symbols }: ParseOptions,
): Result<Geometry> {
  const isClassic = !symbols && isClassicSpec(spec);
  const made = isClassic ? ok(classic9()) : boardNamed({ ...spec, ...(symbols ? { symbols } : {}) });
  if (!made.ok) return failure(made.error.code, made.error.message, placeAt(text, offset));
  if (!geometry) return made;
  if (isSameShape(made.value, geometry)) return symbols ? withSymbols(geometry, symbols) : ok(geometry);
  const message = `This is a puzzle on a board of ${geometryName(made.value)}, not on the one that is expected (${geometryName(geometry)}).`;
  return failure('format.board', message, placeAt(text, offset));
}

/** The board of a specification. A list of puzzles has few boards, so the latest are cached. */
function boardNamed(spec: GeometrySpec): Result<Geometry> {
  const name = JSON.stringify(spec);
  const known = described.get(name);
  if (known) return ok(known);
  const made = createGeometry(spec);
  if (!made.ok || name.length > MAX_NAME) return made;
  if (described.size >= MAX_BOARDS) described.clear();
  described.set(name, made.value);
  return made;
}

const described = new Map<string, Geometry>();
const MAX_BOARDS = 32;
/** Maximum number of characters of a cached specification. */
const MAX_NAME = 4_000;

/** Whether two boards have the same cells and houses, whatever their symbols. */
export function isSameShape(a: Geometry, b: Geometry): boolean {
  if (a.size !== b.size) return false;
  const relabelled = withSymbols(a, b.symbols);
  return relabelled.ok && sameGeometry(relabelled.value, b);
}

/** The box shape if the regions are boxes. `names` has one name per place of a single grid of N × N. */
function boxesIn(names: readonly string[], size: number): BoxShape | undefined {
  const columns = names.slice(0, size).findIndex((name) => name !== names[0]);
  const rows = size / columns;
  if (columns < 1 || !Number.isInteger(rows)) return undefined;
  const corner = (place: number) => {
    const row = Math.floor(place / size);
    return (row - (row % rows)) * size + (place % size) - ((place % size) % columns);
  };
  const tiles = names.every((name, place) => name === names[corner(place)]);
  return tiles && new Set(names).size === size ? { rows, columns } : undefined;
}

/** One grid of N × N with these regions, as boxes if they are boxes. */
export function specOfRegions(names: readonly string[], size: number): GeometrySpec {
  const boxes = boxesIn(names, size);
  return boxes ? { size, boxes } : { size, regions: names };
}

/**
 * Whether names map N connected regions of N cells. A solution after its puzzle has N cells of each symbol too, but none
 * of them touch.
 */
export function isMapOfRegions(names: readonly string[], size: number): boolean {
  const made = createGeometry({ size, regions: names, symbols: usualSymbols(size) });
  return made.ok && names.every(touchesItsLike);

  function touchesItsLike(name: string, place: number): boolean {
    const column = place % size;
    return [
      column > 0 ? names[place - 1] : undefined,
      column < size - 1 ? names[place + 1] : undefined,
      names[place - size],
      names[place + size],
    ].includes(name);
  }
}

/** For each place of a single grid of N × N, its region, from 0; undefined if it is in none. */
export function regionsOf({ spec, size, rows, columns }: Geometry): (number | undefined)[] | undefined {
  const { boxes, regions, grids = [{ row: 0, column: 0 }] } = spec;
  if (rows !== size || columns !== size || grids.length !== 1) return undefined;
  const names = [...new Set(regions)].filter((name) => name !== '.');
  return Array.from({ length: size * size }, (_, place) => {
    if (regions) return regions[place] === '.' ? undefined : names.indexOf(regions[place]);
    if (!boxes) return undefined;
    const [row, column] = [Math.floor(place / size), place % size];
    return Math.floor(row / boxes.rows) * (size / boxes.columns) + Math.floor(column / boxes.columns);
  });
}

/** Whether the canvas has places without a cell. */
export function hasGaps({ cells, cellAt }: Geometry): boolean {
  return cells.length !== cellAt.length;
}

/** N if `count` is N² for a possible size of a board, otherwise undefined. */
export function sizeOfCount(count: number): number | undefined {
  const size = Math.sqrt(count);
  return Number.isInteger(size) && size >= MIN_SIZE && size <= MAX_SIZE ? size : undefined;
}

/** The valid numbers of cells nearest to `count`, for sizes that boxes tile: `64 (8×8) or 81 (9×9)`. */
export function nearestCounts(count: number): string {
  let below = '';
  for (const size of TILED_SIZES) {
    const words = `${size * size} (${size}×${size})`;
    if (size * size > count) return below === '' ? words : `${below} or ${words}`;
    below = words;
  }
  return below;
}

const TILED_SIZES = Array.from({ length: MAX_SIZE - MIN_SIZE + 1 }, (_, index) => MIN_SIZE + index).filter(
  (size) => defaultBox(size),
);
