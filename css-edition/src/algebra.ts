/**
 * A small algebra of CSS number expressions. The machine is written in it once; `text` gives the CSS and `amount`
 * computes the same expression here, so that the rules can be tested without a browser.
 */
/** Operations on several expressions; each is written as CSS in `inner` and computed in `combine`. */
type Operation = 'sum' | 'product' | 'quotient' | 'min' | 'max' | 'mod' | 'abs' | 'clamp' | 'pow' | 'floor';

export type Expression =
  | { readonly kind: 'constant'; readonly amount: number }
  | { readonly kind: 'property'; readonly name: string }
  | { readonly kind: Operation; readonly parts: readonly Expression[] }
  | { readonly kind: 'difference'; readonly from: Expression; readonly less: Expression }
  | { readonly kind: 'choice'; readonly cases: readonly Case[]; readonly otherwise: Expression };

/** One arm of a choice: used if the property has this amount. */
export interface Case {
  readonly name: string;
  readonly is: number;
  readonly then: Expression;
}

/** A formula shared by many rules, over its parameters and the element's properties. */
export interface Definition {
  readonly parameters: readonly string[];
  readonly result: Expression;
}

export type Term = Expression | number;

export const constant = (amount: number): Expression => ({ kind: 'constant', amount });
export const property = (name: string): Expression => ({ kind: 'property', name });
export const sum = (...parts: Term[]): Expression => ({ kind: 'sum', parts: parts.map(term) });
export const product = (...parts: Term[]): Expression => ({ kind: 'product', parts: parts.map(term) });
export const least = (...parts: Term[]): Expression => ({ kind: 'min', parts: parts.map(term) });
export const most = (...parts: Term[]): Expression => ({ kind: 'max', parts: parts.map(term) });
export const remainder = (of: Term, by: Term): Expression => ({ kind: 'mod', parts: [term(of), term(by)] });
export const distance = (a: Term, b: Term): Expression => ({ kind: 'abs', parts: [minus(a, b)] });
export const quotient = (a: Term, b: Term): Expression => ({ kind: 'quotient', parts: [term(a), term(b)] });
export const power = (a: Term, b: Term): Expression => ({ kind: 'pow', parts: [term(a), term(b)] });
export const floor = (x: Term): Expression => ({ kind: 'floor', parts: [term(x)] });
export const minus = (from: Term, less: Term): Expression => ({
  kind: 'difference',
  from: term(from),
  less: term(less),
});

/** 1 if both are equal, otherwise 0; for whole amounts. */
export const same = (a: Term, b: Term): Expression => minus(1, least(1, distance(a, b)));

/** An amount clamped to 0 … 1. */
export const clamp = (x: Term): Expression => ({ kind: 'clamp', parts: [constant(0), term(x), constant(1)] });

/**
 * The first case whose property has the given amount; only that arm is computed. In CSS `if()`, which only Chromium
 * supports.
 */
export const choice = (cases: readonly Case[], otherwise: Term): Expression => ({
  kind: 'choice',
  cases,
  otherwise: term(otherwise),
});

export function define(
  parameters: readonly string[],
  formula: (...parameters: Expression[]) => Expression,
): Definition {
  return { parameters, result: formula(...parameters.map(property)) };
}

/** The definition's formula over these parts, written out in place: only Chromium supports `@function`. */
export const applied = ({ parameters, result }: Definition, ...parts: Term[]): Expression =>
  replaced(result, new Map(parts.map((part, i) => [parameters[i]!, term(part)])));

/** The expression with some properties replaced by other expressions. */
function replaced(x: Expression, by: ReadonlyMap<string, Expression>): Expression {
  switch (x.kind) {
    case 'constant':
      return x;
    case 'property':
      return by.get(x.name) ?? x;
    case 'difference':
      return { ...x, from: replaced(x.from, by), less: replaced(x.less, by) };
    case 'choice': {
      const cases = x.cases.map((arm) => ({ ...arm, then: replaced(arm.then, by) }));
      return { ...x, cases, otherwise: replaced(x.otherwise, by) };
    }
    default:
      return { ...x, parts: x.parts.map((part) => replaced(part, by)) };
  }
}

function term(x: Term): Expression {
  return typeof x === 'number' ? constant(x) : x;
}

/** The expression as the right-hand side of a declaration. */
export function text(x: Expression): string {
  switch (x.kind) {
    case 'constant':
      return String(x.amount);
    case 'property':
      return `var(--${x.name})`;
    case 'choice':
      return `if(${x.cases.map((arm) => `style(--${arm.name}:${arm.is}):${text(arm.then)};`).join('')}else:${text(x.otherwise)})`;
    case 'sum':
    case 'difference':
    case 'product':
    case 'quotient':
      return `calc(${inner(x)})`;
    default:
      return inner(x);
  }
}

/** The expression inside a math function, where no `calc()` is needed. */
function inner(x: Expression): string {
  switch (x.kind) {
    case 'sum':
      return x.parts.map(inner).join(' + ');
    case 'difference':
      return `${inner(x.from)} - ${wrapped(x.less)}`;
    case 'product':
      return x.parts.map(wrapped).join('*');
    case 'quotient':
      return x.parts.map(wrapped).join('/');
    case 'floor':
      return `round(down,${x.parts.map(inner).join()},1)`;
    case 'min':
    case 'max':
    case 'mod':
    case 'abs':
    case 'clamp':
    case 'pow':
      return `${x.kind}(${x.parts.map(inner).join(',')})`;
    default:
      return text(x);
  }
}

function wrapped(x: Expression): string {
  return x.kind === 'sum' || x.kind === 'difference' ? `(${inner(x)})` : inner(x);
}

/** The amount of an expression, given the amounts of its properties. */
export function amount(x: Expression, of: (name: string) => number): number {
  switch (x.kind) {
    case 'constant':
      return x.amount;
    case 'property':
      return of(x.name);
    case 'choice':
      return amount(x.cases.find((arm) => of(arm.name) === arm.is)?.then ?? x.otherwise, of);
    case 'difference':
      return amount(x.from, of) - amount(x.less, of);
    default:
      return combine(
        x.kind,
        x.parts.map((part) => amount(part, of)),
      );
  }
}

function combine(kind: Operation, amounts: number[]): number {
  switch (kind) {
    case 'sum':
      return amounts.reduce((a, b) => a + b, 0);
    case 'product':
      return amounts.reduce((a, b) => a * b, 1);
    case 'min':
      return Math.min(...amounts);
    case 'max':
      return Math.max(...amounts);
    case 'mod':
      return amounts[0]! - Math.floor(amounts[0]! / amounts[1]!) * amounts[1]!;
    case 'quotient':
      return amounts[0]! / amounts[1]!;
    case 'pow':
      return amounts[0]! ** amounts[1]!;
    case 'floor':
      return Math.floor(amounts[0]!);
    case 'abs':
      return Math.abs(amounts[0]!);
    case 'clamp':
      return Math.min(Math.max(amounts[0]!, amounts[1]!), amounts[2]!);
  }
}
