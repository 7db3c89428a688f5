/**
 * Regular expressions over values: literals 0 … 9 and A … Z, `.`, classes `[1-4]` and `[^135]`, groups, `|`, `*`, `+`,
 * `?`, `{2}`, `{2,}`, `{2,4}`. Run as Glushkov's automaton, with one state for each value in the expanded expression:
 * nothing backtracks, and the number of states is known before any is built.
 */
import { failure, ok, type Result } from '../../result.ts';
import type { Machine } from '../../relations/relation.ts';

interface Values {
  readonly is: 'values';
  readonly values: ReadonlySet<number>;
  readonly not: boolean;
}

type Node =
  | Values
  | { readonly is: 'then' | 'or'; readonly parts: readonly Expression[] }
  | { readonly is: 'repeat'; readonly of: Expression; readonly least: number; readonly most: number };

/** `size` bounds the states of the expansion, and `depth` the calls that read it. */
type Expression = Node & { readonly size: number; readonly depth: number };

/** Maximum number of states: more than any line on a board of common size reads in sequence. */
const MAX_STATES = 256;
/** Maximum nesting of groups and repetitions. */
const MAX_DEPTH = 50;

/** Errors: `expression.syntax`, which names the place, also if an expression is too large or too deep. */
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
  const { start, next, accepts } = expressionMachine(text);
  let states = [start];
  values.forEach((value, position) => {
    states = [...new Set(states.flatMap((state) => next(state, value, position)))];
  });
  return states.some(accepts);
}

/** State 0 is the start; state k + 1 has just read a value at place k of the expression. */
export function expressionMachine(text: string): Machine {
  const read = parseExpression(text);
  const places: Place[] = [];
  const whole = read.ok ? written(read.value, places) : NOTHING;
  const followers = [whole.first, ...places.map(({ follow }) => follow)].map(membersOf);
  const ends = new Set(membersOf(whole.last).map((place) => place + 1));
  if (whole.mayBeEmpty) ends.add(0);
  return {
    key: `expression ${text}`,
    start: 0,
    next: (state, value) =>
      followers[Number(state)].filter((place) => reads(places[place].leaf, value)).map((place) => place + 1),
    accepts: (state) => ends.has(Number(state)),
  };
}

type Parsed = [Expression, end: number];

function alternatives(text: string, start: number, depth: number): Parsed {
  if (depth > MAX_DEPTH) throw tooDeep(start);
  const options: Expression[] = [];
  let at = start - 1;
  do {
    const [option, end] = sequence(text, at + 1, depth);
    add(options, option, end);
    at = end;
  } while (text[at] === '|');
  return [options.length === 1 ? options[0] : sized({ is: 'or', parts: options }, at), at];
}

function sequence(text: string, start: number, depth: number): Parsed {
  let at = start;
  const items: Expression[] = [];
  while (at < text.length && text[at] !== '|' && text[at] !== ')') {
    const [item, end] = repeated(text, at, depth);
    add(items, item, end);
    at = end;
  }
  return [items.length === 1 ? items[0] : sized({ is: 'then', parts: items }, at), at];
}

/** Rejects a list as soon as it is too large, so that a long text is not read to its end for nothing. */
function add(parts: Expression[], part: Expression, at: number): void {
  parts.push(part);
  if (parts.length > MAX_STATES) throw tooLarge(at);
}

const TIMES = /[*+?]|\{(\d{1,3})(,(\d{0,3}))?\}/y;

function repeated(text: string, start: number, depth: number): Parsed {
  let [item, at] = atom(text, start, depth);
  for (;;) {
    TIMES.lastIndex = at;
    const found = TIMES.exec(text);
    if (!found) return [item, at];
    const [least, most] = timesOf(found);
    if (least > most) throw new SyntaxError(`the limits at ${at + 1} are the wrong way round`);
    item = sized({ is: 'repeat', of: item, least, most }, at);
    at += found[0].length;
  }
}

function timesOf([sign, least, comma, most]: RegExpExecArray): [least: number, most: number] {
  if (sign === '*') return [0, Infinity];
  if (sign === '+') return [1, Infinity];
  if (sign === '?') return [0, 1];
  if (comma === undefined) return [Number(least), Number(least)];
  return [Number(least), most === '' ? Infinity : Number(most)];
}

