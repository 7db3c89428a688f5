/** Imported for its effect: puzzles can be made to any target from here on, ratings included. */
import './provide-targets.ts';
import { PROFILE_NAMES } from '../rating/explainer/profiles.ts';
import { provideRatings } from './provided-ratings.ts';
import { isRatedWithin } from './rating-range.ts';

provideRatings({ isRatedWithin, profiles: PROFILE_NAMES });
