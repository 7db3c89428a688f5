/** Imported for its effect: puzzles can be made to a target from here on; to a rating by `provide-ratings.ts` alone. */
import { provideTargets } from './provided.ts';
import { ratingFunctions } from './provided-ratings.ts';
import { ratingOnTarget } from './target.ts';
import { faultOfTarget } from './target-fault.ts';

provideTargets({
  faultOfTarget: (target) => faultOfTarget(target, () => ratingFunctions().profiles),
  ratingOnTarget,
});
