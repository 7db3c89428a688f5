/** Imported for its effect: enables generating puzzles for a target; ratings also need `provide-ratings.ts`. */
import { provideTargets } from './provided.ts';
import { ratingFunctions } from './provided-ratings.ts';
import { ratingOnTarget } from './target.ts';
import { faultOfTarget } from './target-fault.ts';

provideTargets({
  faultOfTarget: (target) => faultOfTarget(target, () => ratingFunctions().profiles),
  ratingOnTarget,
});
