import type { Geometry } from '../../model/geometry.ts';
import { symbolOf } from '../../puzzle/puzzle.ts';
import { ok, type Result } from '../../result.ts';
import { expectedBoard } from '../text/infer-board.ts';
import { boardOfCells, readCells } from '../text/cells.ts';
import { cellsInRows } from '../text/digits-line.ts';
import type { ParsedPuzzle, ParseOptions } from '../parsed-puzzle.ts';
import { isSolvedBy } from '../lines/line.ts';
import { eachLineOf, problemAt, quoted, symbolTokens, type Token } from '../text/text.ts';
import { BEGINS_LIST, LIST_NAME, listStart } from './looks-like.ts';
import { asSource } from '../text/source-text.ts';

/**
 * Reads a list of rows as programs print them: `[[5, 3, 0, …], …]`, `["53..7....", …]` or one flat list of all cells,
 * as JSON or in source code: `board = [[…]];`, `int b[9][9] = {{…}};`, `[5 3 0; 6 0 0]`. All kinds of brackets are
 * equivalent, and words before one are its type. 0, −1, `""`, `"."`, `_`, `null` and `None` are empty; a number above 9
 * is the digit of that number. A canvas with gaps has `null` at places without a cell.
 *
 * Errors: `list.syntax`, `list.shape`, `board.regions` and those of `readCells`.
 */
export function parseList(text: string, options: ParseOptions = {}): Result<ParsedPuzzle[]> {
  const board = expectedBoard(options);
  if (!board.ok) return board;
  const lists = listsIn(text);
  if (lists.length < 2) return parseOne(text, board.value, options);
  const sheets: ParsedPuzzle[] = [];
  for (const { text: part, offset } of lists) {
    const read = parseOne(part, board.value, options);
    if (!read.ok)
      return problemAt(text, offset + (read.error.at?.offset ?? 0), read.error.code, read.error.message);
    const before = sheets.at(-1);
    if (before && isSolvedBy(before, read.value[0]))
      sheets[sheets.length - 1] = { ...before, solution: read.value[0].puzzle.givens };
    else sheets.push(...read.value);
  }
  return ok(sheets);
}

/** The lists of a text that begin on lines of their own, each without the word above it: `Input:`, `Output:`. */
function listsIn(text: string): Token[] {
  const lists: Token[] = [];
  let start: number | undefined;
  let end = 0;
  for (const line of eachLineOf(text)) {
    if (LIST_NAME.test(line.text) || line.text.trim() === '') continue;
    if (BEGINS_LIST.test(line.text)) {
      if (start !== undefined) lists.push({ text: text.slice(start, end), offset: start });
      start = line.offset;
    }
    end = line.offset + line.text.length;
    start ??= line.offset;
  }
  if (start !== undefined) lists.push({ text: text.slice(start, end), offset: start });
  return lists;
}

function parseOne(text: string, board: Geometry | undefined, options: ParseOptions): Result<ParsedPuzzle[]> {
  const source = asSource(text);
  const rows = rowsIn(source, listStart(text), false);
  const read = rows.ok ? sheetOf(text, rows.value, board, options) : rows;
  if (read.ok) return read;
  const withHoles = rowsIn(source, listStart(text), true);
  const again = withHoles.ok ? sheetOf(text, withHoles.value, board, options) : read;
  return again.ok ? again : read;
}

/** One list per row: the digits as numbers, 0 for an empty cell and `null` for a place without a cell. */
export function formatList({ puzzle: { geometry, givens } }: ParsedPuzzle): string {
  const isDecimal = geometry.symbols.every((symbol, index) => index > 8 || symbol === `${index + 1}`);
  const sign = (cell: number): string =>
    isDecimal ? `${givens[cell]}` : JSON.stringify(symbolOf(geometry, givens[cell]));
  const lines = cellsInRows(geometry, sign, 'null');
  return `[\n  [${lines.map((line) => line.join(', ')).join('],\n  [')}]\n]\n`;
}

/** The rows of a list in a part of a source text, which begins with the list or its type; undefined if it is none. */
export function rowsOfList(part: string): readonly (readonly Token[])[] | undefined {
  const source = asSource(`x = ${part}`);
  const start = listStart(`x = ${part}`);
  const rows = start < 0 ? undefined : rowsIn(source, start, false);
  return rows?.ok
    ? rows.value.map((row) => row.map((cell) => ({ ...cell, offset: cell.offset - 4 })))
    : undefined;
}

/** The tokens: comments, strings, brackets, separators, named values, and everything else up to one of these. */
const SIGNS =
  /\/\/[^\n\r]{0,500}|\/\*[^*]{0,500}\*\/|new\s?\w{0,20}\[,?\]|"(?:[^"\\\n]|\\.){0,9999}"|'(?:[^'\\\n]|\\.){0,9999}'|[[{(\]}),;]|\w{1,40}\s?=\s?[\w.]{1,40}|[^\s,;()[\]{}"']{1,40}|\S/g;

