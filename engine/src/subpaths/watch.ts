/**
 * The textbook algorithms, from brute force to exact cover, event by event: for showing, comparing and counting. For
 * solving a puzzle, `pencilmark/solve` is thousands of times faster.
 *
 * @example
 * ```js
 * import { unwrap } from 'pencilmark/boards';
 * import { parseLine } from 'pencilmark/formats';
 * import { runAlgorithm } from 'pencilmark/watch';
 *
 * const line = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
 * const { puzzle } = unwrap(parseLine(line));
 * console.log(runAlgorithm('brute-force', puzzle).counters.guesses); // 4208
 * console.log(runAlgorithm('exact-cover', puzzle).counters.guesses); // 0
 * ```
 *
 * @module pencilmark/watch
 */
export {
  type Algorithm,
  ALGORITHM_NAMES,
  type AlgorithmName,
  type AlgorithmOutcome,
  ALGORITHMS,
  boardAfter,
  runAlgorithm,
  watchAlgorithm,
} from '../solve/algorithms/algorithms.ts';
export {
  ALGORITHM_EVENT_KINDS,
  type AlgorithmCounters,
  type AlgorithmEnding,
  type AlgorithmEvent,
  type AlgorithmEventKind,
  PLACE_REASONS,
  type PlaceReason,
} from '../solve/algorithms/run.ts';
