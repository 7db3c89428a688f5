import { ok, type Result } from '../../result.ts';
import { problemAt, quoted } from './text.ts';

/** A parsed JSON text, each part with the offset where it begins. */
export type Literal =
  | { readonly kind: 'list'; readonly offset: number; readonly items: readonly Literal[] }
  | { readonly kind: 'record'; readonly offset: number; readonly fields: ReadonlyMap<string, Literal> }
  | { readonly kind: 'plain'; readonly offset: number; readonly data: string | number | boolean | null };

const MAX_DEPTH = 64;

/**
 * Maximum number of items of nested lists: more than any puzzle needs, and a hostile text is refused before it fills
 * memory.
 */
const MAX_ITEMS = 100_000;

/**
 * Reads JSON, and the lists and objects that people copy out of JavaScript: keys without quotes, single quotes,
 * trailing commas, comments, a leading `let x =` and a trailing `;`. Errors, with their place: `json.syntax`,
 * `json.depth`, `json.items`.
 */
export function parseLiteral(text: string, dialect: Dialect = 'json'): Result<Literal> {
  const reader: Reader = { text, at: 0, dialect };
  skipAssignment(reader);
  const literal = readPart(reader, 0);
  if (!literal.ok) return literal;
  skipBlanks(reader);
  if (text[reader.at] === ';') reader.at++;
  skipBlanks(reader);
  return reader.at === text.length ? literal : unexpected(reader);
}

/**
 * `zipped`: the short form of SudokuPad: `t` and `f` for true and false, nothing for `{}` in a list, bare colours.
 */
export type Dialect = 'json' | 'zipped';

/** A list's items; none if there is no list. */
export function itemsOf(literal: Literal | undefined): readonly Literal[] {
  return literal?.kind === 'list' ? literal.items : [];
}

/** A record's field by the first of these names that it has. */
export function fieldOf(literal: Literal | undefined, ...names: readonly string[]): Literal | undefined {
  if (literal?.kind !== 'record') return undefined;
  const name = names.find((one) => literal.fields.has(one));
  return name === undefined ? undefined : literal.fields.get(name);
}

/** The value of a literal if it is a string, a number, true, false or null. */
export function plainOf(literal: Literal | undefined): string | number | boolean | null | undefined {
  return literal?.kind === 'plain' ? literal.data : undefined;
}

/** The text of a record's field by the first of these names that it has, trimmed. */
export function wordIn(literal: Literal | undefined, ...names: readonly string[]): string {
  return String(plainOf(fieldOf(literal, ...names)) ?? '').trim();
}

/** The integer of a literal that is a number or a string. */
export function integerOf(literal: Literal | undefined): number | undefined {
  const data = plainOf(literal);
  const value = typeof data === 'string' && /^\d{1,3}$/.test(data) ? Number(data) : data;
  return typeof value === 'number' && Number.isInteger(value) ? value : undefined;
}

interface Reader {
  readonly text: string;
  at: number;
  readonly dialect: Dialect;
}

function readPart(reader: Reader, depth: number): Result<Literal> {
  skipBlanks(reader);
  if (depth > MAX_DEPTH)
    return problemAt(reader.text, reader.at, 'json.depth', 'The lists are nested too deeply.');
  const sign = reader.text[reader.at];
  if (sign === '[') return readList(reader, depth);
  if (sign === '{') return readRecord(reader, depth);
  return readPlain(reader);
}

function readList(reader: Reader, depth: number): Result<Literal> {
  const offset = reader.at++;
  const items: Literal[] = [];
  for (;;) {
    skipBlanks(reader);
    if (reader.dialect === 'zipped' && isHole(reader)) {
      items.push({ kind: 'record', offset: reader.at, fields: NO_FIELDS });
      if (take(reader, ',')) continue;
    }
    if (take(reader, ']')) return ok({ kind: 'list', offset, items });
    if (depth > 0 && items.length === MAX_ITEMS)
      return problemAt(reader.text, reader.at, 'json.items', 'The list is too long.');
    const item = readPart(reader, depth + 1);
    if (!item.ok) return item;
    items.push(item.value);
    skipBlanks(reader);
    if (!take(reader, ',') && reader.text[reader.at] !== ']') return unexpected(reader);
  }
}

