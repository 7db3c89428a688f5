/**
 * Makes `generate` of `pencilmark/generate` draw puzzles with rules beyond houses (`rules`), and makes them solvable.
 * It exports nothing: import it once for its effect. The main path, `pencilmark`, includes it.
 *
 * @example
 * ```js
 * import { plainBoard } from 'pencilmark/boards';
 * import { generate } from 'pencilmark/generate';
 * import 'pencilmark/generate/rules';
 *
 * for (const { puzzle } of generate({ geometry: plainBoard(6), seed: 'my seed', rules: ['killer'] })) {
 *   console.log(puzzle?.constraints.every(({ kind }) => kind === 'cage')); // true
 * }
 * ```
 *
 * @module pencilmark/generate/rules
 */
import '../generate/provide-rules.ts';
