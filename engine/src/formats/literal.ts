import { ok, type Result } from '../result.ts';
import { problemAt, quoted } from './text.ts';

/** A parsed JSON text, each part with the offset where it begins. */
export type Literal =
  | { readonly kind: 'list'; readonly offset: number; readonly items: readonly Literal[] }
  | { readonly kind: 'record'; readonly offset: number; readonly fields: ReadonlyMap<string, Literal> }
  | { readonly kind: 'plain'; readonly offset: number; readonly data: string | number | boolean | null };

const MAX_DEPTH = 64;

/**
 * Reads JSON, and the lists and objects that people copy out of JavaScript: keys without quotes, single
 * quotes, trailing commas, comments, `let x =` before and `;` after.
 * Errors, with their place: `json.syntax`, `json.depth`.
 */
export function parseLiteral(text: string, dialect: Dialect = 'json'): Result<Literal> {
  const reader: Reader = { text, at: 0, dialect };
  const head =
    /^[\s\uFEFF]*(?:export\s+)?(?:default\s+|(?:(?:let|const|var)\s+)?[A-Za-z_$][\w$]*(?:\s*:[^=]*)?\s*=)?/.exec(
      text,
    )!;
  reader.at = head[0].length;
  const literal = readPart(reader, 0);
  if (!literal.ok) return literal;
  skipBlanks(reader);
  if (text[reader.at] === ';') reader.at++;
  skipBlanks(reader);
  return reader.at === text.length ? literal : unexpected(reader);
}

/** `zipped`: the short form of SudokuPad, with `t` and `f` for true and false and nothing for `{}` in a list. */
export type Dialect = 'json' | 'zipped';

/** A list's items; none where there is no list. */
export function itemsOf(literal: Literal | undefined): readonly Literal[] {
  return literal?.kind === 'list' ? literal.items : [];
}

/** A record's field by the first of these names that it has. */
export function fieldOf(literal: Literal | undefined, ...names: readonly string[]): Literal | undefined {
  if (literal?.kind !== 'record') return undefined;
  const name = names.find((one) => literal.fields.has(one));
  return name === undefined ? undefined : literal.fields.get(name);
}

/** What a literal says if it is a text, a number, true, false or null. */
export function plainOf(literal: Literal | undefined): string | number | boolean | null | undefined {
  return literal?.kind === 'plain' ? literal.data : undefined;
}

/** The whole number that a literal is, as such or as a text. */
export function wholeOf(literal: Literal | undefined): number | undefined {
  const data = plainOf(literal);
  const whole = typeof data === 'string' && /^\d{1,3}$/.test(data) ? Number(data) : data;
  return typeof whole === 'number' && Number.isInteger(whole) ? whole : undefined;
}

interface Reader {
  readonly text: string;
  at: number;
  readonly dialect: Dialect;
}

const BLANKS = /(?:[\s\uFEFF]+|\/\/[^\n]*|\/\*[^]*?\*\/)*/y;
const WORD = /[A-Za-z_$][\w$]*/y;
const NUMERAL = /[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/y;
const QUOTED = /"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'/y;

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
      items.push({ kind: 'record', offset: reader.at, fields: new Map() });
      if (take(reader, ',')) continue;
    }
    if (take(reader, ']')) return ok({ kind: 'list', offset, items });
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
  const fields = new Map<string, Literal>();
  for (;;) {
    skipBlanks(reader);
    if (take(reader, '}')) return ok({ kind: 'record', offset, fields });
    const key = match(reader, WORD) ?? unquote(match(reader, QUOTED));
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

const WORDS: Readonly<Record<string, boolean | null>> = {
  true: true,
  false: false,
  null: null,
  undefined: null,
};

const ZIPPED_WORDS: typeof WORDS = { ...WORDS, t: true, f: false };

function readPlain(reader: Reader): Result<Literal> {
  const offset = reader.at;
  const numeral = match(reader, NUMERAL);
  if (numeral !== undefined) return ok({ kind: 'plain', offset, data: Number(numeral) });
  const string = unquote(match(reader, QUOTED));
  if (string !== undefined) return ok({ kind: 'plain', offset, data: string });
  const word = match(reader, WORD);
  const words = reader.dialect === 'zipped' ? ZIPPED_WORDS : WORDS;
  if (word !== undefined && Object.hasOwn(words, word))
    return ok({ kind: 'plain', offset, data: words[word] });
  reader.at = offset;
  return unexpected(reader);
}

function unquote(literal: string | undefined): string | undefined {
  if (literal === undefined) return undefined;
  const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };
  return literal.slice(1, -1).replace(/\\(?:u([0-9a-fA-F]{4})|([^]))/g, (_, code?: string, sign?: string) => {
    return code ? String.fromCharCode(parseInt(code, 16)) : (escapes[sign!] ?? sign!);
  });
}

function skipBlanks(reader: Reader): void {
  match(reader, BLANKS);
}

function take(reader: Reader, sign: string): boolean {
  if (reader.text[reader.at] !== sign) return false;
  reader.at++;
  return true;
}

function match(reader: Reader, pattern: RegExp): string | undefined {
  pattern.lastIndex = reader.at;
  const found = pattern.exec(reader.text)?.[0];
  if (found !== undefined) reader.at += found.length;
  return found;
}

function unexpected({ text, at }: Reader) {
  if (at >= text.length)
    return problemAt(text, text.length, 'json.syntax', 'The text ends in the middle of a list.');
  return problemAt(text, at, 'json.syntax', `${quoted(text.slice(at, at + 12))} does not belong here.`);
}
