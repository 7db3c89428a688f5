/**
 * What public functions ask of their arguments, as plain data. `npm run checks` derives it from their types and writes it
 * to `checked/`; so a new signature is checked without a line of its own. Functions call each other unchecked, in their
 * innermost loops, too.
 */

/** What a value has to be. Literals alone, so that bundlers leave out what a program does not use. */
type Shape =
  | 'text'
  | 'number'
  | 'whole'
  | 'cell'
  | 'digit'
  | 'digits'
  | 'cells'
  | 'flag'
  | 'true'
  | 'false'
  | 'function'
  | 'object'
  | 'list'
  | 'any'
  | 'none'
  | { readonly list: Shape }
  | { readonly each: Shape }
  | { readonly words: readonly string[] }
  | { readonly named: string }
  | { readonly what?: string; readonly either: readonly Shape[] }
  | Described;

/** An object by its fields; those whose name ends in `?` may be missing. */
export interface Described {
  readonly what: string;
  readonly fields: { readonly [name: string]: Shape };
}

/** Name and shape in turn; a name that ends in `?` may be missing, and one that begins with `...` takes all that follow. */
export type Signature = readonly (string | Shape)[];

const WORDS: { readonly [shape: string]: string } = {
  text: 'a text',
  number: 'a number',
  whole: 'a whole number from 0 on',
  cell: 'the number of a cell (a whole number from 0 on)',
  digit: 'a digit (a whole number; 0 is an empty cell)',
  cells: 'a list of cells, each a whole number from 0 on',
  digits: 'a list of digits, 0 for an empty cell',
  flag: 'true or false',
  true: 'true',
  false: 'false',
  function: 'a function',
  object: 'an object',
  list: 'a list',
  none: 'left out',
};

/** Where people look for a value in what a function returned. */
const WITHIN = [
  ['puzzle'],
  ['value'],
  ['value', 'puzzle'],
  ['value', 'puzzle', 'geometry'],
  ['geometry'],
  ['step'],
];

/** Objects that met a shape before. Boards and puzzles are asked about again and again. */
const met = new WeakMap<object, Shape>();

/** Throws a RangeError that names the first argument that does not meet its shape, and says what it should be. */
export function requireArguments(given: readonly unknown[], signature: Signature): void {
  for (let at = 0; at < signature.length; at += 2) {
    const name = signature[at] as string;
    const shape = signature[at + 1] as Shape;
    const isRest = name.startsWith('...');
    const values = isRest ? given.slice(at / 2) : [given[at / 2]];
    for (const value of values) {
      if (value === undefined && name.endsWith('?')) continue;
      const fault = faultOf(name.replace(/^\.\.\.|\?$/g, ''), value, shape);
      if (fault !== undefined) throw new RangeError(fault);
      if (ofBoard(shape)) requireOfBoard(given, name, value, shape);
    }
  }
}

type OfBoard = 'cell' | 'cells' | 'digit' | 'digits';

function ofBoard(shape: Shape): shape is OfBoard {
  return shape === 'cell' || shape === 'cells' || shape === 'digit' || shape === 'digits';
}

/** Cells and digits are those of a board, if another argument has one. */
function requireOfBoard(given: readonly unknown[], name: string, value: unknown, shape: OfBoard): void {
  const label = name.replace('?', '');
  const all = Array.from(isList(value) ? (value as ArrayLike<number>) : [value as number]);
  const isCells = shape === 'cell' || shape === 'cells';
  for (const one of given as Bearer[]) {
    const { cells, size } = one?.puzzle?.geometry ?? one?.geometry ?? one ?? {};
    if (!Array.isArray(cells) || typeof size !== 'number') continue;
    const last = isCells ? cells.length - 1 : size;
    const strange = all.find((one) => one > last);
    if (strange === undefined) continue;
    const what = isCells ? `of the board (0 to ${last})` : `of the board (1 to ${last}; 0 is an empty cell)`;
    throw new RangeError(`${label} must be ${what}, not ${strange}.`);
  }
}

interface Board {
  readonly cells?: unknown;
  readonly size?: unknown;
}

type Bearer =
  | (Board & { readonly geometry?: Board; readonly puzzle?: { readonly geometry?: Board } })
  | undefined;

