/** The textbook algorithms, event by event. */
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
