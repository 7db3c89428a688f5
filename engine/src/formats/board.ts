import { type BoxShape, classic9, defaultBox, variantSpec } from '../grid/boards.ts';
import { createGeometry, MAX_SIZE, MIN_SIZE } from '../grid/create-geometry.ts';
import type { Geometry } from '../grid/geometry.ts';
import type { Symbols } from '../grid/symbols.ts';
import { ok, problem, type Place, type Result } from '../result.ts';
import { usualSymbols } from './alphabet.ts';

/**
 * The ordinary board of N × N cells with these symbols; the same object for the same list of symbols.
 * Errors: `board.regions` where no box tiles it, and those of `createGeometry`.
 */
export function boardOfSize(
  size: number,
  symbols: Symbols = usualSymbols(size),
  at?: Place,
): Result<Geometry> {
  if (size === 9 && symbols === usualSymbols(9)) return ok(classic9());
  const known = boards.get(symbols);
  if (known) return ok(known);
  const box: BoxShape | undefined = defaultBox(size);
  if (!box && size >= MIN_SIZE && size <= MAX_SIZE) {
    return problem(
      'board.regions',
      `No box tiles a board of ${size}×${size}: its regions must be given.`,
      at,
    );
  }
  const made = createGeometry({ ...variantSpec('classic', size), symbols });
  if (!made.ok) return problem(made.error.code, made.error.message, at);
  boards.set(symbols, made.value);
  return made;
}

const boards = new WeakMap<Symbols, Geometry>();

/** The same board with other symbols. */
export function withSymbols(geometry: Geometry, symbols: Symbols): Result<Geometry> {
  if (symbols.join(' ') === geometry.symbols.join(' ')) return ok(geometry);
  const made = relabelled.get(symbols);
  if (made && made.from === geometry) return ok(made.to);
  const created = createGeometry({ ...geometry.spec, symbols });
  if (created.ok) relabelled.set(symbols, { from: geometry, to: created.value });
  return created;
}

const relabelled = new WeakMap<Symbols, { from: Geometry; to: Geometry }>();

/** N where `count` is N² for a size that boards can have, else undefined. */
export function sizeOfCount(count: number): number | undefined {
  const size = Math.sqrt(count);
  return Number.isInteger(size) && size >= MIN_SIZE && size <= MAX_SIZE ? size : undefined;
}

/** What would have been right instead of `count` cells: `64 (8×8) or 81 (9×9)`. */
export function nearestCounts(count: number): string {
  const below = Math.min(Math.max(Math.floor(Math.sqrt(count)), MIN_SIZE), MAX_SIZE);
  const sizes = below === MAX_SIZE || count < MIN_SIZE ** 2 ? [below] : [below, below + 1];
  return sizes.map((size) => `${size * size} (${size}×${size})`).join(' or ');
}
