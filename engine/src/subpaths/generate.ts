/** Making puzzles. */
export {
  generate,
  type GenerateControl,
  type Generated,
  type GeneratedPuzzle,
  type GenerateEnd,
  type GenerateProgress,
  type GenerateStep,
  generateSteps,
} from '../generate/generate.ts';
export { checkOptions as checkGenerateOptions, type GenerateOptions } from '../generate/options.ts';
export { drawGrid } from '../generate/random-grid.ts';
export { randomRegions } from '../generate/regions.ts';
export { RULE_SETS, type RuleSetName } from '../generate/rules/rule-sets.ts';
export { orbitsOf, SYMMETRY_PATTERNS, type SymmetryPattern } from '../generate/symmetry-pattern.ts';
export { type Target } from '../generate/target-options.ts';
