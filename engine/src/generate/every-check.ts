/** Checking options as the main path exports it: of all targets and rules, without what makes puzzles to them. */
import { PROFILE_NAMES } from '../rating/explainer/profiles.ts';
import type { Result } from '../result.ts';
import { checkOptionsBy } from './check-options.ts';
import type { GenerateOptions } from './options.ts';
import { faultOfTarget } from './target-fault.ts';

/**
 * Says what is wrong with options: unknown fields, words and numbers (`generate.options`), and what contradicts itself
 * or the board; `generate.board` is a board that no full grid fits. Errors: `generate.…`, `rating.board`.
 */
export function checkGenerateOptions(options: GenerateOptions): Result<GenerateOptions> {
  return checkOptionsBy(
    { faultOfTarget: (target) => faultOfTarget(target, () => PROFILE_NAMES), requireRules: () => undefined },
    options,
  );
}
