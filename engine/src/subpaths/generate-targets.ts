/**
 * Makes `generate` of `pencilmark/generate` know targets other than ratings: levels, scores, techniques and singles, which
 * human logic tells. It exports nothing: import it once for what it does. The main path, `pencilmark`, brings it along.
 *
 * @example
 * ```js
 * import { classic9 } from 'pencilmark/boards';
 * import { generate } from 'pencilmark/generate';
 * import 'pencilmark/generate/targets';
 *
 * const target = { kind: 'level', level: 'hard' };
 * for (const { rating } of generate({ geometry: classic9(), seed: 'my seed', target })) {
 *   console.log(rating?.level); // hard
 * }
 * ```
 *
 * @module pencilmark/generate/targets
 */
import '../generate/provide-targets.ts';
