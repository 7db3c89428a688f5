import type { ProfileName, Puzzle } from 'pencilmark';
import { locale } from '../state/locale.svelte.ts';
import { type CallOptions, createCaller } from './call.ts';
import type { RatedSoFar, WholeRating } from './rating-protocol.ts';
import type { RatingApi } from './rating.worker.ts';
import { packPuzzle } from './wire-puzzle.ts';

const call = createCaller<RatingApi>(
  () => new Worker(new URL('./rating.worker.ts', import.meta.url), { type: 'module' }),
  { keep: false },
);

/** Rates a puzzle in a worker. Undefined if the profile does not apply to it. */
export function askRating(
  puzzle: Puzzle,
  profile: ProfileName,
  options: CallOptions<RatedSoFar>,
): Promise<WholeRating | undefined> {
  return call('rate', { puzzle: packPuzzle(puzzle), profile, language: locale.language }, options);
}
