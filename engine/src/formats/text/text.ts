import { placeAt, type Place, failure } from '../../result.ts';

/** A line without its break. Offsets count from the start of the whole text. */
export interface TextLine {
  readonly text: string;
  readonly offset: number;
}

/** A piece of a text. */
export interface Token {
  readonly text: string;
  readonly offset: number;
}

/**
 * The lines of a text one by one, including blank ones, so that a long text is not held in memory twice. Breaks are
 * `\n`, `\r\n` and `\r`, as `placeAt` counts them.
 */
export function* eachLineOf(text: string): Generator<TextLine, void> {
  let offset = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code !== 10 && code !== 13) continue;
    yield { text: text.slice(offset, at), offset };
    if (code === 13 && text.charCodeAt(at + 1) === 10) at++;
    offset = at + 1;
  }
  yield { text: text.slice(offset), offset };
}

export function linesOf(text: string): TextLine[] {
  return [...eachLineOf(text)];
}

/** The complete lines at the start of a text, up to a maximum length, by which a long text is judged. */
export function headOf(text: string): string {
  if (text.length <= HEAD) return text;
  const end = Math.max(text.lastIndexOf('\n', HEAD), text.lastIndexOf('\r', HEAD));
  return text.slice(0, end < 0 ? HEAD : end);
}

const HEAD = 20_000;

const DOS_END = String.fromCharCode(26);

/** Replaces the invisible characters of pasted texts, and the end sign of DOS, with blanks; offsets do not change. */
export function withoutInvisible(text: string): string {
  return text.replace(/[\uFEFF\u200B\u2060\u00AD]/g, ' ').replaceAll(DOS_END, ' ');
}

/**
 * A text as the parsers expect it, with all offsets unchanged: digits as 0–9; without terminal colours, quote prefixes,
 * and LaTeX around rows; cells in separate brackets as cells between bars.
 */
export function asWritten(text: string, known?: KnownSymbols): string {
  return FRAMES.reduce(
    (read, [sign, part, between = '']) =>
      sign.test(read) ? read.replace(part, (found) => between.padEnd(found.length)) : read,
    inOurDigits(text, known),
  );
}

/**
 * Converts Arabic, Persian and Devanagari digits to 0–9, if a text has none of those and they are not the board's
 * symbols.
 */
export function inOurDigits(text: string, { symbols, geometry }: KnownSymbols = {}): string {
  if (!FOREIGN_DIGIT.test(text) || /\d/.test(text)) return text;
  const own = symbols ?? geometry?.symbols ?? [];
  if (own.some((symbol) => FOREIGN_DIGIT.test(symbol))) return text;
  return text.replace(FOREIGN_DIGITS, (digit) =>
    String((digit.charCodeAt(0) - (digit < '\u0900' ? 0 : 6)) % 16),
  );
}

interface KnownSymbols {
  readonly symbols?: readonly string[];
  readonly geometry?: { readonly symbols: readonly string[] };
}

