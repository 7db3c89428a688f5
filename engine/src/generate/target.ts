import type { Puzzle } from '../puzzle/puzzle.ts';
import { createPosition } from '../logic/position.ts';
import {
  count,
  createTally,
  isScannable,
  type DifficultyRating,
  lowestDifficulty,
  type PathTally,
  ratingOf,
} from '../logic/difficulty/difficulty.ts';
import { DIFFICULTIES } from '../logic/difficulty/levels.ts';
import type { Target } from './target-options.ts';
import { ratingFunctions } from './provided-ratings.ts';
import { solveLogicallyInPlace } from '../logic/solve-logically.ts';
import { orderOf, type TechniqueId, TECHNIQUES } from '../logic/catalogue.ts';

/**
 * Rates a puzzle as `levelOf` does and returns the rating if it meets the target. Gives up as soon as the target is out
 * of reach, which accounts for most of the speed. Also undefined if stopped: the caller checks `shouldStop` itself.
 */
export function ratingOnTarget(
  puzzle: Puzzle,
  target: Target,
  shouldStop: () => boolean,
): DifficultyRating | undefined {
  if (target.kind === 'level' && target.level === 'beginner' && !isScannable(puzzle)) return undefined;
  if (target.kind === 'rating' && !ratingFunctions().isRatedWithin(puzzle, target, shouldStop))
    return undefined;
  const tally = createTally(puzzle);
  const walk = solveLogicallyInPlace(createPosition(puzzle), {
    shouldStop,
    techniques: techniquesFor(target),
  });
  for (;;) {
    const next = walk.next();
    if (!next.done) {
      count(tally, next.value);
      if (isMissed(tally, target)) return undefined;
      continue;
    }
    if (next.value === 'stopped') return undefined;
    const rating = { ...ratingOf(puzzle, tally, next.value), end: next.value };
    return isMet(rating, target) ? rating : undefined;
  }
}

function techniquesFor(target: Target): readonly TechniqueId[] | undefined {
  if (target.kind !== 'technique' && target.kind !== 'singles') return undefined;
  const last = target.kind === 'singles' ? 'hidden-single' : target.technique;
  return TECHNIQUES.filter(
    ({ id, use }) => orderOf(id) <= orderOf(last) && (use === 'default' || id === last),
  ).map(({ id }) => id);
}

/** Whether no further step can bring the path back to the target. */
function isMissed(tally: PathTally, target: Target): boolean {
  if (target.kind === 'level') return lowestDifficulty(tally) > DIFFICULTIES.indexOf(target.level);
  return target.kind === 'score' && tally.score > target.to;
}

function isMet({ level, score, hardest, end }: DifficultyRating, target: Target): boolean {
  if (target.kind === 'rating') return true;
  if (target.kind === 'level') return level === target.level;
  if (end !== 'solved') return false;
  if (target.kind === 'score') return score >= target.from && score <= target.to;
  return target.kind === 'singles' || hardest === target.technique;
}
