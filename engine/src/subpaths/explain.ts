/**
 * Steps of logic in words: a name, a hint that goes from a nudge to the full proof, and the parts of the proof for a drawing.
 * English is here; each other language is a path of its own: `pencilmark/explain/ar`, `cs`, `de`, `es`, `fr` and `ja`, which
 * export `AR`, `CS`, `DE`, `ES`, `FR` and `JA`.
 *
 * @example
 * ```js
 * import { unwrap } from 'pencilmark/boards';
 * import { explain, hintText } from 'pencilmark/explain';
 * import { DE } from 'pencilmark/explain/de';
 * import { parseLine } from 'pencilmark/formats';
 * import { solveLogically } from 'pencilmark/logic';
 *
 * const line = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
 * const { puzzle } = unwrap(parseLine(line));
 * for (const { step } of solveLogically(puzzle)) {
 *   console.log(hintText(explain(step, puzzle.geometry), 'what')); // Naked single: r5c5 can only be one digit.
 *   console.log(explain(step, puzzle.geometry, DE).name); // Nackter Single
 *   break;
 * }
 * ```
 *
 * @module pencilmark/explain
 */
export {
  explain,
  type Explanation,
  HINT_DEPTHS,
  type HintDepth,
  hintText,
  type InnerStep,
  type ToldLink,
} from '../explain/explain.ts';
export { EN } from '../explain/languages/en/en.ts';
export { EN_RULE_NAMES } from '../explain/languages/en/rule-names.ts';
export { type Locale } from '../explain/locale.ts';
export { type Mentions, type Words } from '../explain/phrases.ts';
export { type LinkPlace } from '../explain/sentences/chain-words.ts';