/**
 * The rows of a list: the items of a bracket apart from nested brackets, or a string of several symbols. Each is a row,
 * or all cells.
 */
function rowsIn(text: string, start: number, hasHoles: boolean): Result<Token[][]> {
  const from = Math.max(start, 0);
  const reader: Reader = {
    rows: [[]],
    depth: 0,
    isOpen: true,
    hasHoles,
    hasCommas: text.includes(',', from),
  };
  let isOver = false;
  for (const { 0: sign, index } of text.slice(from).matchAll(SIGNS)) {
    const item = { text: sign, offset: index + from };
    if (/^\/[/*]|^\w+\s?=|^\.\.\.$|^new\W/.test(sign)) continue;
    const rest = text.slice(item.offset + sign.length, item.offset + sign.length + 60);
    if (!isOver && TYPE.test(sign) && /^[\s\w.:!&<>']*[[({]/.test(rest)) continue;
    const isTaken = isOver ? /^[;.)}]$/.test(sign) : take(reader, item);
    if (!isTaken || reader.rows.length > MAX_ROWS)
      return problemAt(text, item.offset, 'list.syntax', `${quoted(sign)} does not belong here.`);
    isOver ||= reader.depth <= 0;
  }
  if (!isOver) return problemAt(text, text.length, 'list.syntax', 'The text ends in the middle of a list.');
  return ok(reader.rows.filter((row) => row.length > 0));
}

/** A type name that may precede a bracket. */
const TYPE = /^[A-Za-z&'][\w.:!&<>']*$/;

interface Reader {
  readonly rows: Token[][];
  depth: number;
  /** Whether an item may follow: after a bracket or a separator. */
  isOpen: boolean;
  /** Whether an omitted item is an empty cell, between two commas and after the last comma of a row. */
  readonly hasHoles: boolean;
  readonly hasCommas: boolean;
}

/** Reads one token of the list; false if it does not belong there. */
function take(reader: Reader, item: Token): boolean {
  const { rows, hasHoles, hasCommas } = reader;
  const { text: sign, offset } = item;
  const row = rows[rows.length - 1];
  if (!/^[[{(\]}),;]$/.test(sign)) {
    if (!CELL.test(sign) || (hasCommas && !reader.isOpen)) return false;
    const cell = cellOf(item);
    const symbols = symbolTokens(cell);
    if (symbols.length > 3) rows.push(symbols, []);
    else row.push(cell);
    reader.isOpen = false;
    return true;
  }
  const isEnd = /[\]})]/.test(sign);
  if (reader.isOpen && reader.depth > 1 && (sign === ',' || (isEnd && row.length > 0))) {
    if (hasHoles) row.push({ text: '', offset });
    else if (!isEnd) return false;
  }
  if (isEnd) reader.depth--;
  else if (/[[{(]/.test(sign)) reader.depth++;
  reader.isOpen = !isEnd;
  if (sign !== ',' && row.length > 0) rows.push([]);
  return true;
}

/** A cell: a string, a whole number, or a token for empty. */
const CELL = /^(?:["'].*["']|\d{1,3}(?:\.0*)?|-1?|_|\.|[\d._*-]{4,36}|null|None|undefined|nan|NaN)$/;

/** Maximum number of rows, far more than a board has. */
const MAX_ROWS = 10_000;

function cellOf({ text, offset }: Token): Token {
  if (/^["']/.test(text)) {
    const plain = text
      .slice(1, -1)
      .replace(
        /\\(?:u([\da-fA-F]{4})|(.))/g,
        (_, code: string, sign: string) => sign ?? String.fromCharCode(parseInt(code, 16)),
      );
    return { text: plain.trim(), offset: offset + 1 };
  }
  if (/^[\d._*-]{4,}$/.test(text)) return { text, offset };
  return { text: /^\d/.test(text) ? String(Number(text)) : '', offset };
}

function sheetOf(
  text: string,
  rows: readonly Token[][],
  expected: Geometry | undefined,
  options: ParseOptions,
): Result<ParsedPuzzle[]> {
  const cells = rows.flat();
  const offset = cells[0]?.offset ?? 0;
  const width = rows.length === 1 ? cells.length : (expected?.columns ?? rows.length);
  const odd = rows.find((row) => row.length !== width);
  if (odd) {
    const message = `This row has ${odd.length} cells where ${width} are expected.`;
    return problemAt(text, odd[0].offset, 'list.shape', message);
  }
  const made = expected
    ? ok(expected)
    : boardOfCells(text, cells, { code: 'list.shape', at: offset, symbols: options.symbols });
  if (!made.ok) return made;
  const { cellAt } = made.value;
  if (cells.length !== cellAt.length) {
    const message = `${cells.length} cells are listed where ${cellAt.length} are expected.`;
    return problemAt(text, offset, 'list.shape', message);
  }
  // A list also has items for the places of the canvas without a cell.
  const own = cells.filter((_, place) => cellAt[place] >= 0);
  const puzzle = readCells(text, own, made.value);
  return puzzle.ok ? ok([{ puzzle: puzzle.value }]) : puzzle;
}
