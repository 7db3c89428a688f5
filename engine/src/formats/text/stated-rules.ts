import { checkConstraint, checkConstraints, MAX_CONSTRAINTS } from '../../constraints/check-constraints.ts';
import type { Constraint } from '../../constraints/kinds.ts';
import type { Geometry } from '../../model/geometry.ts';
import { failure, ok, placeAt, type Result } from '../../result.ts';
import type { ParseOptions } from '../parsed-puzzle.ts';
import { refuseRules } from './rules.ts';

/** A rule that a text states, and its meaning here. */
export interface StatedRule {
  /** Its name in its program. */
  readonly name: string;
  /** Its offset in the text. */
  readonly offset: number;
  /** Left out if no kind of constraint can express it. The cells are not checked yet. */
  readonly constraints?: readonly Constraint[];
}

/** The result of reading the rules of a text. */
export interface RulesRead {
  readonly constraints: readonly Constraint[];
  /** The names of the rules that were left out, as the options allow. */
  readonly left: readonly string[];
}

/**
 * Checks rules for a board. Errors, each at its rule: `format.rules` for the first unknown rule, unless the options
 * leave such rules out, and those of `checkConstraints`.
 */
export function readRules(
  text: string,
  geometry: Geometry,
  rules: readonly StatedRule[],
  options: ParseOptions,
): Result<RulesRead> {
  const unknown = rules.filter(({ constraints }) => !constraints);
  const left = unknown.map(({ name }) => name);
  const refused = refuseRules(text, unknown[0]?.offset ?? 0, left, options);
  if (refused) return refused;
  const stated = rules.flatMap(({ constraints = [] }) => constraints);
  if (stated.length === 0) return ok({ constraints: [], left });
  const checked = checkConstraints(geometry, stated);
  if (checked.ok) return ok({ constraints: checked.value, left });
  const wrong = stated.length > MAX_CONSTRAINTS ? undefined : firstWrong(geometry, rules);
  const { code, message } = wrong?.error ?? checked.error;
  return failure(code, message, placeAt(text, (wrong?.rule ?? rules[0]).offset));
}

function firstWrong(geometry: Geometry, rules: readonly StatedRule[]) {
  for (const rule of rules) {
    for (const constraint of rule.constraints ?? []) {
      const checked = checkConstraint(geometry, constraint);
      if (checked.ok) continue;
      const message = checked.error.message.replace(
        /^Constraint 1 \(([\w-]+)\)/,
        `The rule "${rule.name.slice(0, 60)}" ($1)`,
      );
      return { rule, error: { code: checked.error.code, message } };
    }
  }
  return undefined;
}

/** The rules without exact repeats of earlier ones. */
export function withoutRepeated(rules: readonly StatedRule[]): StatedRule[] {
  const seen = new Set<string>();
  return rules.filter(({ constraints }) => {
    const key = constraints && JSON.stringify(constraints);
    if (key === undefined || key === '[]') return true;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
