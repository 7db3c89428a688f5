import type { Geometry } from '../../model/geometry.ts';
import { symbolOf } from '../../puzzle/puzzle.ts';
import { ok, type Result } from '../../result.ts';
import { boardOfSize, expectedBoard, nearestCounts, sizeOfCount } from '../text/infer-board.ts';
import { readCells, styleOf, symbolsIn } from '../text/cells.ts';
import type { ParseOptions, Sheet } from '../sheet.ts';
import { problemAt, quoted, symbolTokens, type Token } from '../text/text.ts';

/**
 * Reads a list of rows as programs print them: `[[5, 3, 0, …], …]`, `["53..7....", …]` or one flat list of all
 * cells, as JSON or as it stands in source text: `board = [[…]];`, `int b[9][9] = {{…}};`, `[5 3 0; 6 0 0]`. Brackets
 * of all kinds are alike, and words before one are its type. 0, −1, `""`, `"."`, `_`, `null` and `None` are empty; a
 * number above 9 is the digit of that number. A canvas with gaps has `null` at places without a cell.
 *
 * Errors: `list.syntax`, `list.shape`, `board.regions` and those of `readCells`.
 */
export function parseList(text: string, options: ParseOptions = {}): Result<Sheet[]> {
  const board = expectedBoard(options);
  if (!board.ok) return board;
  const rows = rowsIn(text, startOf(text), 'ends');
  const read = rows.ok ? sheetOf(text, rows.value, board.value, options) : rows;
  if (read.ok) return read;
  const withHoles = rowsIn(text, startOf(text), 'holes');
  const again = withHoles.ok ? sheetOf(text, withHoles.value, board.value, options) : read;
  return again.ok ? again : read;
}

/** One list per row: the digits as numbers, 0 for an empty cell and `null` where the canvas has no cell. */
export function formatList({ puzzle: { geometry, givens } }: Sheet): string {
  const { rows, columns, cellAt } = geometry;
  const isDecimal = geometry.symbols.every((symbol, index) => index > 8 || symbol === `${index + 1}`);
  const sign = (cell: number) => {
    if (cell < 0) return 'null';
    return isDecimal ? `${givens[cell]}` : JSON.stringify(symbolOf(geometry, givens[cell]));
  };
  const lines = Array.from({ length: rows }, (_, row) =>
    cellAt.slice(row * columns, (row + 1) * columns).map(sign),
  );
  return `[\n  [${lines.map((line) => line.join(', ')).join('],\n  [')}]\n]\n`;
}

