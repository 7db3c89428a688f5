import type { Geometry } from '../../model/geometry.ts';
import { symbolOf } from '../../puzzle/puzzle.ts';
import { ok, type Result } from '../../result.ts';
import { boardOfSize, expectedBoard, nearestCounts, sizeOfCount } from '../text/infer-board.ts';
import { readCells, styleOf, symbolsIn } from '../text/cells.ts';
import { type Dialect, type Literal, parseLiteral } from '../text/loose-json.ts';
import type { ParseOptions, Sheet } from '../sheet.ts';
import { problemAt, symbolTokens, type Token } from '../text/text.ts';

/**
 * Reads a list of rows as programs print them: `[[5, 3, 0, …], …]`, `["53..7....", …]` or one flat list of all
 * cells, as JSON or as it stands in source text (`board = [[…]];`). 0, `""`, `"."` and `null` are empty; a number
 * above 9 is the digit of that number. A canvas with gaps has `null` at places without a cell.
 *
 * Errors: `list.shape`, `board.regions`, those of `parseLiteral` and those of `readCells`.
 */
export function parseList(text: string, options: ParseOptions = {}): Result<Sheet[]> {
  const board = expectedBoard(options);
  if (!board.ok) return board;
  const expected = board.value;
  const plain = asJson(text);
  const read = readAs(plain.includes(',') ? 'json' : 'spaced');
  const withHoles = !read.ok && /,\s*[\],]|\[\s*,/.test(plain) ? readAs('holes') : read;
  return withHoles.ok ? withHoles : read;

  function readAs(dialect: Dialect): Result<Sheet[]> {
    const literal = parseLiteral(plain, dialect);
    if (!literal.ok) return literal;
    const cells = cellsOf(text, literal.value, expected);
    if (!cells.ok) return cells;
    const { offset } = literal.value;
    const made = expected ? ok(expected) : boardFor(text, cells.value, offset, options);
    if (!made.ok) return made;
    const puzzle = readCells(text, onCells(cells.value, made.value), made.value);
    return puzzle.ok ? ok([{ puzzle: puzzle.value }]) : puzzle;
  }
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

/** Whether a list begins: in brackets, or behind the words of a language in braces. */
export function looksLikeList(text: string): boolean {
  return /^[\s\uFEFF]*\[\s*(?:\[|["'\d-]|null)/.test(asJson(text.slice(0, 2000)));
}

/**
 * A list of Python, NumPy, C, Java, Go or Rust as one of JSON, each sign in its place: what declares it becomes blanks,
 * braces become brackets; `None` and −1 are empty.
 */
function asJson(text: string): string {
  const declared = DECLARATION.exec(text.slice(0, 2_000))?.[0] ?? '';
  if (declared.trim() === '' && !/^\s*[[{]\s*[[{]/.test(text)) return text;
  return (
    declared.replace(/\S/g, ' ') +
    text
      .slice(declared.length)
      .replace(/\{/g, '[')
      .replace(/\}/g, ']')
      .replace(/\bvec!/g, '    ')
      .replace(/\bNone\b/g, 'null')
      .replace(/-1\b/g, ' 0')
      .replace(/(?:,\s{0,9}dtype\s{0,9}=[\s\w.]{1,40})?\)+(?=\s{0,9};?\s*$)/, (end) =>
        end.replace(/\S/g, ' '),
      )
  );
}

/** Up to the bracket or brace that begins the list: `int a[9][9] =`, `let b: [[u8; 9]; 9] =`, `[9][9]int`, `np.array(`. */
const DECLARATION =
  /^[\s\uFEFF]*(?:[\w$*&<>,:;\s[\]]{1,120}=\s*)?(?:new\s)?(?:\w{0,10}(?:\[[\d,]*\]){1,2}\w{0,10}\s*|(?:[a-z]\w{0,9}\.)?[a-z]\w{0,9}\s*\(\s*)?(?:vec!)?(?=\[\s*(?:\[|["'\d-]|null|None|vec!)|\{\s*["'{])/;

function cellsOf(text: string, list: Literal, expected: Geometry | undefined): Result<Token[]> {
  if (list.kind !== 'list')
    return problemAt(text, list.offset, 'list.shape', 'A list of rows is expected here.');
  const rows: Token[][] = [];
  for (const item of list.items) {
    const row = rowOf(text, item);
    if (!row.ok) return row;
    rows.push(row.value);
  }
  const isFlat = rows.every((row) => row.length === 1);
  const width = isFlat ? 1 : (expected?.columns ?? rows.length);
  const odd = rows.findIndex((row) => row.length !== width);
  const cells = rows.flat();
  if (odd < 0 && (!expected || cells.length === expected.cellAt.length)) return ok(cells);
  if (odd < 0) {
    const message = `${cells.length} cells are listed where ${expected!.cellAt.length} are expected.`;
    return problemAt(text, list.offset, 'list.shape', message);
  }
  const message = `This row has ${rows[odd].length} cells where ${width} are expected.`;
  return problemAt(text, list.items[odd].offset, 'list.shape', message);
}

function rowOf(text: string, item: Literal): Result<Token[]> {
  if (item.kind === 'plain') return ok(plainCells(item));
  if (item.kind !== 'list')
    return problemAt(text, item.offset, 'list.shape', 'A row of cells is expected here.');
  const cells: Token[] = [];
  for (const cell of item.items) {
    if (cell.kind !== 'plain') return problemAt(text, cell.offset, 'list.shape', 'A digit is expected here.');
    cells.push(tokenOf(cell));
  }
  return ok(cells);
}

type Plain = Extract<Literal, { kind: 'plain' }>;

/** A text of several symbols in a list of texts is a row; anything else is one cell. */
function plainCells(item: Plain): Token[] {
  const token = tokenOf(item);
  const isRow = typeof item.data === 'string' && item.data.length > 3;
  return isRow ? symbolTokens({ ...token, text: item.data as string }) : [token];
}

function tokenOf({ data, offset }: Plain): Token {
  if (data === null) return { text: '', offset };
  if (typeof data === 'string') return { text: data.trim(), offset: offset + 1 };
  return { text: String(data), offset };
}

function boardFor(
  text: string,
  cells: readonly Token[],
  offset: number,
  { symbols }: ParseOptions,
): Result<Geometry> {
  const size = sizeOfCount(cells.length);
  if (!size) {
    return problemAt(
      text,
      offset,
      'list.shape',
      `No board has ${cells.length} cells: ${nearestCounts(cells.length)} would do.`,
    );
  }
  const board = boardOfSize(size, symbols ?? symbolsIn(cells, styleOf(cells, size), size));
  return board.ok ? board : problemAt(text, offset, board.error.code, board.error.message);
}

/** The cells of the board, where the list also had the other places of the canvas. */
function onCells(cells: readonly Token[], { cellAt }: Geometry): readonly Token[] {
  return cells.length === cellAt.length ? cells.filter((_, place) => cellAt[place] >= 0) : cells;
}
