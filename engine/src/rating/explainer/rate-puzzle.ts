import type { Puzzle } from '../../puzzle/puzzle.ts';
import { ok, type Result } from '../../result.ts';
import { ratingRefusal } from '../classic.ts';
import type { ProfileName } from './profiles.ts';
import { createRater, type RateOptions, type Rating, requireProfile } from './rate.ts';

/**
 * Rates a classic puzzle with one solution by a profile.
 *
 * Errors: `rating.board` for any other board, `rating.constraints` for rules beyond houses, `rating.marks` for a puzzle
 * with its own pencil marks, `rating.solutions` if there is not exactly one solution. The `outcome` of a rating says
 * whether it was stopped.
 */
export function ratePuzzle(puzzle: Puzzle, profile: ProfileName, options: RateOptions = {}): Result<Rating> {
  requireProfile(profile);
  const refused = ratingRefusal(puzzle, profile);
  if (refused) return refused;
  return ok(raterOf(profile)(puzzle.givens, options));
}

/** Working memory per profile, reused for the next puzzle. */
const raters = new Map<ProfileName, ReturnType<typeof createRater>>();

function raterOf(profile: ProfileName): ReturnType<typeof createRater> {
  const known = raters.get(profile) ?? createRater(profile);
  raters.set(profile, known);
  return known;
}
