import type { Puzzle } from '../grid/puzzle.ts';
import { positionOf } from '../logic/position.ts';
import {
  count,
  createTally,
  isScannable,
  type LevelRating,
  lowestLevel,
  type PathTally,
  PUZZLE_LEVELS,
  type PuzzleLevel,
  ratingOf,
} from '../logic/rating/levels.ts';
import { walkPath } from '../logic/solve-logically.ts';
import { orderOf, type TechniqueId, TECHNIQUES } from '../logic/techniques/table.ts';

/** How difficult a puzzle shall be. */
export type Target =
  /** A named level. */
  | { readonly kind: 'level'; readonly level: PuzzleLevel }
  /** A range of scores, both ends included. */
  | { readonly kind: 'score'; readonly from: number; readonly to: number }
  /** The path of cheapest steps uses this technique, and none after it in the table. */
  | { readonly kind: 'technique'; readonly technique: TechniqueId }
  /** Full houses, naked and hidden singles are enough. */
  | { readonly kind: 'singles' };

/**
 * Rates a puzzle as `levelOf` does and returns the rating if it meets the target. Gives up as soon as it cannot any
 * more, which is most of the speed. Undefined, too, when stopped: the caller asks `shouldStop` itself.
 */
export function ratingOnTarget(
  puzzle: Puzzle,
  target: Target,
  shouldStop: () => boolean,
): LevelRating | undefined {
  if (target.kind === 'level' && target.level === 'beginner' && !isScannable(puzzle)) return undefined;
  const tally = createTally(puzzle);
  const walk = walkPath(positionOf(puzzle), { shouldStop, techniques: techniquesFor(target) });
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
  if (target.kind === 'level' || target.kind === 'score') return undefined;
  const last = target.kind === 'singles' ? 'hidden-single' : target.technique;
  return TECHNIQUES.filter(
    ({ id, use }) => orderOf(id) <= orderOf(last) && (use === 'default' || id === last),
  ).map(({ id }) => id);
}

/** Whether no further step can bring the path back onto the target. */
function isMissed(tally: PathTally, target: Target): boolean {
  if (target.kind === 'level') return lowestLevel(tally) > PUZZLE_LEVELS.indexOf(target.level);
  return target.kind === 'score' && tally.score > target.to;
}

function isMet({ level, score, hardest, end }: LevelRating, target: Target): boolean {
  if (target.kind === 'level') return level === target.level;
  if (end !== 'solved') return false;
  if (target.kind === 'score') return score >= target.from && score <= target.to;
  return target.kind === 'singles' || hardest === target.technique;
}