function atom(text: string, at: number, depth: number): Parsed {
  if (text[at] === '(') {
    const [inner, end] = alternatives(text, at + (text.startsWith('(?:', at) ? 3 : 1), depth + 1);
    if (text[end] !== ')') throw new SyntaxError(`the group that begins at ${at + 1} is not closed`);
    return [inner, end + 1];
  }
  if (text[at] === '.') return [sized({ is: 'values', values: new Set(), not: true }, at), at + 1];
  if (text[at] === '[') return valueClass(text, at);
  return [sized({ is: 'values', values: new Set([valueAt(text, at)]), not: false }, at), at + 1];
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
  return [sized({ is: 'values', values, not }, start), at + 1];
}

function valueAt(text: string, at: number): number {
  const value = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.indexOf(text[at] ?? ' ');
  if (at >= text.length) throw new SyntaxError('it ends too early');
  if (value < 0) throw new SyntaxError(`"${text[at]}" at ${at + 1} is unexpected`);
  return value;
}

/** An empty expression counts as one state too, so that the size also bounds the work of expanding an expression. */
function sized(node: Node, at: number): Expression {
  const parts = node.is === 'values' ? [] : node.is === 'repeat' ? [node.of] : node.parts;
  const once = Math.max(
    1,
    parts.reduce((sum, part) => sum + part.size, 0),
  );
  const size = node.is === 'repeat' ? once * copiesOf(node.least, node.most) : once;
  const depth = 1 + Math.max(0, ...parts.map((part) => part.depth));
  if (size > MAX_STATES) throw tooLarge(at);
  // Each group holds a list of options, and each option a list of items.
  if (depth > 3 * MAX_DEPTH) throw tooDeep(at);
  return { ...node, size, depth };
}

function copiesOf(least: number, most: number): number {
  return Math.max(1, most === Infinity ? least : most);
}

function tooLarge(at: number): SyntaxError {
  return new SyntaxError(`at ${at + 1} it is too large: written out, it has more than ${MAX_STATES} values`);
}

function tooDeep(at: number): SyntaxError {
  return new SyntaxError(`at ${at + 1} groups or repetitions are too deep, more than ${MAX_DEPTH}`);
}

/** A set of places, as bits. */
type Places = bigint;

interface Place {
  readonly leaf: Values;
  /** The places that may be read next. */
  follow: Places;
}

/** Where a part of an expression may begin and end. */
interface Part {
  readonly mayBeEmpty: boolean;
  readonly first: Places;
  readonly last: Places;
}

const NOTHING: Part = { mayBeEmpty: false, first: 0n, last: 0n };
const EMPTY: Part = { ...NOTHING, mayBeEmpty: true };

/** Adds the places of an expression to `places`. */
function written(expression: Expression, places: Place[]): Part {
  switch (expression.is) {
    case 'values': {
      const place = 1n << BigInt(places.push({ leaf: expression, follow: 0n }) - 1);
      return { mayBeEmpty: false, first: place, last: place };
    }
    case 'or':
      return expression.parts.map((part) => written(part, places)).reduce(either);
    case 'then':
      return expression.parts.reduce((before, part) => joined(before, written(part, places), places), EMPTY);
    case 'repeat':
      return repetition(expression, places);
  }
}

function repetition({ of, least, most }: Expression & { is: 'repeat' }, places: Place[]): Part {
  let whole = EMPTY;
  for (let copy = 1; copy <= (most === 0 ? 0 : copiesOf(least, most)); copy++) {
    const part = written(of, places);
    if (most === Infinity && copy >= least) link(part.last, part.first, places);
    whole = joined(whole, copy > least ? either(part, EMPTY) : part, places);
  }
  return whole;
}

function either(a: Part, b: Part): Part {
  return {
    mayBeEmpty: a.mayBeEmpty || b.mayBeEmpty,
    first: a.first | b.first,
    last: a.last | b.last,
  };
}

function joined(a: Part, b: Part, places: Place[]): Part {
  link(a.last, b.first, places);
  return {
    mayBeEmpty: a.mayBeEmpty && b.mayBeEmpty,
    first: a.mayBeEmpty ? a.first | b.first : a.first,
    last: b.mayBeEmpty ? a.last | b.last : b.last,
  };
}

function link(from: Places, to: Places, places: Place[]): void {
  for (const place of membersOf(from)) places[place].follow |= to;
}

function membersOf(set: Places): number[] {
  const members: number[] = [];
  for (let rest = set, place = 0; rest > 0n; rest >>= 1n, place++) if (rest & 1n) members.push(place);
  return members;
}

function reads({ values, not }: Values, value: number): boolean {
  return values.has(value) !== not;
}
