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
export * from './canonical/symmetry.ts';
export { randomSymmetry, symmetryCount, symmetryParts } from './canonical/board-symmetries.ts';
export {
  type CanonicalForm,
  canonicalForm,
  findEquivalence,
  FORM_KINDS,
  type FormKind,
  type FormOptions,
} from './canonical/canonical.ts';
export { SYMMETRY_PARTS, type SymmetryPart } from './canonical/regular.ts';
export * from './solve/control.ts';
export * from './solve/solver.ts';
export { findRedundantGivens } from './solve/minimality.ts';
export { BUT, countBatch, MALFORMED, MAX_LIMIT, solveLines, solveOpen } from './solve/batch.ts';
export {
  type Algorithm,
  ALGORITHM_NAMES,
  type AlgorithmName,
  type AlgorithmOutcome,
  ALGORITHMS,
  boardAfter,
  runAlgorithm,
  watchAlgorithm,
} from './solve/algorithms/algorithms.ts';
export {
  ALGORITHM_EVENT_KINDS,
  type AlgorithmCounters,
  type AlgorithmEnding,
  type AlgorithmEvent,
  type AlgorithmEventKind,
  PLACE_REASONS,
  type PlaceReason,
} from './solve/algorithms/run.ts';
export { hiddenSingles, nakedSingles } from './logic/all-singles.ts';
export * from './logic/step.ts';
export { applyToStep } from './logic/step-image.ts';
export * from './logic/position.ts';
export * from './logic/notation.ts';
export { createSearch, DEFAULT_OPTIONS, type Search, type SearchOptions } from './logic/search.ts';
export * from './logic/techniques/table.ts';
export { familyOf } from './logic/techniques/families.ts';
export * from './logic/solve-logically.ts';
export * from './logic/rating/hodoku.ts';
export {
  LEVEL_TABLE,
  levelOf,
  type LevelRating,
  type LevelRow,
  PUZZLE_LEVELS,
  type PuzzleLevel,
  ratePath,
} from './logic/rating/levels.ts';
export { explain, type Explanation, HINT_DEPTHS, type HintDepth, hintText } from './logic/explain/explain.ts';
export { EN } from './logic/explain/en/en.ts';
export type { Locale } from './logic/explain/locale.ts';
export type { Mentions } from './logic/explain/say.ts';
export { type Contact, contactsOf } from './logic/explain/contacts.ts';
export { toldBranches } from './logic/explain/told.ts';
export { keptOn, type Subject, subjectOf } from './logic/explain/subject.ts';
export {
  type Generated,
  generate,
  type GenerateControl,
  type GenerateEnd,
  type GenerateProgress,
  type GenerateStep,
  generateSteps,
} from './generate/generate.ts';
export { checkOptions as checkGenerateOptions, type GenerateOptions } from './generate/options.ts';
export { MOST_SOLUTIONS } from './generate/attempt.ts';
export { drawGrid } from './generate/random-grid.ts';
export { randomRegions } from './generate/regions.ts';
export { orbitsOf, SYMMETRY_PATTERNS, type SymmetryPattern } from './generate/symmetry-pattern.ts';
export type { Target } from './generate/target.ts';
export { checkMinimal, type Verdict, VERDICTS } from './analysis/check-minimal.ts';
export * from './analysis/control.ts';
export * from './analysis/backdoors.ts';
export * from './analysis/extra-givens.ts';
export * from './analysis/minimal-subpuzzles.ts';
export * from './formats/sheet.ts';
export { detectFormat, parseSheet, parseSheets } from './formats/detect.ts';
export { collectSheets, type CollectionPart } from './formats/collection.ts';
export { WRITTEN_FORMATS } from './formats/formats.ts';
export { formatSheet, lossesOf } from './formats/format-sheet.ts';
export { digitsAsLine } from './formats/digits-line.ts';
export { formatLine, type LineOptions, parseLine } from './formats/line.ts';
