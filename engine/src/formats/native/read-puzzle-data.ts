import {
  listOf,
  objectOf,
  oneOf,
  optional,
  readAll,
  type Readers,
  text,
  wholeNumber,
} from '../../json-fields.ts';
import { createGeometry, MAX_SIZE } from '../../model/create-geometry.ts';
import { MAX_SET_DIGIT } from '../../model/digits.ts';
import type { GeometrySpec } from '../../model/geometry.ts';
import { createPuzzle, type Puzzle } from '../../puzzle/puzzle.ts';
import { ok, type Result } from '../../result.ts';
import type { PuzzleData, PuzzleFields } from './puzzle-data.ts';
import { drawingList } from './read-drawings.ts';

/**
 * Reads the JSON of a puzzle; `name` is its name in error messages. Errors: `json.field`, and those of `createGeometry`
 * and `createPuzzle`.
 */
export function puzzleFromData(json: unknown, name = 'puzzle'): Result<Puzzle> {
  const read = readAll(json, name, puzzleData);
  return read.ok ? puzzleOf(read.value) : read;
}

/** Builds a puzzle from parsed data. Errors: those of `createGeometry` and `createPuzzle`. */
export function puzzleOf({ spec, ...fields }: PuzzleData): Result<Puzzle> {
  const geometry = createGeometry(spec);
  if (!geometry.ok) return geometry;
  const puzzle = createPuzzle(geometry.value, fields.givens, fields.allowed, fields.constraints);
  return puzzle.ok ? ok({ ...fields, ...puzzle.value }) : puzzle;
}

/** Maximum length of lists, checked first: far more than any board needs, and small enough for hostile input. */
const MAX_CELLS = 10_000;
const MAX_GRIDS = 100;
const MAX_EXTRA_HOUSES = 1_000;

const length = wholeNumber(1, MAX_CELLS);
const offset = wholeNumber(0, MAX_CELLS);

/** A digit for each cell, 0 if there is none. */
export const digitList = listOf(wholeNumber(0, MAX_SIZE), MAX_CELLS);

/** A set of digits for each cell, as the sum of 2^(digit − 1). */
export const setList = listOf(wholeNumber(0, 2 ** MAX_SET_DIGIT - 1), MAX_CELLS);

const specReaders: Readers<GeometrySpec> = {
  size: wholeNumber(1, MAX_SIZE),
  lowestValue: optional(wholeNumber(0, 99)),
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
};

const fieldReaders: Readers<PuzzleFields> = {
  givens: digitList,
  allowed: optional(setList),
  // Checked by `createPuzzle`.
  constraints: optional((field) => field.json as Puzzle['constraints']),
  drawings: optional(drawingList),
};

const puzzleReaders: Readers<PuzzleData> = { spec: objectOf<GeometrySpec>(specReaders), ...fieldReaders };

export const puzzleData = objectOf<PuzzleData>(puzzleReaders);
