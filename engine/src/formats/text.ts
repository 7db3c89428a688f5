import { placeAt, type Place, problem } from '../result.ts';

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

/** The lines of a text, blank ones too. Breaks are `\n`, `\r\n` and `\r`, as `placeAt` counts them. */
export function linesOf(text: string): TextLine[] {
  const lines: TextLine[] = [];
  const breaks = /\r\n|[\n\r]/g;
  let offset = 0;
  for (let found = breaks.exec(text); found; found = breaks.exec(text)) {
    lines.push({ text: text.slice(offset, found.index), offset });
    offset = found.index + found[0].length;
  }
  lines.push({ text: text.slice(offset), offset });
  return lines;
}

/** Invisible characters that pasting brings along become blanks; every offset stays. */
export function withoutInvisible(text: string): string {
  return text.replace(/[\uFEFF\u200B\u2060\u00AD]/g, ' ');
}

/** The symbols of a text as people see them, blanks included. */
export function symbolsOf(text: string): string[] {
  if (/^[\t\n\x20-\x7e]*$/.test(text)) return text.split('');
  const symbols: string[] = [];
  for (let from = 0; from < text.length;) {
    const parts = Array.from(segmenter.segment(text.slice(from, from + PIECE)), ({ segment }) => segment);
    if (from + PIECE < text.length && parts.length > 1) parts.pop();
    for (const part of parts) {
      symbols.push(part);
      from += part.length;
    }
  }
  return symbols;
}

/** The segmenter takes quadratic time, so it gets pieces; the last symbol of a piece may go on in the next. */
const PIECE = 1000;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The same, each with its place in the text. */
export function symbolTokens({ text, offset }: Token): Token[] {
  const symbols = symbolsOf(text);
  let at = offset;
  return symbols.map((symbol) => {
    const token = { text: symbol, offset: at };
    at += symbol.length;
    return token;
  });
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
  const from = text.length - text.trimStart().length;
  return { text: text.trim(), offset: offset + from };
}

/** A piece of a text for a message: short, and on one line. */
export function quoted(text: string): string {
  const symbols = symbolsOf(text.slice(0, 200).replace(/\s+/g, ' '));
  return symbols.length > 20 ? `"${symbols.slice(0, 20).join('')}…"` : `"${symbols.join('')}"`;
}

/** A problem at an offset of the whole text. */
export function problemAt(text: string, offset: number, code: string, message: string) {
  const at: Place = placeAt(text, offset);
  return problem(code, message, at);
}
