import { t } from '../words.ts';

/** A piece of a sentence: a cell name, a number, or other words. */
export interface Token {
  readonly kind: 'cell' | 'number' | 'words';
  readonly text: string;
}

/** A character that is part of a word. Japanese has no spaces between words. */
const SIGN = String.raw`\p{Script=Latin}\p{Script=Arabic}\p{N}`;
/** `r4c8`, or several cells at once: `r24c16`. */
const CELL = new RegExp(`(?<![${SIGN}])r\\d+c\\d+(?![${SIGN}])`, 'u');
const AMOUNT = new RegExp(`(?<![${SIGN}.-])\\d+(?![${SIGN}-])`, 'u');
const TOKEN = new RegExp(`(${CELL.source})|(${AMOUNT.source})`, 'gu');

/** Splits a sentence into its cells, its numbers and the rest. */
export function tokensOf(sentence: string): Token[] {
  const tokens: Token[] = [];
  let from = 0;
  for (const match of sentence.matchAll(TOKEN)) {
    if (match.index > from) tokens.push({ kind: 'words', text: sentence.slice(from, match.index) });
    tokens.push({ kind: match[1] === undefined ? 'number' : 'cell', text: match[0] });
    from = match.index + match[0].length;
  }
  if (from < sentence.length) tokens.push({ kind: 'words', text: sentence.slice(from) });
  return tokens;
}

/** The rows and columns of a cell's name, from 1. */
export function placesIn(name: string): { readonly row: number; readonly column: number }[] {
  const [, rows, columns] = /^r(\d+)c(\d+)$/.exec(name) ?? [];
  if (rows === undefined) return [];
  return [...rows].flatMap((row) =>
    [...columns].map((column) => ({ row: Number(row), column: Number(column) })),
  );
}

/** A cell's name for reading aloud. */
export function spokenCell(name: string): string {
  return placesIn(name)
    .map(({ row, column }) => t.cell.inText(row, column))
    .join(', ');
}

/** A sentence for reading aloud. */
export function spokenText(sentence: string): string {
  return tokensOf(sentence)
    .map(({ kind, text }) => (kind === 'cell' ? spokenCell(text) : text))
    .join('');
}