const FOREIGN_DIGIT = /[\u0660-\u0669\u06F0-\u06F9\u0966-\u096F]/;
const FOREIGN_DIGITS = new RegExp(FOREIGN_DIGIT, 'g');
const ESCAPE = String.fromCharCode(27);
/** A pattern that identifies a text, the part that becomes blanks, and the character that replaces it before them. */
const FRAMES: readonly (readonly [sign: RegExp, part: RegExp, between?: string])[] = [
  [new RegExp(ESCAPE), new RegExp(`${ESCAPE}\\[[\\d;]{0,20}m`, 'g')],
  [/^(?:[ \t]*(?:>|\/\/)(?:[ \t].{0,300})?\r?(?:\n|$)){4,}$/, /^[ \t]*(?:>|\/\/)/gm],
  // The package `sudoku`, and tables.
  [
    /^[ \t]*(?:\|[^|\r\n]?){4,}\|\.[ \t\r]*$/m,
    /(?<=\|)\.[ \t\r]*$|^[ \t]*\\(?:begin|end)\{sudoku[\w-]*\}.*$/gm,
  ],
  // A list of MiniZinc with the ranges of its rows and columns.
  [/\barray2d\(/, /\barray2d\((?:\s{0,9}\w{1,9}\.\.\w{1,9}\s{0,9},){2}/g],
  [/^(?:[^&\n]{0,9}&){3}[^&\n].*\\\\/m, /\\\\.*|^[ \t]*\\\w.*/gm],
  [/^(?:[^&\n]{0,9}&){3,}[^&\n]*$/m, /&/g, ','],
  [/^[ \t]*(?:[[(][^[\](){}\n]?[\])][ \t]?){4,}[ \t\r]*$/m, /[\])][ \t]?[[(]|[[\])(]/g, '|'],
];

/** The symbols of a text as people see them, blanks included. */
export function symbolsOf(text: string): string[] {
  return ONE_SIGN_EACH.test(text) ? text.split('') : (text.match(SYMBOL) ?? []);
}

/**
 * Characters that never combine with their neighbours: ASCII, European letters, drawing characters, Han, kana, Hangul.
 */
const ONE_SIGN_EACH =
  /^[\t\n\x20-\x7e\u00a0-\u02ff\u0370-\u0482\u048a-\u058f\u2010-\u2027\u2030-\u205e\u2070-\u20cf\u2100-\u2610\u3041-\u3096\u4e00-\u9fff\uac00-\ud7a3]*$/;

/**
 * Characters that are seen as one: two halves of a flag, joined emoji, a syllable of Korean letters, characters with
 * combining marks. Done by hand, since the platform's segmenter takes over a microsecond per character.
 */
const SYMBOL =
  /\r\n|(?:\p{RI}{2}|\p{Extended_Pictographic}(?:[\p{Gr_Ext}\p{Emoji_Modifier}]*\u200d\p{Extended_Pictographic})*|[\u1100-\u115f]+[\u1160-\u11a7]*[\u11a8-\u11ff]*|[\uac00-\ud7a3\u1160-\u11a7][\u1160-\u11a7]*[\u11a8-\u11ff]*|[\u11a8-\u11ff]+|[^])(?<![\p{Control}\u00ad\u2028\u2029\u200b\u2060])[\p{Gr_Ext}\p{Emoji_Modifier}\p{Mc}\u0e33\u0eb3\u200d]*|[^]/gu;

/** The same, each with its offset in the text. */
export function symbolTokens({ text, offset }: Token): Token[] {
  const tokens: Token[] = [];
  let at = offset;
  for (const symbol of symbolsOf(text)) {
    tokens.push({ text: symbol, offset: at });
    at += symbol.length;
  }
  return tokens;
}

/** The parts of a text between separators, without empty ones. */
export function tokensBetween({ text, offset }: Token, separators: RegExp): Token[] {
  const tokens: Token[] = [];
  let start = 0;
  for (const found of text.matchAll(separators)) {
    if (found.index > start) tokens.push({ text: text.slice(start, found.index), offset: offset + start });
    start = found.index + found[0].length;
  }
  if (start < text.length) tokens.push({ text: text.slice(start), offset: offset + start });
  return tokens;
}

/** The same without the blanks around it. */
export function trimmed({ text, offset }: Token): Token {
  const rest = text.trimStart();
  return { text: rest.trimEnd(), offset: offset + text.length - rest.length };
}

/** A piece of a text for a message: short and on one line. */
export function quoted(text: string): string {
  const symbols = symbolsOf(text.slice(0, 200).replace(/\s+/g, ' '));
  return symbols.length > 20 ? `"${symbols.slice(0, 20).join('')}…"` : `"${symbols.join('')}"`;
}

/** A problem at an offset of the whole text. */
export function problemAt<Code extends string>(text: string, offset: number, code: Code, message: string) {
  const at: Place = placeAt(text, offset);
  return failure(code, message, at);
}
