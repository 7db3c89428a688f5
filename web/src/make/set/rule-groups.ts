import type { Constraint, ConstraintKind, Geometry } from 'pencilmark';
import { ruleText } from '../../puzzles/rules/words.ts';
import { isOutside, ruleInList } from './outside-rules.ts';

export interface Row {
  /** Of the rule in the puzzle. */
  readonly index: number;
  readonly name: string;
}

export interface RuleGroup {
  readonly key: string;
  readonly kind: ConstraintKind;
  /** What clues outside the board say. */
  readonly text: string | undefined;
  readonly rows: readonly Row[];
}

/** The rules of a puzzle, those of a kind that say the same together, in the order of the first of each. */
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
