import type { Puzzle } from '../puzzle/puzzle.ts';
import { ratingText } from '../rating/explainer/rate.ts';
import { ratePuzzle } from '../rating/explainer/rate-puzzle.ts';
import type { Target } from './target-options.ts';

/** Whether a puzzle's rating is within a range. Rating stops as soon as a step is above it. */
export function isRatedWithin(
  puzzle: Puzzle,
  { profile, from, to }: Extract<Target, { kind: 'rating' }>,
  shouldStop: () => boolean,
): boolean {
  let isAbove = false;
  const rated = ratePuzzle(puzzle, profile, {
    onHint: ({ rating }) => (isAbove ||= Number(ratingText(rating)) > to),
    shouldStop: () => isAbove || shouldStop(),
  });
  if (!rated.ok || rated.value.outcome !== 'solved' || isAbove) return false;
  return Number(ratingText(rated.value.er)) >= from;
}
