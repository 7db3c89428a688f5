import { formatRemark } from '../remarks.ts';
import { holdsData, mayStateRules, nameRules } from './rule-words.ts';
import { hasWords, type ScannedLine } from './scan-line.ts';
import { isColumnLabels } from './views.ts';

/**
 * Whether a line beside the rows of a grid of this size is left over: neither words nor a number, a heading or labels,
 * so that it may be a row or hold rules. A text with such a line is not read.
 */
export function isLeftOver({ text, hasWords, signs, listed, isHalf }: ScannedLine, size: number): boolean {
  if (
    (isHalf && /^\s*\d{1,2}\s*$/.test(text)) ||
    holdsRow(text, size) ||
    text
      .slice(0, 1_000)
      .split(/[|\u2502\u2503\u2551]/)
      .slice(1, -1)
      .some((part) => /\d/.test(part))
  )
    return true;
  if (hasWords || isNumber(text) || isHeading(text, size) || isColumnLabels(text, size)) return false;
  return (
    /[|\u2502\u2503\u2551]/.test(text) ||
    (signs === 0 && listed > 1) ||
    /\p{N}/u.test(text) ||
    text.replace(/[^\p{L}.]/gu, '').length * 2 >= size
  );
}

/** A remark on words that may state rules: they are the comment, but rules in words are not read. */
export function remarkOnWords(words: string, line: number): string | undefined {
  return mayStateRules(words) ? formatRemark({ kind: 'words', line, words: words.slice(0, 80) }) : undefined;
}

/** A remark on a comment of a puzzle on one line that names a rule. */
export function remarkOnComment(comment: string, line: number): string | undefined {
  return nameRules(comment) ? formatRemark({ kind: 'words', line, words: comment.slice(0, 80) }) : undefined;
}

/**
 * Whether a line among puzzles on one line each is a label: words, a number or a date. A damaged puzzle is none, nor is
 * data in brackets.
 */
export function isLabel(text: string): boolean {
  const parts = text.split(/[\s|,;"'()[\]{}]+/);
  const cells = parts.filter((part) => /^[\d.*_?-]$/.test(part)).length;
  if (cells >= LEAST_CELLS || parts.some((part) => /[\d.*_?]{12}/.test(part) && !DATE.test(part)))
    return false;
  if (holdsData(text)) return false;
  return (
    hasWords(text) || /^\p{L}{2,20}$/u.test(text.trim()) || (isNumber(text.trim()) && !/\d{5}/.test(text))
  );
}

/** As many cells together are the remains of a puzzle, since the smallest has 16. */
const LEAST_CELLS = 12;

/** Whether a line holds as many cells together as a row: in one part, or in as many parts, one sign each. */
function holdsRow(text: string, size: number): boolean {
  if (size < 6 && NAMED_NUMBER.test(text)) return false;
  let run = 0;
  for (const part of text.split(/[\s|,;"'()[\]{}]+/)) {
    if (part === '') continue;
    run = /^[\d.*_?-]$/.test(part) ? run + 1 : 0;
    if (run >= size && /\d/.test(text)) return true;
    if (part.length < size || !/^[\d.*_?-]+$/.test(part) || !/\d/.test(part)) continue;
    const isWord = DATE.test(part) && (part.length !== size || text.trim() !== part);
    if (size >= 6 ? !isWord : !isWord && part.length === size && /[0.*_?-]/.test(part) && !isPlain(part))
      return true;
    if (size < 6 && text.trim() === part) return true;
  }
  return false;
}

const DATE = /^(?:\d{4}([-./])\d{1,2}\1\d{1,2}|\d{1,2}([-./])\d{1,2}\2(?:\d{2}|\d{4}))$/;
/** A number with its word, which on a small board may have as many digits as a row has cells. */
const NAMED_NUMBER = /^\W*(?:grid|puzzle|sudoku|game|number|no|nr|#)\b[ .:#]*\d{1,9}\W*$/i;

/** A year or a decimal fraction. */
function isPlain(part: string): boolean {
  return /^(?:1[5-9]|20)\d\d$|^\d+\.\d+$/.test(part);
}

/** Whether a line is the number of a puzzle, a rating or a date. */
function isNumber(line: string): boolean {
  return (
    DATE.test(line.trim().replace(/[.:)]$/, '')) ||
    /^(?:\p{L}{1,3}\.?[ \t]*)?[(#]?\d{1,9}(?:\.\d{1,3})?[.:)]?\s*$/u.test(line)
  );
}

/** Whether a line states the size of the grid twice, as no row of it could: `9 9`, `9 x 9`. */
export function isSizeOf(line: string, size: number): boolean {
  return /^(\d{1,2})(?:\s{0,9}[x×*,;]\s{0,9}|\s{1,9})\1$/i.exec(line.trim())?.[1] === String(size);
}

/** Whether a line states the size of the grid, of its boxes, or how many grids follow: `9 9`, `9x9`, `9 3 3`, `n=9`. */
function isHeading(line: string, size: number): boolean {
  const counts = (line.match(/\d+/g) ?? []).map(Number);
  if (/^\s*(?:n|t|k|size|order|rows|columns|boxes)\s*[=:]\s*\d{1,4}\s*$/i.test(line)) return true;
  if (!/^\s*\d{1,2}(?:\s*[x×*,;]\s*|\s+)\d{1,2}(?:(?:\s*[x×*,;]\s*|\s+)\d{1,2})?\s*$/i.test(line))
    return false;
  const [first, second, third] = counts;
  const isOfBoxes = (rows: number, columns: number): boolean => rows * columns === size;
  if (third === undefined) return (first === size && second === size) || isOfBoxes(first, second);
  return first === size && (isOfBoxes(second, third) || second === size);
}
