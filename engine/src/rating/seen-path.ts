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
 * The path that people are shown: in the order of seeing, with chains within chains before any trial. It returns level
 * and score, which are those of the catalogue's order.
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
      // At once, so that the time that the other such steps take cannot stop it.
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

/** The catalogue's own path: after a step that is not in the catalogue, it is another one. */
function rateByCatalogue(puzzle: Puzzle, options: LogicOptions): DifficultyRating {
  const walk = solveLogicallyInPlace(createPosition(puzzle), options);
  const steps: Step[] = [];
  for (;;) {
    const next = walk.next();
    if (next.done) return ratePath(puzzle, steps, next.value);
    steps.push(next.value);
  }
}