/** `[,a,,]` has a hole before each comma that follows no item, and one after the last. */
function isHole({ text, at }: Reader): boolean {
  return text[at] === ',' || (text[at] === ']' && text[at - 1] === ',');
}

function readRecord(reader: Reader, depth: number): Result<Literal> {
  const offset = reader.at++;
  skipBlanks(reader);
  if (take(reader, '}')) return ok({ kind: 'record', offset, fields: NO_FIELDS });
  const fields = new Map<string, Literal>();
  for (;;) {
    skipBlanks(reader);
    if (take(reader, '}')) return ok({ kind: 'record', offset, fields });
    const key = takeWord(reader) ?? takeQuoted(reader);
    if (key === undefined) return unexpected(reader);
    skipBlanks(reader);
    if (!take(reader, ':')) return unexpected(reader);
    const part = readPart(reader, depth + 1);
    if (!part.ok) return part;
    fields.set(key, part.value);
    skipBlanks(reader);
    if (!take(reader, ',') && reader.text[reader.at] !== '}') return unexpected(reader);
  }
}

const NO_FIELDS: ReadonlyMap<string, Literal> = new Map();

const WORDS: Readonly<Record<string, boolean | null>> = {
  true: true,
  false: false,
  null: null,
  undefined: null,
};

const ZIPPED_WORDS: typeof WORDS = { ...WORDS, t: true, f: false };

function readPlain(reader: Reader): Result<Literal> {
  const offset = reader.at;
  const colour = reader.dialect === 'zipped' ? takeColour(reader) : undefined;
  if (colour !== undefined) return ok({ kind: 'plain', offset, data: colour });
  const numeral = takeNumeral(reader);
  if (numeral !== undefined) return ok({ kind: 'plain', offset, data: numeral });
  const string = takeQuoted(reader);
  if (string !== undefined) return ok({ kind: 'plain', offset, data: string });
  const word = takeWord(reader);
  const words = reader.dialect === 'zipped' ? ZIPPED_WORDS : WORDS;
  if (word !== undefined && Object.hasOwn(words, word))
    return ok({ kind: 'plain', offset, data: words[word] });
  reader.at = offset;
  return unexpected(reader);
}

/** In the short form `c:CFCFCF` stands for `"#CFCFCF"`, and `#0` and `#F` for black and white. */
function takeColour(reader: Reader): string | undefined {
  if (reader.text[reader.at - 1] !== ':') return undefined;
  COLOUR.lastIndex = reader.at;
  const found = COLOUR.exec(reader.text)?.[0];
  if (found === undefined) return undefined;
  reader.at += found.length;
  if (found.startsWith('#')) return found === '#0' ? '#000000' : '#FFFFFF';
  return `#${found}`;
}

