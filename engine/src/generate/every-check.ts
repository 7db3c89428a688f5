/**
 * Checking options as exported by the main path: with all targets and rules, but without the code that generates
 * puzzles for them.
 */
import { PROFILE_NAMES } from '../rating/explainer/profiles.ts';
import type { Result } from '../result.ts';
import { checkOptionsBy } from './check-options.ts';
import type { GenerateOptions } from './options.ts';
import { faultOfTarget } from './target-fault.ts';

/**
 * Reports errors in options: unknown fields, words and numbers (`generate.options`), and contradictions among the
 * options or with the board; `generate.board` is a board that no full grid fits. Errors: `generate.…`, `rating.board`.
 */
export function checkGenerateOptions(options: GenerateOptions): Result<GenerateOptions> {
  return checkOptionsBy(
    { faultOfTarget: (target) => faultOfTarget(target, () => PROFILE_NAMES), requireRules: () => undefined },
    options,
  );
}
