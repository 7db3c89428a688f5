/** The public API of the engine, and nothing else. */
export * from './result.ts';
export { createRandom, shuffle, type Random } from './random.ts';
export * from './model/digits.ts';
export { checkSymbols, defaultSymbols, splitSymbols, type Symbols } from './model/symbols.ts';
export * from './model/geometry.ts';
export { createGeometry, MAX_SIZE, MIN_SIZE } from './model/create-geometry.ts';
export {
  type BoxShape,
  classic9,
  defaultBox,
  isClassic,
  isClassicSpec,
  type Variant,
  VARIANTS,
  variantSpec,
} from './model/boards.ts';
export { checkConstraint, checkConstraints, MAX_CONSTRAINTS } from './constraints/check-constraints.ts';
export {
  allHold,
  canonicalText,
  cellsOf,
  compileConstraint,
  compileConstraints,
  holdsIn,
  kindOf,
  sameConstraint,
} from './constraints/constraints.ts';
export { constraintImage } from './constraints/image.ts';
export {
  type Constraint,
  CONSTRAINT_KINDS,
  type ConstraintKind,
  type ConstraintOf,
  KINDS,
} from './constraints/kinds.ts';
export type { Kind } from './constraints/kind.ts';
export { laterKinds } from './constraints/later-kinds.ts';
export type { Machine, MachineState, PairTable, Relation, RelationType } from './constraints/relation.ts';
export type { Field, NestedConstraint, Schema } from './constraints/schema.ts';
export * from './puzzle/puzzle.ts';
export { candidatesOf, seenFrom } from './puzzle/candidates.ts';
export {
  type Conflict,
  type ConstraintConflict,
  describeConflict,
  findConflicts,
  type HouseConflict,
  isConsistent,
  isSolutionOf,
} from './puzzle/validity.ts';
export {
  applyToDigits,
  applyToPuzzle,
  applyToSet,
  applyToSets,
  composeSymmetries,
  houseImages,
  identitySymmetry,
  invertSymmetry,
  isSymmetryOf,
  keepsConstraints,
  sameSymmetry,
  type Symmetry,
} from './canonical/symmetry.ts';
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
export { countByCandidate, type TrueCandidates, trueCandidates } from './solve/true-candidates.ts';
export { findRedundantConstraints, findRedundantGivens } from './analysis/redundant-givens.ts';
export {
  type Batch,
  type BatchOptions,
  batchSteps,
  EXCLUDED,
  countBatch,
  MALFORMED,
  MAX_LIMIT,
  solveLines,
  solveExcluding,
} from './solve/classic/batch.ts';
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
export {
  createFinderContext,
  DEFAULT_FINDER_OPTIONS,
  type FinderContext,
  type FinderOptions,
} from './logic/finder-context.ts';
export * from './logic/catalogue.ts';
export { familyOf } from './logic/techniques/families.ts';
export * from './logic/solve-logically.ts';
export * from './logic/difficulty/hodoku-rating.ts';
export { ratePuzzle } from './rating/rate-puzzle.ts';
export { type RatedStep, ratedSteps } from './rating/rated-steps.ts';
export { rateAsHodoku } from './rating/hodoku.ts';
export { toldSteps } from './rating/told-steps.ts';
export { createRater, type Rating, ratingText, type RateOptions } from './rating/rate.ts';
export { type Profile, PROFILE_NAMES, type ProfileName, PROFILES } from './rating/profiles.ts';
export { type Hint, type Reason, type Rule, RULES } from './rating/hint.ts';
export {
  DIFFICULTY_TABLE,
  difficultyOf,
  type DifficultyRating,
  type DifficultyRow,
  DIFFICULTIES,
  type Difficulty,
  isGuess,
  ratePath,
} from './logic/difficulty/difficulty.ts';
export { explain, type Explanation, HINT_DEPTHS, type HintDepth, hintText } from './explain/explain.ts';
export { EN } from './explain/languages/en/en.ts';
export type { Locale } from './explain/locale.ts';
export type { Mentions } from './explain/phrases.ts';
export { type Contact, contactsOf } from './logic/contacts.ts';
export { condenseBranches } from './logic/condense.ts';
export { patternCandidates, type Highlights, highlightsOf } from './logic/highlights.ts';
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
export { checkMinimal, type Minimality, MINIMALITIES } from './analysis/check-minimal.ts';
export * from './analysis/control.ts';
export * from './analysis/backdoors.ts';
export * from './analysis/extra-givens.ts';
export * from './analysis/minimal-subpuzzles.ts';
export * from './formats/sheet.ts';
export { type Drawing, possibleRules } from './formats/drawing.ts';
export { applyToSheet } from './formats/sheet-image.ts';
export { detectFormat, parseSheet, parseSheets } from './formats/detect.ts';
export { collectSheets, type CollectionPart } from './formats/collection.ts';
export { WRITTEN_FORMATS } from './formats/formats.ts';
export { type PuzzleData, puzzleToData } from './formats/native/puzzle-data.ts';
export { puzzleFromData } from './formats/native/read-puzzle-data.ts';
export { formatSheet, lossesOf } from './formats/format-sheet.ts';
export { digitsAsLine } from './formats/text/digits-line.ts';
export { formatLine, type LineOptions, parseLine } from './formats/lines/line.ts';
