/**
 * Generating puzzles on any board, by level, technique, rating, symmetry or number of givens, optionally with rules.
 * Each has exactly one solution, and the same seed gives the same puzzles on every machine. So that plain puzzles stay
 * small, a `target` needs `pencilmark/generate/targets` imported (a rating `pencilmark/generate/ratings`) and `rules`
 * need `pencilmark/generate/rules`; the main path includes all of them.
 *
 * @example
 * ```js
 * import { classic9 } from 'pencilmark/boards';
 * import { formatLine } from 'pencilmark/formats';
 * import { generate } from 'pencilmark/generate';
 *
 * for (const { puzzle } of generate({ geometry: classic9(), seed: 'my seed', symmetry: 'rotation-180' })) {
 *   if (puzzle) console.log(formatLine({ puzzle })); // .7...2..96.95....323.....1......18.2...489...1.67......4.....565....61.77..9...2.
 * }
 * ```
 *
 * @module pencilmark/generate
 */
export {
  type Attempted,
  generate,
  type GenerateControl,
  type Generated,
  type GeneratedPuzzle,
  type GenerateEnd,
  type GenerateProgress,
  type GenerateStep,
  generateSteps,
} from '../generate/generate.ts';
export { checkOptions as checkGenerateOptions } from '../generate/check-options.ts';
export { type GenerateOptions } from '../generate/options.ts';
export { drawGrid } from '../generate/random-grid.ts';
export { randomRegions } from '../generate/regions.ts';
export { RULE_SETS, type RuleSetName } from '../generate/rules/rule-names.ts';
export { orbitsOf, SYMMETRY_PATTERNS, type SymmetryPattern } from '../generate/symmetry-pattern.ts';
export { type Target } from '../generate/target-options.ts';
