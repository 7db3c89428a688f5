/** Rules as data: conditions on what the parent element holds, and the properties they set. */
import { text } from './algebra.ts';
import type { Expression } from './algebra.ts';

export type Condition =
  | { readonly kind: 'is'; readonly name: string; readonly amount: Expression | number }
  | { readonly kind: 'not'; readonly of: Condition }
  | { readonly kind: 'all' | 'any'; readonly of: readonly Condition[] };

export interface Declaration {
  readonly name: string;
  readonly to: Expression;
  /** A property that is empty if the declaration counts, and missing where it need not be computed. */
  readonly where?: string;
}

/** Declarations for when the condition holds; later rules win over earlier ones, as in the cascade. */
export interface Rule {
  readonly when?: Condition;
  readonly set?: readonly Declaration[];
  readonly rules?: readonly Rule[];
}

export const is = (name: string, amount: Expression | number): Condition => ({ kind: 'is', name, amount });
export const not = (of: Condition): Condition => ({ kind: 'not', of });
export const all = (...of: Condition[]): Condition => ({ kind: 'all', of });
export const any = (...of: Condition[]): Condition => ({ kind: 'any', of });
export const set = (name: string, to: Expression): Declaration => ({ name, to });

/** The condition as a container style query. */
export function query(condition: Condition): string {
  switch (condition.kind) {
    case 'is':
      return `style(--${condition.name}:${typeof condition.amount === 'number' ? condition.amount : text(condition.amount)})`;
    case 'not':
      return `not ${part(condition.of)}`;
    default:
      return condition.of.map(part).join(condition.kind === 'all' ? ' and ' : ' or ');
  }
}

const part = (condition: Condition): string =>
  condition.kind === 'is' ? query(condition) : `(${query(condition)})`;

/** The rules as CSS for one selector. */
export function css(selector: string, rules: readonly Rule[]): string {
  return rules.map((rule) => block(selector, rule)).join('\n');
}

function block(selector: string, rule: Rule): string {
  const own = rule.set?.length ? `${selector}{${rule.set.map(declaration).join(';')}}` : '';
  const body = own + (rule.rules ? css(selector, rule.rules) : '');
  return rule.when ? `@container ${query(rule.when)}{${body}}` : body;
}

/** The declarations as CSS, without their braces. */
export const declarations = (list: readonly Declaration[]): string => list.map(declaration).join(';');

/** Makes properties hold whole amounts, computed where they stand and passed down. */
export const registration = (names: readonly string[], inherits: 'inherited' | 'own' = 'inherited'): string =>
  names
    .map(
      (name) =>
        `@property --${name}{syntax:"<integer>";inherits:${inherits === 'inherited'};initial-value:0}`,
    )
    .join('');

const declaration = ({ name, to, where }: Declaration): string =>
  `--${name}:${where ? `var(--${where})` : ''}${text(to)}`;

/** The declarations, computed only where the property is there. */
export const only = (where: string, list: readonly Declaration[]): Declaration[] =>
  list.map((one) => ({ ...one, where }));
