import { requireLine } from '../options.ts';
import type { Digit } from '../../model/digits.ts';
import { classic9 } from '../../model/boards.ts';
import { MIN_SIZE } from '../../model/create-geometry.ts';
import type { Geometry } from '../../model/geometry.ts';
import { isFilled } from '../../puzzle/puzzle.ts';
import type { Symbols } from '../../model/symbols.ts';
import { err, ok, type Problem, type Result } from '../../result.ts';
import { alphabetOf, EMPTY, readSymbol, usualSymbols } from '../text/alphabet.ts';
import { expectedBoard, hasGaps, sizeOfCount } from '../text/infer-board.ts';
import { boardOfCells, readCells } from '../text/cells.ts';
import { digitsAsLine } from '../text/digits-line.ts';
import { scanLine } from '../text/scan-line.ts';
import { isTalk, leftOverIn, type LineOfWords, withWords } from './labels.ts';
import { remarkOnComment } from '../text/account.ts';
import { withoutGaps, withRest } from './line-rest.ts';
import type { ParsedPuzzle, ParseOptions } from '../parsed-puzzle.ts';
import { MAX_LINE, movedTo, type Piece, tooLong } from '../text/each-line.ts';
import {
  inOurDigits,
  eachLineOf,
  problemAt,
  symbolsOf,
  symbolTokens,
  type Token,
  tokensBetween,
  trimmed,
  withoutInvisible,
} from '../text/text.ts';

/** Options for reading one line of a stream, and its place there. */
export interface LineOptions extends ParseOptions {
  /** The 1-based number of this line in its file, and the offset of its start, for the place of an error. */
  readonly line?: number;
  /** The offset of its start in its file, from 0, for the same. */
  readonly offset?: number;
}

/**
 * Reads one line of a stream: one symbol per cell in reading order, `.` or `0` for empty, or one group of candidates
 * per cell with blanks or commas between them. A canvas with gaps may be written with or without them. The solution or
 * a comment may follow after a blank, `:`, `,`, `;` or `|`. The board may also be among other words: after a number or
 * a hash, in quotes, in a link.
 *
 * Errors: `line.none` for a blank line and for a comment (`#…`), which a stream may want to skip; `line.length`,
 * `board.regions` and those of `readCells`.
 */
export function parseLine(text: string, options: LineOptions = {}): Result<ParsedPuzzle> {
  requireLine(text, options);
  const quick = readQuickly(text, options);
  if (quick) return ok(quick);
  const read = readLine(withoutBreak(withoutInvisible(inOurDigits(text, options))), options);
  const { line = 1, offset = 0 } = options;
  return read.ok ? read : movedTo(read.error, { line, column: 1, offset });
}

/** The same, but undefined for a blank line or a comment. */
export function parseLineOrBlank(text: string, options: LineOptions = {}): Result<ParsedPuzzle | undefined> {
  const read = parseLine(text, options);
  return !read.ok && read.error.code === NONE ? ok(undefined) : read;
}

const NONE = 'line.none';

function noPuzzle(text: string) {
  return problemAt(text, 0, NONE, 'There is no puzzle in this text.');
}

/**
 * All puzzles of a text with one per line, read separately. Lines of words between them become the comment of the next
 * puzzle; a full grid directly after its puzzle is the solution, as QQwing writes it. Errors: those of `parseLine`, at
 * the line; `line.none`.
 */
export function* eachPuzzleLine(text: string, options: ParseOptions = {}): Generator<Piece, void> {
  let held: ParsedPuzzle | undefined;
  let words: LineOfWords<Problem['code']>[] = [];
  let count = 0;
  let index = -1;
  for (const { text: line, offset } of eachLineOf(text)) {
    index++;
    if (line === '' || line.trim() === '' || isShortComment(line, options.geometry)) continue;
    const read = parseLine(line, { ...options, line: index + 1, offset });
    if (!read.ok && isTalk(line, read.error))
      words.push({ line: index + 1, text: line.trim(), problem: read.error });
    else if (read.ok || read.error.code !== NONE) {
      count++;
      const isSolution = held && words.length === 0 && read.ok && isSolvedBy(held, read.value);
      if (isSolution && read.ok) {
        held = { ...held!, solution: read.value.puzzle.givens };
        continue;
      }
      if (held) yield ok(held);
      held = read.ok ? withWords(read.value, words) : undefined;
      if (!read.ok) yield read;
      words = [];
    }
  }
  const left = leftOverIn(words);
  if (held) yield ok(left ? held : withWords(held, words));
  if (left) yield err(left.problem);
  if (count === 0) yield noPuzzle(text);
}