const COLOUR = /(?:#[0F]|[0-9a-fA-F]{6})(?=[,\]}])/y;

/** Skips the text before a list in source code: `let x =`, `export default`, `board: Grid =`. */
function skipAssignment(reader: Reader): void {
  skipBlanks(reader);
  const start = reader.at;
  for (let word = takeWord(reader); word !== undefined; word = takeWord(reader)) {
    skipBlanks(reader);
    if (take(reader, '=')) return;
    if (reader.text[reader.at] === ':') {
      const end = reader.text.indexOf('=', reader.at);
      if (end < 0 || end - reader.at > MAX_TYPE) break;
      reader.at = end + 1;
      return;
    }
    if (word === 'default') return;
    if (!DECLARING.includes(word)) break;
  }
  reader.at = start;
}

const DECLARING = ['export', 'let', 'const', 'var'];

/** Maximum number of characters of a type between a name and its `=`. */
const MAX_TYPE = 200;

/** Skips blanks and comments. Scanned by hand, like everything below: a regular expression could overflow its stack. */
function skipBlanks(reader: Reader): void {
  const { text } = reader;
  for (;;) {
    while (isBlank(text.charCodeAt(reader.at))) reader.at++;
    if (text[reader.at] !== '/') return;
    const isLine = text[reader.at + 1] === '/';
    if (!isLine && text[reader.at + 1] !== '*') return;
    const end = isLine ? endOfLine(text, reader.at) : text.indexOf('*/', reader.at + 2);
    if (end < 0) return;
    reader.at = isLine ? end : end + 2;
  }
}

function endOfLine(text: string, from: number): number {
  let at = from;
  while (at < text.length && text[at] !== '\n' && text[at] !== '\r') at++;
  return at;
}

function isBlank(code: number): boolean {
  if (code <= 32) return code === 32 || (code >= 9 && code <= 13);
  return code >= 160 && /\s/.test(String.fromCharCode(code));
}

/** A name: letters, digits, `_` and `$`, not starting with a digit. */
function takeWord(reader: Reader): string | undefined {
  const { text } = reader;
  let at = reader.at;
  while (isWordCode(text.charCodeAt(at), at > reader.at)) at++;
  if (at === reader.at) return undefined;
  const word = text.slice(reader.at, at);
  reader.at = at;
  return word;
}

function isWordCode(code: number, isLater: boolean): boolean {
  const isLetter = (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 95 || code === 36;
  return isLetter || (isLater && isFigure(code));
}

function isFigure(code: number): boolean {
  return code >= 48 && code <= 57;
}

function takeNumeral(reader: Reader): number | undefined {
  const first = reader.text.charCodeAt(reader.at);
  // Only a digit, a sign or a point can begin a number.
  if (!isFigure(first) && first !== 45 && first !== 43 && first !== 46) return undefined;
  NUMERAL.lastIndex = reader.at;
  const found = NUMERAL.exec(reader.text)?.[0];
  if (found === undefined) return undefined;
  reader.at += found.length;
  return Number(found);
}

const NUMERAL = /[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/y;

/** A string in single or double quotes; undefined if none begins here or it does not end on its line. */
function takeQuoted(reader: Reader): string | undefined {
  const { text } = reader;
  const quote = text.charCodeAt(reader.at);
  if (quote !== 34 && quote !== 39) return undefined;
  let from = reader.at + 1;
  let at = from;
  let read = '';
  for (; ; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) break;
    if (Number.isNaN(code) || code === 10) return undefined;
    if (code !== 92) continue;
    const [sign, length] = escapeAt(text, at);
    if (length === 0) return undefined;
    read += text.slice(from, at) + sign;
    at += length - 1;
    from = at + 1;
  }
  read += text.slice(from, at);
  reader.at = at + 1;
  return read;
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };

/** The character of an escape sequence and the length of the sequence, 0 if the text ends in it. */
function escapeAt(text: string, at: number): readonly [sign: string, length: number] {
  const letter = text[at + 1];
  if (letter === undefined) return ['', 0];
  if (letter === 'u') {
    const code = text.slice(at + 2, at + 6);
    if (/^[0-9a-fA-F]{4}$/.test(code)) return [String.fromCharCode(parseInt(code, 16)), 6];
  }
  return [Object.hasOwn(ESCAPES, letter) ? ESCAPES[letter] : letter, 2];
}

function take(reader: Reader, sign: string): boolean {
  if (reader.text[reader.at] !== sign) return false;
  reader.at++;
  return true;
}

function unexpected({ text, at }: Reader) {
  if (at >= text.length)
    return problemAt(text, text.length, 'json.syntax', 'The text ends in the middle of a list.');
  return problemAt(text, at, 'json.syntax', `${quoted(text.slice(at, at + 12))} does not belong here.`);
}
