/** The field's ratings. */
export { findDeepChain } from '../rating/explainer/deep-chains.ts';
export { type Hint, type Reason, type Rule, RULES } from '../rating/explainer/hint.ts';
export {
  HODOKU_PROFILE,
  type HodokuOptions,
  type HodokuPathRating,
  type HodokuPathStep,
  rateByHodokuPath,
} from '../rating/hodoku/rate-by-hodoku-path.ts';
export { type Profile, PROFILE_NAMES, type ProfileName, PROFILES } from '../rating/explainer/profiles.ts';
export { ratePuzzle } from '../rating/explainer/rate-puzzle.ts';
export { createRater, type RateOptions, type Rating, ratingText } from '../rating/explainer/rate.ts';
export { type RatedStep, ratedSteps } from '../rating/explainer/rated-steps.ts';
export { toldSteps } from '../rating/explainer/told-steps.ts';
