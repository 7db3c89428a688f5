import type { Problem } from '../result.ts';
import { problemAt } from './text/text.ts';

/**
 * The problem of a file whose form is known but cannot be read; undefined for all others. Error: `format.unread`, at
 * the first sign of that form.
 */
export function findUnreadFile(text: string): Problem | undefined {
  const start = text.search(/[^\s\uFEFF]/);
  if (ON_SERVER.test(text)) {
    const message =
      'The puzzle of this link lies on a server. Open the link there, and copy the long link that it exports.';
    return problemAt(text, start, 'format.unread', message).error;
  }
  const killer = killerIn(text.slice(0, 20_000));
  if (killer) {
    const message = `This looks like a killer whose cages are ${killer}, which is not read yet.`;
    return problemAt(text, start, 'format.unread', message).error;
  }
  if (!/^<[?!a-zA-Z][^<>]*>/.test(text.slice(start, start + 20_000))) return undefined;
  const message = 'This looks like an XML or HTML file, which is not read yet.';
  return problemAt(text, start, 'format.unread', message).error;
}

/** A link with the number of a puzzle in place of the puzzle, alone in its text. */
const ON_SERVER = /^\s*(?:https?:\/\/)?(?:www\.)?f-puzzles\.com\/?\?id=[\w-]{1,40}(?:&\S{0,200})?\s*$/i;

/** How a text writes the cages of a killer: as sums of cells, or as letters that have sums; undefined if it does not. */
function killerIn(text: string): string | undefined {
  const lines = text.split(/[\n\r]+/).filter((line) => !/^\s*(?:$|#|\/\/)/.test(line));
  if (lines.length > 1 && lines.filter((line) => EQUATION.test(line)).length * 2 > lines.length)
    return 'equations';
  const names = new Set(
    lines.flatMap((line) => (SUMS.test(line) ? (line.match(/[A-Za-z](?=\s{0,9}[=:])/g) ?? []) : [])),
  );
  const rows = lines.filter((line) => /^[\sA-Za-z|]{4,200}$/.test(line));
  const letters = new Set(rows.flatMap((row) => row.match(/[A-Za-z]/g) ?? []));
  const areNamed = names.size > 2 && rows.length >= 4 && [...names].every((name) => letters.has(name));
  return areNamed ? 'letters with sums' : undefined;
}

const CELL = String.raw`(?:[([]\s{0,3}\d{1,2}\s{0,3}[,;]\s{0,3}\d{1,2}\s{0,3}[)\]]|r\d{1,2}c\d{1,2}|[A-Z]\d)`;
const SUM = `${CELL}(?:\\s{0,3}\\+\\s{0,3}${CELL}){0,40}`;
/** `3 = (0,0) + (0,1)`, `r1c1 + r1c2 = 3`. */
const EQUATION = new RegExp(
  `^\\s*(?:\\d{1,3}\\s{0,3}[=:]\\s{0,3}${SUM}|${SUM}\\s{0,3}[=:]\\s{0,3}\\d{1,3})[\\s;,]*$`,
  'i',
);
/** `A = 3   B = 9`. */
const SUMS = /^\s*(?:[A-Za-z]{1,2}\s{0,9}[=:]\s{0,9}\d{1,3}[\s,;]*){1,40}$/;
