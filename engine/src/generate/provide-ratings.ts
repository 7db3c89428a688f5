/** Imported for its effect: enables generating puzzles for any target, including ratings. */
import './provide-targets.ts';
import { PROFILE_NAMES } from '../rating/explainer/profiles.ts';
import { provideRatings } from './provided-ratings.ts';
import { isRatedWithin } from './rating-range.ts';

provideRatings({ isRatedWithin, profiles: PROFILE_NAMES });
