/**
 * Code that plain puzzles never need: human logic and ratings, which decide whether a puzzle meets a target, and the
 * rules beyond houses. A bundle leaves them out until a file that provides them is imported.
 */
import { leftOut } from './provided-ratings.ts';
import type { digRuled, drawRuled, rulesIn, settleCages } from './ruled.ts';
import type { ratingOnTarget } from './target.ts';
import type { Target } from './target-options.ts';

export interface TargetFunctions {
  /** The fault of a target, in a sentence; undefined if there is none. */
  readonly faultOfTarget: (target: Target) => string | undefined;
  readonly ratingOnTarget: typeof ratingOnTarget;
}

export interface RuleFunctions {
  readonly digRuled: typeof digRuled;
  readonly drawRuled: typeof drawRuled;
  readonly rulesIn: typeof rulesIn;
  readonly settleCages: typeof settleCages;
}

let targets: TargetFunctions | undefined;
let rules: RuleFunctions | undefined;

export function provideTargets(functions: TargetFunctions): void {
  targets = functions;
}

export function provideRules(functions: RuleFunctions): void {
  rules = functions;
}

/** Throws an Error if they have been left out: no puzzle may silently miss its target. */
export function targetFunctions(kind: Target['kind']): TargetFunctions {
  return (
    targets ?? (kind === 'rating' ? leftOut('ratings', 'to a rating') : leftOut('targets', 'to a target'))
  );
}

/** Throws an Error if they have been left out. */
export function ruleFunctions(): RuleFunctions {
  return rules ?? leftOut('rules', 'with rules');
}
