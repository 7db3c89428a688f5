/**
 * The public API of the engine: every name of the subpaths below. A bundle contains only the parts it uses. The
 * functions for any format come from `every-format.ts`, which also knows those of other programs, and generation from
 * `every-target.ts`, which includes human logic, ratings and rules.
 */
export * from './subpaths/boards.ts';
export * from './subpaths/constraint-rules.ts';
export * from './subpaths/canonical.ts';
export * from './subpaths/solve.ts';
export * from './subpaths/watch.ts';
export * from './subpaths/formats.ts';
export {
  collectPuzzles,
  detectFormat,
  formatPuzzle,
  lossesOf,
  parsePuzzle,
  parsePuzzles,
} from './formats/every-format.ts';
export * from './subpaths/logic.ts';
export * from './subpaths/rating.ts';
export * from './subpaths/explain.ts';
export * from './subpaths/analysis.ts';
export * from './subpaths/generate.ts';
export { checkGenerateOptions } from './generate/every-check.ts';
export { generate, generateSteps } from './generate/every-target.ts';
export * from './subpaths/stream.ts';
