/** The public API of the engine, and nothing else. */
export * from './result.ts';
export { createRandom, shuffle, type Random } from './random.ts';
export * from './grid/digits.ts';
export { checkSymbols, defaultSymbols, splitSymbols, type Symbols } from './grid/symbols.ts';
export * from './grid/geometry.ts';
export { createGeometry, MAX_SIZE, MIN_SIZE } from './grid/create-geometry.ts';
export { type BoxShape, classic9, defaultBox, type Variant, VARIANTS, variantSpec } from './grid/boards.ts';
export * from './grid/puzzle.ts';
export { candidatesOf, seenFrom } from './grid/candidates.ts';
export {
  type Conflict,
  describeConflict,
  findConflicts,
  isConsistent,
  isSolutionOf,
} from './grid/validity.ts';
export * from './solve/solver.ts';
export { findRedundantGivens } from './solve/minimality.ts';
export * from './formats/sheet.ts';
export { detectFormat, formatSheet, parseSheet, parseSheets } from './formats/index.ts';
export { formatLine, type LineOptions, parseLine } from './formats/line.ts';
