/** Rules as data: conditions on the parent element's properties, and the properties that they set. */
import { text } from './algebra.ts';
import type { Expression } from './algebra.ts';

export type Condition =
  | { readonly kind: 'is'; readonly name: string; readonly amount: Expression | number }
  | { readonly kind: 'not'; readonly of: Condition }
  | { readonly kind: 'all' | 'any'; readonly of: readonly Condition[] };

export interface Declaration {
  readonly name: string;
  readonly to: Expression;
  /** A property that is empty if the declaration applies, and missing if it need not be computed. */
  readonly where?: string;
}

/** Declarations that apply if the condition holds; later rules override earlier ones, as in the cascade. */
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

/** Registers properties as whole amounts that are computed on their element and passed down. */
export const registration = (names: readonly string[], inherits: 'inherited' | 'own' = 'inherited'): string =>
  names
    .map(
      (name) =>
        `@property --${name}{syntax:"<integer>";inherits:${inherits === 'inherited'};initial-value:0}`,
    )
    .join('');

const declaration = ({ name, to, where }: Declaration): string =>
  `--${name}:${where ? `var(--${where})` : ''}${text(to)}`;

/** The declarations, computed only if the property is present. */
export const only = (where: string, list: readonly Declaration[]): Declaration[] =>
  list.map((one) => ({ ...one, where }));