function faultOf(name: string, value: unknown, shape: Shape): string | undefined {
  if (isMet(value, shape)) return undefined;
  if (isRecord(value)) {
    const path = WITHIN.find((fields) => isMet(within(value, fields), shape));
    if (path) return `${name} must be ${nameOf(shape)}; here it is ${name}.${path.join('.')} that is one.`;
    if (value.ok === false && isRecord(value.error))
      return `${name} must be ${nameOf(shape)}, not a result that failed: ${String(value.error.message)}`;
    const inner = faultWithin(name, value, shape);
    if (inner !== undefined) return inner;
  }
  if (Array.isArray(value) && typeof shape === 'object' && 'list' in shape) {
    const at = value.findIndex((one) => !isMet(one, shape.list));
    return faultOf(`${name}[${at}]`, value[at], shape.list);
  }
  return `${name} must be ${nameOf(shape)}, not ${shown(value)}.`;
}

/** The field that is wrong, if an object has some of the fields it should have. */
function faultWithin(name: string, value: Loose, shape: Shape): string | undefined {
  if (typeof shape !== 'object' || !('fields' in shape)) return undefined;
  const fields = Object.entries(shape.fields);
  const isOther =
    Array.isArray(value) || !fields.some(([field]) => value[field.replace(/\?$/, '')] !== undefined);
  if (isOther) return undefined;
  for (const [field, wanted] of fields) {
    const key = field.replace(/\?$/, '');
    if (isFieldMet(value, field, wanted)) continue;
    return faultOf(`${name}.${key}`, value[key], wanted);
  }
  return undefined;
}

function isFieldMet(value: Loose, field: string, shape: Shape): boolean {
  if (!field.endsWith('?')) return isMet(value[field], shape);
  const own = value[field.slice(0, -1)];
  return own === undefined || isMet(own, shape);
}

function isMet(value: unknown, shape: Shape): boolean {
  if (typeof shape === 'string') return isPlain(value, shape);
  if ('list' in shape)
    return (
      ArrayBuffer.isView(value) || (Array.isArray(value) && value.every((one) => isMet(one, shape.list)))
    );
  if ('each' in shape)
    return isIterable(value) && (!Array.isArray(value) || isMet(value, { list: shape.each }));
  if ('words' in shape) return shape.words.includes(value as string);
  if ('either' in shape) return shape.either.some((one) => isMet(value, one));
  if (!isRecord(value)) return false;
  if ('named' in shape) return isNamed(value, shape.named);
  if (met.get(value) === shape) return true;
  for (const field in shape.fields) if (!isFieldMet(value, field, shape.fields[field]!)) return false;
  met.set(value, shape);
  return true;
}

function isPlain(value: unknown, shape: Shape): boolean {
  switch (shape) {
    case 'text':
      return typeof value === 'string';
    case 'number':
      return typeof value === 'number' && !Number.isNaN(value);
    case 'whole':
    case 'cell':
    case 'digit':
      return Number.isInteger(value) && (value as number) >= 0;
    case 'flag':
      return typeof value === 'boolean';
    case 'true':
      return value === true;
    case 'false':
      return value === false;
    case 'function':
      return typeof value === 'function';
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    case 'list':
      return isList(value);
    case 'cells':
    case 'digits':
      return isList(value) && Array.prototype.every.call(value, (one) => Number.isInteger(one) && one >= 0);
    case 'none':
      return value === undefined || value === null;
    default:
      return true;
  }
}

/** An object of the platform. Its own name is asked for, since it may come from another page. */
function isNamed(value: object, name: string): boolean {
  if (Object.prototype.toString.call(value) === `[object ${name}]`) return true;
  const known = (globalThis as Loose)[name];
  return typeof known === 'function' && value instanceof known;
}

function nameOf(shape: Shape): string {
  if (typeof shape === 'string') return WORDS[shape] ?? 'something';
  if ('list' in shape) return `a list, each entry ${nameOf(shape.list)}`;
  if ('each' in shape) return `a list or another iterable, each entry ${nameOf(shape.each)}`;
  if ('words' in shape)
    return shape.words.length > 12
      ? `one of the ${shape.words.length} known names`
      : `one of ${shape.words.join(', ')}`;
  if ('named' in shape) return `a ${shape.named}`;
  if ('either' in shape) return shape.what ?? shape.either.map(nameOf).join(', or ');
  return shape.what;
}

function isIterable(value: unknown): boolean {
  return isRecord(value) && (Symbol.iterator in value || Symbol.asyncIterator in value);
}

/** Also what only looks like one, as lists of another page and typed arrays do. */
function isList(value: unknown): value is ArrayLike<never> {
  return Array.isArray(value) || (isRecord(value) && typeof value.length === 'number');
}

type Loose = { readonly [name: PropertyKey]: unknown };

function isRecord(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null;
}

function within(value: Loose, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, field) => (isRecord(inner) ? inner[field] : undefined), value);
}

/** A value as messages quote it. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
  if (typeof value === 'function') return 'a function';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  return isRecord(value) ? 'an object' : String(value);
}