/** Whether a list begins: in brackets, or behind the words of a language. A cell in brackets has others beside it. */
export function looksLikeList(text: string): boolean {
  const start = startOf(text);
  return start >= 0 && !/^[[({][^[({\n]{0,9}[\])}][ \t]*[[({]/.test(text.slice(start, start + 50));
}

/** Where the list begins, behind what declares it; −1 where none does. */
function startOf(text: string): number {
  const head = text.slice(0, 2_000);
  const start = DECLARATION.exec(head)?.[0].length ?? head.length - head.trimStart().length;
  return (text[start] === '[' || /[\w$]/.test(head.slice(0, start)) ? LIST : NESTED).test(head.slice(start))
    ? start
    : -1;
}

/** `int a[9][9] =`, `let b: [[u8; 9]; 9] =`, `:= [9][9]int`, `new int[][]`, `puzzle(7,`: up to the list or its own words. */
const DECLARATION =
  /^\s*(?:(?:\w{1,20}\(\w{0,20}\)\s*:-\s*)?[A-Za-z$@#&][\w$*&<>,:;#@\s[\].-]{0,300}?(?:=|<-)\s*|\w{1,20}\(\w{1,20},\s*|\(def\s\S{1,20}\s|\{\s*"\w{1,20}"\s*:\s*(?=\[))(?:new\s)?(?:\w{0,10}(?:\[[\d,]{0,5}\])+\w{0,10}\s*)?/;
const ITEM = `(?:["'\\d_-]|null|None)`;
const OPENING = `(?:[\\w.:!&'<>]{0,20}(?:\\[,?\\])?\\s?[[({][\\s.]{0,99})`;
const LIST = new RegExp(`^${OPENING}{1,4}${ITEM}`);
/** Without any words before it. */
const NESTED = new RegExp(`^${OPENING}{2,4}${ITEM}`);

/** Comments, then texts, brackets, separators, named values, and all else as far as one of these. */
const SIGNS =
  /\/\/[^\n\r]{0,500}|\/\*[^*]{0,500}\*\/|new\s?\w{0,20}\[,?\]|"(?:[^"\\\n]|\\.){0,9999}"|'(?:[^'\\\n]|\\.){0,9999}'|[[{(\]}),;]|\w{1,40}\s?=\s?[\w.]{1,40}|[^\s,;()[\]{}"']{1,40}|\S/g;

/** What a bracket holds beside other brackets, and texts of several symbols: each is a row, or all cells. */
function rowsIn(text: string, start: number, lastComma: 'ends' | 'holes'): Result<Token[][]> {
  const from = Math.max(start, 0);
  const reader: Reader = { rows: [[]], depth: 0, isOpen: true, isOver: false, lastComma };
  const hasCommas = text.includes(',', from);
  for (const { 0: sign, index } of text.slice(from).matchAll(SIGNS)) {
    const item = { text: sign, offset: index + from };
    if (/^\/[/*]|^\w+\s?=|^\.\.\.$|^new\W/.test(sign)) continue;
    const rest = text.slice(item.offset + sign.length, item.offset + sign.length + 60);
    if (!reader.isOver && TYPE.test(sign) && /^[\s\w.:!&<>']*[[({]/.test(rest)) continue;
    const isTaken = reader.isOver ? /^[;.)}]$/.test(sign) : take(reader, item, hasCommas);
    if (!isTaken || reader.rows.length > MOST_ROWS) return unexpected(text, item);
  }
  if (!reader.isOver)
    return problemAt(text, text.length, 'list.syntax', 'The text ends in the middle of a list.');
  return ok(reader.rows.filter((row) => row.length > 0));
}

/** A word that may stand before a bracket. */
const TYPE = /^[A-Za-z&'][\w.:!&<>']*$/;

interface Reader {
  readonly rows: Token[][];
  depth: number;
  /** Whether an item may stand here: behind a bracket or a separator. */
  isOpen: boolean;
  /** Whether the outermost bracket is closed. */
  isOver: boolean;
  /** What nothing between two commas is, or behind the last of a row. */
  readonly lastComma: 'ends' | 'holes';
}

/** Takes a sign of the list; false where it does not belong there. */
function take(reader: Reader, item: Token, hasCommas: boolean): boolean {
  const { rows, lastComma } = reader;
  const row = rows[rows.length - 1];
  const mayBeHole = reader.isOpen && reader.depth > 1;
  const hole = { ...item, text: '' };
  switch (item.text) {
    case ',':
      if (mayBeHole && lastComma === 'ends') return false;
      if (mayBeHole) row.push(hole);
      reader.isOpen = true;
      return true;
    case ']':
    case '}':
    case ')':
      if (mayBeHole && lastComma === 'holes' && row.length > 0) row.push(hole);
      reader.isOver = --reader.depth <= 0;
      reader.isOpen = false;
      break;
    case '[':
    case '{':
    case '(':
      reader.depth++;
      reader.isOpen = true;
      break;
    case ';':
      reader.isOpen = true;
      break;
    default: {
      if (!CELL.test(item.text) || (!reader.isOpen && hasCommas)) return false;
      const cell = cellOf(item);
      const symbols = symbolTokens(cell);
      if (symbols.length > 3) rows.push(symbols, []);
      else row.push(cell);
      reader.isOpen = false;
      return true;
    }
  }
  if (row.length > 0) rows.push([]);
  return true;
}

const CELL = /^["'].*["']$|^[\d_-]|^(?:null|None|undefined)$/;

/** Far more than a board has. */
const MOST_ROWS = 10_000;

function unexpected(text: string, { text: sign, offset }: Token) {
  return problemAt(text, offset, 'list.syntax', `${quoted(sign)} does not belong here.`);
}

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
  const isNumber = /^[\d-]/.test(text);
  return {
    text: isNumber && Number(text) >= 0 ? String(Number(text)) : text === '-1' || !isNumber ? '' : text,
    offset,
  };
}

function sheetOf(
  text: string,
  rows: readonly Token[][],
  expected: Geometry | undefined,
  options: ParseOptions,
): Result<Sheet[]> {
  const cells = rows.flat();
  const offset = cells[0]?.offset ?? 0;
  const width = rows.length === 1 ? cells.length : (expected?.columns ?? rows.length);
  const odd = rows.find((row) => row.length !== width);
  if (odd) {
    const message = `This row has ${odd.length} cells where ${width} are expected.`;
    return problemAt(text, odd[0].offset, 'list.shape', message);
  }
  const made = expected ? ok(expected) : boardFor(text, cells, offset, options);
  if (!made.ok) return made;
  const { cellAt } = made.value;
  if (cells.length !== cellAt.length) {
    const message = `${cells.length} cells are listed where ${cellAt.length} are expected.`;
    return problemAt(text, offset, 'list.shape', message);
  }
  // A list also has the places of the canvas that are no cells.
  const own = cells.filter((_, place) => cellAt[place] >= 0);
  const puzzle = readCells(text, own, made.value);
  return puzzle.ok ? ok([{ puzzle: puzzle.value }]) : puzzle;
}

function boardFor(
  text: string,
  cells: readonly Token[],
  offset: number,
  { symbols }: ParseOptions,
): Result<Geometry> {
  const size = sizeOfCount(cells.length);
  if (!size) {
    const message = `No board has ${cells.length} cells: ${nearestCounts(cells.length)} would do.`;
    return problemAt(text, offset, 'list.shape', message);
  }
  const board = boardOfSize(size, symbols ?? symbolsIn(cells, styleOf(cells, size), size));
  return board.ok ? board : problemAt(text, offset, board.error.code, board.error.message);
}
