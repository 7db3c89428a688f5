import type { Constraint, ConstraintKind, Geometry, NestedConstraint } from 'pencilmark';
import { ruleText, ruleWords } from './words.ts';

/** A rule in the list. */
export interface ListedRule {
  readonly kind: ConstraintKind;
  readonly name: string;
  readonly text: string;
  /** The rules that it contains, in lists. */
  readonly inner: readonly (readonly ListedRule[])[];
}

/** The rules of a board without further constraints. */
export function housesText({ houses, values }: Geometry): string {
  const kinds = [...new Set(houses.map(({ kind }) => kind))];
  return ruleWords.houses(kinds, `${values[0]}–${values[values.length - 1]}`);
}

/** The rules of a puzzle's constraints. Rules with the same text are listed once. */
export function listRules(constraints: readonly NestedConstraint[]): ListedRule[] {
  const rules = new Map<string, ListedRule>();
  for (const constraint of constraints as readonly Constraint[]) {
    const rule = {
      kind: constraint.kind,
      name: ruleWords.names[constraint.kind],
      text: ruleText(constraint),
      inner: innerLists(constraint).map(listRules),
    };
    rules.set(JSON.stringify(rule), rule);
  }
  return [...rules.values()];
}

function innerLists(constraint: Constraint): readonly (readonly NestedConstraint[])[] {
  if (constraint.kind === 'any-of') return constraint.alternatives;
  return constraint.kind === 'all-of' ? constraint.lists : [];
}
