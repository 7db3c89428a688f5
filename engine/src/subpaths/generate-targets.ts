/**
 * Lets `generate` of `pencilmark/generate` take all targets except ratings: levels, scores, techniques and singles,
 * which human logic determines. It exports nothing: import it once for its effect. The main path, `pencilmark`,
 * includes it.
 *
 * @example
 * ```js
 * import { classic9 } from 'pencilmark/boards';
 * import { generate } from 'pencilmark/generate';
 * import 'pencilmark/generate/targets';
 *
 * const options = { geometry: classic9(), seed: 'my seed' };
 * for (const { rating } of generate({ ...options, target: { kind: 'level', level: 'hard' } })) {
 *   console.log(rating?.level); // hard
 * }
 * ```
 *
 * @module pencilmark/generate/targets
 */
import '../generate/provide-targets.ts';
