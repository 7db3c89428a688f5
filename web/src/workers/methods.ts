import { ALGORITHM_NAMES, type AlgorithmName } from 'pencilmark';

/**
 * The methods to choose from: the textbook algorithms and logic can be watched, the fast solver shows only its result.
 */
export const METHODS = [...ALGORITHM_NAMES, 'logic', 'solver'] as const;
export type Method = (typeof METHODS)[number];
export type WatchedMethod = Exclude<Method, 'solver'>;

export function isAlgorithm(method: Method): method is AlgorithmName {
  return method !== 'logic' && method !== 'solver';
}
