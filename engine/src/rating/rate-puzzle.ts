import { isClassic } from '../model/boards.ts';
import { hasOnlyHouses, type Puzzle } from '../puzzle/puzzle.ts';
import { failure, ok, type Result } from '../result.ts';
import { solutionKind } from '../solve/solver.ts';
import type { ProfileName } from './profiles.ts';
import { createRater, type RateOptions, type Rating, requireProfile } from './rate.ts';

/**
 * Rates a classic puzzle with one solution by a profile.
 *
 * Errors: `rating.board` for any other board, `rating.constraints` for rules beyond houses, `rating.marks` for a puzzle
 * with pencil marks of its own, `rating.solutions` where there is not exactly one solution. A rating that was stopped
 * says so in its `outcome`.
 */
export function ratePuzzle(puzzle: Puzzle, profile: ProfileName, options: RateOptions = {}): Result<Rating> {
  requireProfile(profile);
  const refused = ratingRefusal(puzzle, profile);
  if (refused) return refused;
  return ok(raterOf(profile)(puzzle.givens, options));
}

/** Why a puzzle has no rating by a profile. */
export function ratingRefusal(puzzle: Puzzle, profile: string): ReturnType<typeof failure> | undefined {
  if (!isClassic(puzzle.geometry)) {
    return failure('rating.board', `${profile} rates classic 9×9 puzzles only.`);
  }
  if (!hasOnlyHouses(puzzle)) {
    return failure('rating.constraints', `${profile} knows no rules beyond houses.`);
  }
  if (puzzle.allowed) {
    return failure('rating.marks', `${profile} rates puzzles of givens, not of pencil marks.`);
  }
  const kind = solutionKind(puzzle);
  if (kind === 'unique') return undefined;
  const found = kind === 'none' ? 'none' : 'several';
  return failure('rating.solutions', `Only a puzzle with one solution has a rating; this one has ${found}.`);
}

/** Working memory per profile, kept for the next puzzle. */
const raters = new Map<ProfileName, ReturnType<typeof createRater>>();

function raterOf(profile: ProfileName): ReturnType<typeof createRater> {
  const known = raters.get(profile) ?? createRater(profile);
  raters.set(profile, known);
  return known;
}
