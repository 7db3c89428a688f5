/** The field's ratings. */
export { type Hint, type Reason, type Rule, RULES } from '../rating/hint.ts';
export {
  HODOKU_PROFILE,
  type HodokuOptions,
  type HodokuPathRating,
  type HodokuPathStep,
  rateAsHodoku,
} from '../rating/hodoku/rate-as-hodoku.ts';
export { type Profile, PROFILE_NAMES, type ProfileName, PROFILES } from '../rating/profiles.ts';
export { ratePuzzle } from '../rating/rate-puzzle.ts';
export { createRater, type RateOptions, type Rating, ratingText } from '../rating/rate.ts';
export { type RatedStep, ratedSteps } from '../rating/rated-steps.ts';
export { toldSteps } from '../rating/told-steps.ts';