/** Whether a full grid is the solution of the puzzle before it. */
export function isSolvedBy(
  { puzzle, solution }: ParsedPuzzle,
  { puzzle: full, solution: other, comment }: ParsedPuzzle,
): boolean {
  const isNamed = !comment || /^(?:solution|solved|answer|result)\W*$/i.test(comment);
  const isPlain = !solution && !other && isNamed && !puzzle.allowed && puzzle.givens.includes(0);
  const fits = full.geometry === puzzle.geometry && isFilled(full.givens);
  return isPlain && fits && puzzle.givens.every((digit, cell) => digit === 0 || digit === full.givens[cell]);
}

/** Whether some line has as many symbols as a board has cells, or there is only one line. */
export function looksLikeLines(text: string, { geometry, symbols }: ParseOptions = {}): boolean {
  const lines: Token[] = [];
  for (const line of eachLineOf(withoutInvisible(text))) {
    const { kind, isDashes, bars } = scanLine(line);
    const isRow = kind === 'text' || (kind === 'wall' && isDashes && bars === 0);
    if (isRow && !isComment(line.text, geometry)) lines.push(line);
    if (lines.length === MAX_JUDGED) break;
  }
  if (lines.length === 1 && !/^\s*[[{]/.test(lines[0].text)) return true;
  return lines.some((line) => {
    if (line.text.length > MAX_LINE) return false;
    const { cells } = cutLine(line.text, geometry, symbols);
    if (!geometry && areNone(cells)) return false;
    const isDoubtful = cells.length < 81 && cells.some((cell) => cell.text === '');
    return (
      isCount(cells.length, geometry) && (geometry !== undefined || !(isDoubtful || isRowOf(lines, cells)))
    );
  });
}

/** Whether these are not cells: separators, or only a border. */
function areNone(cells: readonly Token[]): boolean {
  const text = cells.map((cell) => cell.text).join('');
  const { kind, signs } = scanLine({ text, offset: 0 });
  return kind === 'wall' || signs < text.length;
}

/** Maximum number of lines that are used to judge a text. */
const MAX_JUDGED = 100;

/** Whether lines of 16, 25 or 36 symbols are the rows of one large board rather than small boards. */
function isRowOf(lines: readonly Token[], cells: readonly Token[]): boolean {
  const size = Math.sqrt(cells.length);
  if (cells.length > 36 || lines.length < cells.length) return false;
  const small = alphabetOf(usualSymbols(size));
  return (
    size === 5 ||
    lines.some(({ text }) =>
      symbolsOf(text).some((symbol) => symbol.trim() !== '' && readSymbol(small, symbol) === undefined),
    )
  );
}

/** One symbol per cell, `.` if empty; on a canvas with gaps one per place, `#` for a gap; then the comment. */
export function formatLine({ puzzle: { geometry, givens }, solution, comment }: ParsedPuzzle): string {
  const grids = solution ? [givens, solution] : [givens];
  const line = grids.map((digits) => digitsAsLine(geometry, digits)).join(',');
  return comment ? `${line} # ${comment.replace(/\s+/g, ' ')}` : line;
}

/** Fast path for the plain, unambiguous case, for streams of many thousands of lines. */
function readQuickly(
  line: string,
  { geometry = classic9(), symbols, format }: LineOptions,
): ParsedPuzzle | undefined {
  if (symbols || line.length !== geometry.cells.length || (format && format !== 'line')) return undefined;
  const { ascii } = alphabetOf(geometry.symbols);
  const givens: Digit[] = new Array(line.length);
  for (let cell = 0; cell < line.length; cell++) {
    const code = line.charCodeAt(cell);
    const digit = code < 128 ? ascii[code] : -1;
    if (digit < 0) return undefined;
    givens[cell] = digit;
  }
  return { puzzle: { geometry, constraints: [], givens } };
}

function readLine(line: string, options: LineOptions): Result<ParsedPuzzle> {
  if (line.trim() === '') return noPuzzle(line);
  if (line.length > MAX_LINE) return tooLong();
  const geometry = expectedBoard(options);
  if (!geometry.ok) return geometry;
  if (isComment(line, geometry.value)) return noPuzzle(line);
  const { cells, rest } = cutLine(line, geometry.value, options.symbols);
  const board = boardFor(line, cells, geometry.value, options.symbols);
  if (!board.ok) return board;
  const puzzle = readCells(line, withoutGaps(cells, board.value), board.value);
  if (!puzzle.ok) return puzzle;
  const whole = withRest(line, puzzle.value, rest, options);
  return whole.ok ? ok(withRemark(whole.value, options)) : whole;
}

function withoutBreak(text: string): string {
  let end = text.length;
  while (text[end - 1] === '\n' || text[end - 1] === '\r') end--;
  return text.slice(0, end);
}

function isComment(line: string, geometry: Geometry | undefined): boolean {
  if (!line.trimStart().startsWith('#')) return false;
  if (!geometry) return true;
  const startsGrid = geometry.cellAt[0] < 0 || geometry.symbols.includes('#');
  return !startsGrid || symbolsOf(line).length < geometry.cells.length;
}

/** Whether a line is a comment: too short for a board whose first symbol is `#`. */
function isShortComment(line: string, geometry: Geometry | undefined): boolean {
  return line.length < leastCount(geometry) && line.startsWith('#');
}

interface LineCut {
  /** One text per cell, or per canvas place. */
  readonly cells: readonly Token[];
  /** The rest of the line, without the separator. */
  readonly rest: string;
}

/** Splits a line into its cells and the text after them. */
function cutLine(whole: string, geometry: Geometry | undefined, own: Symbols | undefined): LineCut {
  const line = BOLD.test(whole) ? whole.replace(/\*\*/g, '  ') : whole;
  const run = cutRun(line, geometry?.symbols ?? own ?? []);
  if (isCount(run.cells.length, geometry) || line.length < leastCount(geometry)) return run;
  for (const separators of [/[,;]/g, /\s+/g]) {
    const fields = tokensBetween({ text: line.trimEnd(), offset: 0 }, separators).map(trimmed);
    const hasBars = fields.some(({ text }) => text === '|');
    if (!hasBars && isCount(fields.length, geometry)) return { cells: fields, rest: '' };
  }
  const symbols = symbolTokens({ text: line, offset: 0 });
  return isCount(symbols.length, geometry) && blanksFit(symbols, geometry)
    ? { cells: symbols.map(blankAsEmpty), rest: '' }
    : (cutAmongWords(line, geometry, own) ?? run);
}

/** A puzzle in bold, as forums write it. */
const BOLD = /^[^*]*\*\*[^*]+\*\*[^*]*$/;

/**
 * The only field of a line that is a board, if all others are words; or the rows of a board with blanks between them.
 * Of two boards, one must be the other's solution. Undefined if it is ambiguous.
 */
function cutAmongWords(
  line: string,
  geometry: Geometry | undefined,
  own: Symbols | undefined,
): LineCut | undefined {
  if (line.length > MAX_LINE) return undefined;
  const fields = tokensBetween({ text: line, offset: 0 }, /[\s,;|:"'`=&/<>()[\]{}]+/g);
  if (isWholeBoard(fields, geometry)) return { cells: fields.flatMap(symbolTokens), rest: '' };
  const boards = fields
    .map((field, at) => (at === 0 || isBoard(field, geometry, own) ? field : withoutStop(field)))
    .filter((field) => isBoard(field, geometry, own));
  const [puzzle, solution] = boards.sort((a, b) => Number(isFull(a)) - Number(isFull(b)));
  const isClear =
    boards.length === 1 ||
    (boards.length === 2 && puzzle.text.length === solution.text.length && agree(puzzle.text, solution.text));
  if (!isClear) return undefined;
  const words = boards.reduce((rest, { text }) => rest.replace(text, ' '), line).trim();
  return { cells: symbolTokens(puzzle), rest: `${solution ? `,${solution.text}` : ''} ${commentIn(words)}` };
}

/**
 * Whether there are as many fields as each has symbols, and no digit twice in a column: only a board is like that. Four
 * or five fields could be groups in a row of a larger board, and equal fields are the candidates of a row.
 */
function isWholeBoard(fields: readonly Token[], geometry: Geometry | undefined): boolean {
  const size = fields.length;
  if (size <= 5 || !isCount(size * size, geometry)) return false;
  const seen = new Set<string>();
  return fields.every(({ text }) => {
    const symbols = symbolsOf(text);
    const isFresh = (symbol: string, at: number): boolean =>
      EMPTY.includes(symbol) || seen.size < seen.add(`${at} ${symbol}`).size;
    return symbols.length === size && BOARD_SIGNS.test(text) && symbols.every(isFresh);
  });
}

function isBoard(field: Token, geometry: Geometry | undefined, own: Symbols | undefined): boolean {
  const { text } = field;
  const symbols = geometry?.symbols ?? own;
  const cells = symbolTokens(field);
  if (!isCount(cells.length, geometry) || (!symbols && !/[1-9]/.test(text))) return false;
  if (symbols) return cells.every((cell) => EMPTY.includes(cell.text) || symbols.includes(cell.text));
  return (cells.length < 100 ? FEW_DIGITS : BOARD_SIGNS).test(text);
}

/** A board in a sentence without the sign that ends it. */
function withoutStop({ text, offset }: Token): Token {
  return { text: text.replace(/[.?!]$/, ''), offset };
}

/** Letters are digits only on large boards: a word of 16 or 25 letters is not a board. */
const FEW_DIGITS = /^[\d._*xX?-]+$/;
const BOARD_SIGNS = /^[\w.*?-]+$/;

function isFull({ text }: Token): boolean {
  return !/[.0_*?-]/.test(text);
}

function agree(puzzle: string, solution: string): boolean {
  return [...puzzle].every((sign, at) => EMPTY.includes(sign) || sign === solution[at]);
}

/** The words around a board, without the number of a list and the parts of a link or an object. */
function commentIn(words: string): string {
  if (/^[{[]|:\/\//.test(words)) return '';
  return words
    .replace(/^(?:\d+[.)]|[-*•])(?=\s|$)/, '')
    .replace(/["'`]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;|]+|(?<![\s,;|])[\s,;|]+$/g, '');
}

/** The symbols up to the first separator that is not a symbol of the alphabet. */
function cutRun(line: string, known: Symbols): LineCut {
  const symbols = symbolTokens({ text: line, offset: 0 });
  const isEnd = ({ text }: Token): boolean => /^[\s:,;|]/.test(text) && !known.includes(text);
  const start = symbols.findIndex(({ text }) => text.trim() !== '');
  const length = symbols.slice(start).findIndex(isEnd);
  const end = length < 0 ? symbols.length : start + length;
  const rest = symbols[end] ? line.slice(symbols[end].offset) : '';
  return { cells: symbols.slice(start, end), rest };
}

function blankAsEmpty(cell: Token): Token {
  return cell.text === ' ' ? { ...cell, text: '' } : cell;
}

function isCount(count: number, geometry: Geometry | undefined): boolean {
  if (!geometry) return sizeOfCount(count) !== undefined;
  return count === geometry.cells.length || count === geometry.cellAt.length;
}

/** Number of symbols of the shortest line that can hold the expected board, or any board. */
function leastCount(geometry: Geometry | undefined): number {
  return geometry?.cells.length ?? MIN_SIZE * MIN_SIZE;
}

/** Whether blanks are plausible: as empty cells if no other symbol is, or as the gaps of the canvas. */
function blanksFit(symbols: readonly Token[], geometry: Geometry | undefined): boolean {
  if (geometry && hasGaps(geometry) && symbols.length === geometry.cellAt.length) {
    return symbols.every(({ text }, place) => text !== ' ' || geometry.cellAt[place] < 0);
  }
  return !symbols.some(({ text }) => '._*-0'.includes(text));
}

function boardFor(
  line: string,
  cells: readonly Token[],
  expected: Geometry | undefined,
  symbols: Symbols | undefined,
): Result<Geometry> {
  const end = cells.length === 0 ? 0 : cells.at(-1)!.offset + cells.at(-1)!.text.length;
  if (expected)
    return isCount(cells.length, expected) ? ok(expected) : wrongLength(line, cells, expected, end);
  return boardOfCells(line, cells, { code: 'line.length', at: end, symbols });
}

/** The error for a wrong length: at the end of a short line, or at the first extra symbol of a long one. */
function wrongLength(line: string, found: readonly Token[], { cells, cellAt }: Geometry, end: number) {
  const wanted = cells.length === cellAt.length ? `${cells.length}` : `${cells.length} (or ${cellAt.length})`;
  const at = found.length > cellAt.length ? found[cellAt.length].offset : end;
  return problemAt(line, at, 'line.length', `${wanted} symbols are expected, ${found.length} were found.`);
}

function withRemark(sheet: ParsedPuzzle, { line = 1 }: LineOptions): ParsedPuzzle {
  const remark = sheet.comment && !sheet.remarks ? remarkOnComment(sheet.comment, line) : undefined;
  return remark ? { ...sheet, remarks: [remark] } : sheet;
}
