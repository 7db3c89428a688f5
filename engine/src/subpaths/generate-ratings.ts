/**
 * Lets `generate` of `pencilmark/generate` take all targets, including ratings by Sudoku Explainer. It exports nothing:
 * import it once for its effect. The main path, `pencilmark`, includes it.
 *
 * @example
 * ```js
 * import { classic9 } from 'pencilmark/boards';
 * import { generate } from 'pencilmark/generate';
 * import 'pencilmark/generate/ratings';
 * import { ratePuzzle, ratingText } from 'pencilmark/rating';
 *
 * const options = { geometry: classic9(), seed: 'my seed' };
 * for (const { puzzle } of generate({ ...options, target: { kind: 'rating', profile: 'se-1.2.1', from: 3, to: 5 } })) {
 *   const rated = puzzle && ratePuzzle(puzzle, 'se-1.2.1');
 *   if (rated?.ok) console.log(ratingText(rated.value.er)); // 4.5
 * }
 * ```
 *
 * @module pencilmark/generate/ratings
 */
import '../generate/provide-ratings.ts';
