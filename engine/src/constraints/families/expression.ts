/**
 * Regular expressions over values: literals 0 … 9 and A … Z, `.`, classes `[1-4]` and `[^135]`, groups, `|`, `*`,
 * `+`, `?`, `{2}`, `{2,}`, `{2,4}`. Read by Brzozowski's derivatives, so nothing backtracks.
 */
import { failure, ok, type Result } from '../../result.ts';
import type { Machine } from '../relation.ts';

type Expression =
  | { readonly is: 'nothing' }
  | { readonly is: 'empty' }
  | { readonly is: 'values'; readonly values: readonly number[]; readonly not: boolean }
  | { readonly is: 'then'; readonly first: Expression; readonly second: Expression }
  | { readonly is: 'or'; readonly options: readonly Expression[] }
  | { readonly is: 'repeat'; readonly of: Expression };

const NOTHING: Expression = { is: 'nothing' };
const EMPTY: Expression = { is: 'empty' };

/** Most copies that `{…}` may ask for. */
const MOST_COPIES = 40;
const MOST_DEPTH = 50;

export function parseExpression(text: string): Result<Expression> {
  try {
    const [expression, end] = alternatives(text, 0, 0);
    if (end < text.length) throw new SyntaxError(`"${text[end]}" at ${end + 1} is unexpected`);
    return ok(expression);
  } catch (error) {
    if (error instanceof SyntaxError) return failure('expression.syntax', error.message);
    throw error;
  }
}

export function matches(text: string, values: readonly number[]): boolean {
  const read = parseExpression(text);
  if (!read.ok) return false;
  return acceptsEmpty(values.reduce(derivative, read.value));
}

/** States are expressions, written out. */
export function expressionMachine(text: string): Machine {
  const read = parseExpression(text);
  const states = new Map<string, Expression>();
  const keep = (expression: Expression): string[] => {
    if (expression.is === 'nothing') return [];
    const key = JSON.stringify(expression);
    states.set(key, expression);
    return [key];
  };
  return {
    key: `expression ${text}`,
    start: read.ok ? (keep(read.value)[0] ?? '') : '',
    next: (state, value) => {
      const expression = states.get(String(state));
      return expression ? keep(derivative(expression, value)) : [];
    },
    accepts: (state) => {
      const expression = states.get(String(state));
      return expression !== undefined && acceptsEmpty(expression);
    },
  };
}

type Parsed = [Expression, end: number];

function alternatives(text: string, start: number, depth: number): Parsed {
  if (depth > MOST_DEPTH) throw new SyntaxError('groups are too deep');
  const options: Expression[] = [];
  let at = start - 1;
  do {
    const [option, end] = sequence(text, at + 1, depth);
    options.push(option);
    at = end;
  } while (text[at] === '|');
  return [or(options), at];
}

function sequence(text: string, start: number, depth: number): Parsed {
  let whole: Expression = EMPTY;
  let at = start;
  const items: Expression[] = [];
  while (at < text.length && text[at] !== '|' && text[at] !== ')') {
    const [item, end] = repeated(text, at, depth);
    items.push(item);
    at = end;
  }
  for (const item of items.reverse()) whole = then(item, whole);
  return [whole, at];
}

function repeated(text: string, start: number, depth: number): Parsed {
  let [item, at] = atom(text, start, depth);
  for (;;) {
    const bounds = /^\{(\d{1,3})(,(\d{0,3}))?\}/.exec(text.slice(at));
    if (text[at] === '*') item = repeat(item);
    else if (text[at] === '+') item = then(item, repeat(item));
    else if (text[at] === '?') item = or([EMPTY, item]);
    else if (bounds)
      item = copies(item, Number(bounds[1]), bounds[2] === undefined ? Number(bounds[1]) : bounds[3] === '' ? undefined : Number(bounds[3])); // prettier-ignore
    else return [item, at];
    at += bounds ? bounds[0].length : 1;
  }
}

