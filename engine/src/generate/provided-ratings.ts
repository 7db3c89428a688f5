/** The functions that rate puzzles for targets, unless they are left out; see `provided.ts`. */
import type { isRatedWithin } from './rating-range.ts';

export interface RatingFunctions {
  readonly isRatedWithin: typeof isRatedWithin;
  readonly profiles: readonly string[];
}

let ratings: RatingFunctions | undefined;

export function provideRatings(functions: RatingFunctions): void {
  ratings = functions;
}

/** Throws an Error if they have been left out. */
export function ratingFunctions(): RatingFunctions {
  return ratings ?? leftOut('ratings', 'to a rating');
}

export function leftOut(path: string, what: string): never {
  throw new Error(
    `Import 'pencilmark/generate/${path}' before generating ${what}, or take 'generate' from 'pencilmark'.`,
  );
}
