import { type BoxShape, classic9, defaultBox } from '../grid/boards.ts';
import { createGeometry, MAX_SIZE, MIN_SIZE } from '../grid/create-geometry.ts';
import type { Geometry } from '../grid/geometry.ts';
import type { Symbols } from '../grid/symbols.ts';
import { ok, problem, type Result } from '../result.ts';
import { usualSymbols } from './alphabet.ts';
import type { ParseOptions } from './sheet.ts';

/** The board that the options ask for, with their symbols; undefined where they name none. */
export function expectedBoard({ geometry, symbols }: ParseOptions): Result<Geometry | undefined> {
  return geometry && symbols ? withSymbols(geometry, symbols) : ok(geometry);
}

/**
 * The ordinary board of N × N cells with these symbols; the same object for the same list of symbols.
 * Errors: `board.regions` where no box tiles it, and those of `createGeometry`.
 */
export function boardOfSize(size: number, symbols: Symbols = usualSymbols(size)): Result<Geometry> {
  if (size === 9 && symbols === usualSymbols(9)) return ok(classic9());
  const known = boards.get(symbols);
  if (known?.size === size) return ok(known);
  const made = boardWithBoxes(size, symbols);
  if (made.ok) boards.set(symbols, made.value);
  return made;
}

const boards = new WeakMap<Symbols, Geometry>();

/** A board of N × N cells with boxes of this shape, or of the usual one. Errors: as `boardOfSize`. */
export function boardWithBoxes(size: number, symbols: Symbols, box?: BoxShape): Result<Geometry> {
  const usual = defaultBox(size);
  const isUsual = !box || (box.rows === usual?.rows && box.columns === usual.columns);
  if (isUsual && size === 9 && symbols === usualSymbols(9)) return ok(classic9());
  const boxes = box ?? usual;
  if (!boxes && size >= MIN_SIZE && size <= MAX_SIZE) {
    return problem('board.regions', `No box tiles a board of ${size}×${size}: its regions must be given.`);
  }
  return createGeometry({ size, boxes, symbols });
}

/** The same board with other symbols. Errors: those of `createGeometry`. */
export function withSymbols(geometry: Geometry, symbols: Symbols): Result<Geometry> {
  if (symbols.join(' ') === geometry.symbols.join(' ')) return ok(geometry);
  const made = relabelled.get(symbols);
  if (made && made.from === geometry) return ok(made.to);
  const created = createGeometry({ ...geometry.spec, symbols });
  if (created.ok) relabelled.set(symbols, { from: geometry, to: created.value });
  return created;
}

const relabelled = new WeakMap<Symbols, { from: Geometry; to: Geometry }>();

/** Whether the canvas has places without a cell. */
export function hasGaps({ cells, cellAt }: Geometry): boolean {
  return cells.length !== cellAt.length;
}

/** N where `count` is N² for a size that boards can have, else undefined. */
export function sizeOfCount(count: number): number | undefined {
  const size = Math.sqrt(count);
  return Number.isInteger(size) && size >= MIN_SIZE && size <= MAX_SIZE ? size : undefined;
}

/** What would have been right instead of `count` cells, of the sizes that boxes tile: `64 (8×8) or 81 (9×9)`. */
export function nearestCounts(count: number): string {
  const below = TILED_SIZES.filter((size) => size * size <= count).slice(-1);
  const above = TILED_SIZES.filter((size) => size * size > count).slice(0, 1);
  return [...below, ...above].map((size) => `${size * size} (${size}×${size})`).join(' or ');
}

const TILED_SIZES = Array.from({ length: MAX_SIZE - MIN_SIZE + 1 }, (_, index) => MIN_SIZE + index).filter(
  (size) => defaultBox(size),
);