function atom(text: string, at: number, depth: number): Parsed {
  if (text[at] === '(') {
    const [inner, end] = alternatives(text, at + (text.startsWith('(?:', at) ? 3 : 1), depth + 1);
    if (text[end] !== ')') throw new SyntaxError(`the group that begins at ${at + 1} is not closed`);
    return [inner, end + 1];
  }
  if (text[at] === '.') return [{ is: 'values', values: [], not: true }, at + 1];
  if (text[at] === '[') return valueClass(text, at);
  return [{ is: 'values', values: [valueAt(text, at)], not: false }, at + 1];
}

function valueClass(text: string, start: number): Parsed {
  const not = text[start + 1] === '^';
  const values = new Set<number>();
  let at = start + (not ? 2 : 1);
  while (text[at] !== ']') {
    const from = valueAt(text, at);
    const isRange = text[at + 1] === '-' && text[at + 2] !== ']';
    const to = isRange ? valueAt(text, at + 2) : from;
    for (let value = from; value <= to; value++) values.add(value);
    at += isRange ? 3 : 1;
  }
  return [{ is: 'values', values: [...values].sort((a, b) => a - b), not }, at + 1];
}

function valueAt(text: string, at: number): number {
  const value = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.indexOf(text[at] ?? ' ');
  if (at >= text.length) throw new SyntaxError('it ends too early');
  if (value < 0) throw new SyntaxError(`"${text[at]}" at ${at + 1} is unexpected`);
  return value;
}

function copies(item: Expression, least: number, most: number | undefined): Expression {
  if (least > MOST_COPIES || (most ?? 0) > MOST_COPIES)
    throw new SyntaxError(`more than ${MOST_COPIES} copies`);
  let rest: Expression = most === undefined ? repeat(item) : EMPTY;
  for (let k = least; k < (most ?? 0); k++) rest = or([EMPTY, then(item, rest)]);
  for (let k = 0; k < least; k++) rest = then(item, rest);
  return rest;
}

function then(first: Expression, second: Expression): Expression {
  if (first.is === 'nothing' || second.is === 'nothing') return NOTHING;
  if (first.is === 'empty') return second;
  if (second.is === 'empty') return first;
  if (first.is === 'then') return { is: 'then', first: first.first, second: then(first.second, second) };
  return { is: 'then', first, second };
}

/** Equal options are one, in a fixed order: so there are few different derivatives. */
function or(options: readonly Expression[]): Expression {
  const flat = options.flatMap((option) => (option.is === 'or' ? option.options : [option]));
  const known = new Map(
    flat.filter(({ is }) => is !== 'nothing').map((option) => [JSON.stringify(option), option]),
  );
  const kept = [...known].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, option]) => option);
  if (kept.length === 0) return NOTHING;
  return kept.length === 1 ? kept[0] : { is: 'or', options: kept };
}

function repeat(of: Expression): Expression {
  if (of.is === 'empty' || of.is === 'nothing') return EMPTY;
  return of.is === 'repeat' ? of : { is: 'repeat', of };
}

function acceptsEmpty(expression: Expression): boolean {
  switch (expression.is) {
    case 'nothing':
    case 'values':
      return false;
    case 'empty':
    case 'repeat':
      return true;
    case 'then':
      return acceptsEmpty(expression.first) && acceptsEmpty(expression.second);
    case 'or':
      return expression.options.some(acceptsEmpty);
  }
}

/** What is left to match after a value. */
function derivative(expression: Expression, value: number): Expression {
  switch (expression.is) {
    case 'nothing':
    case 'empty':
      return NOTHING;
    case 'values':
      return expression.values.includes(value) !== expression.not ? EMPTY : NOTHING;
    case 'repeat':
      return then(derivative(expression.of, value), expression);
    case 'then': {
      const read = then(derivative(expression.first, value), expression.second);
      return acceptsEmpty(expression.first) ? or([read, derivative(expression.second, value)]) : read;
    }
    case 'or':
      return or(expression.options.map((option) => derivative(option, value)));
  }
}
