import type { Constraint, ConstraintKind, Geometry } from 'pencilmark';
import { ruleText } from '../../puzzles/rules/words.ts';
import { isOutside, ruleInList } from './outside-rules.ts';

export interface Row {
  /** The index of the rule in the puzzle. */
  readonly index: number;
  readonly name: string;
}

export interface RuleGroup {
  readonly key: string;
  readonly kind: ConstraintKind;
  /** The text of clues outside the board. */
  readonly text: string | undefined;
  readonly rows: readonly Row[];
}

/** The rules of a puzzle, grouped by kind and content, in the order of each group's first rule. */
export function groupRules(geometry: Geometry, rules: readonly Constraint[]): RuleGroup[] {
  const groups = new Map<string, RuleGroup & { readonly rows: Row[] }>();
  for (const [index, rule] of rules.entries()) {
    const { kind } = rule;
    const text = ruleText(rule);
    const key = `${kind} ${text}`;
    const group = groups.get(key) ?? { key, kind, text: isOutside(rule) ? text : undefined, rows: [] };
    group.rows.push({ index, name: ruleInList(geometry, rule) });
    groups.set(key, group);
  }
  return [...groups.values()];
}
