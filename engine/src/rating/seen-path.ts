import { type DifficultyRating, ratePath } from '../logic/difficulty/difficulty.ts';
import { createPosition } from '../logic/position.ts';
import {
  inCatalogueOrder,
  type LogicOptions,
  type PathStep,
  solveLogically,
  solveLogicallyInPlace,
} from '../logic/solve-logically.ts';
import type { Step } from '../logic/step.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { findDeepChain } from './explainer/deep-chains.ts';

/**
 * The path that is shown to people: in the order `seen`, with chains within chains before any trial. Returns the level
 * and score of the catalogue's order.
 */
export function* seenPath(
  puzzle: Puzzle,
  options: Pick<LogicOptions, 'techniques' | 'shouldStop'> = {},
): Generator<PathStep, DifficultyRating> {
  const steps: Step[] = [];
  let byCatalogue: DifficultyRating | undefined;
  const walk = solveLogically(puzzle, {
    ...options,
    order: 'seen',
    beforeTrial: (position, shouldStop) => {
      const step = findDeepChain(position, shouldStop);
      // Immediately, so that the time spent on further such steps cannot stop it.
      if (step) byCatalogue ??= rateByCatalogue(puzzle, options);
      return step;
    },
  });
  for (;;) {
    const next = walk.next();
    if (next.done) return byCatalogue ?? ratePath(puzzle, inCatalogueOrder(puzzle, steps), next.value);
    steps.push(next.value.step);
    yield next.value;
  }
}

/** Rates the catalogue's own path, which differs once this path has a step outside the catalogue. */
function rateByCatalogue(puzzle: Puzzle, options: LogicOptions): DifficultyRating {
  const walk = solveLogicallyInPlace(createPosition(puzzle), options);
  const steps: Step[] = [];
  for (;;) {
    const next = walk.next();
    if (next.done) return ratePath(puzzle, steps, next.value);
    steps.push(next.value);
  }
}
