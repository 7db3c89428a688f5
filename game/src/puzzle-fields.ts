import {
  createGeometry,
  createPuzzle,
  type GeometrySpec,
  MAX_SET_DIGIT,
  MAX_SIZE,
  type Puzzle,
  type Result,
} from 'pencilmark';
import { listOf, objectOf, oneOf, optional, readAll, text, wholeNumber } from './fields.ts';

/**
 * A puzzle as it is saved: the board by its description. When `Puzzle` or `GeometrySpec` gets a new field, this
 * file does not compile until the field is saved as well.
 */
type SavedPuzzle = { readonly spec: GeometrySpec } & Omit<Puzzle, 'geometry'>;

export function puzzleToJson({ geometry, ...rest }: Puzzle): SavedPuzzle {
  return { spec: geometry.spec, ...rest };
}

/** Errors: `save.field`, and those of `createGeometry` and `createPuzzle`. */
export function puzzleFromJson(json: unknown): Result<Puzzle> {
  const saved = readAll(json, 'puzzle', savedPuzzle);
  if (!saved.ok) return saved;
  const { spec, givens, allowed } = saved.value;
  const geometry = createGeometry(spec);
  return geometry.ok ? createPuzzle(geometry.value, givens, allowed) : geometry;
}

/** Lists end here before the engine looks at them: no board comes near, and nothing hostile gets far. */
const MAX_CELLS = 10_000;
const MAX_GRIDS = 100;
const MAX_EXTRA_HOUSES = 1_000;

const length = wholeNumber(1, MAX_CELLS);
const offset = wholeNumber(0, MAX_CELLS);
const digits = listOf(wholeNumber(0, MAX_SIZE), MAX_CELLS);

const spec = objectOf<GeometrySpec>({
  size: wholeNumber(1, MAX_SIZE),
  symbols: optional(listOf(text(100), MAX_SIZE)),
  rows: optional(length),
  columns: optional(length),
  boxes: optional(objectOf({ rows: length, columns: length })),
  regions: optional(listOf(text(100), MAX_CELLS)),
  grids: optional(listOf(objectOf({ row: offset, column: offset }), MAX_GRIDS)),
  diagonals: optional(listOf(oneOf('main', 'anti'), 2)),
  windows: optional(oneOf(true)),
  disjoint: optional(oneOf(true)),
  extra: optional(listOf(listOf(offset, MAX_SIZE), MAX_EXTRA_HOUSES)),
});

const savedPuzzle = objectOf<SavedPuzzle>({
  spec,
  givens: digits,
  allowed: optional(listOf(wholeNumber(0, 2 ** MAX_SET_DIGIT - 1), MAX_CELLS)),
});
