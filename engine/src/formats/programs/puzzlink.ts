import { type Digit, digitBit, type DigitSet } from '../../model/digits.ts';
import { ok, type Result } from '../../result.ts';
import type { ParsedPuzzle, ParseOptions } from '../parsed-puzzle.ts';
import { describedBoard } from '../text/infer-board.ts';
import { linesOf, problemAt, type Token, tokensBetween } from '../text/text.ts';
import { heldLists } from '../text/rules.ts';
import { PUZZLINK_LINK, PZPR_FILE } from './looks-like.ts';
import { defaultBox } from '../../model/boards.ts';

/**
 * Reads Sudoku of puzz.link: the size twice, then the cells in reading order. A character `1` to `f` is a digit, `-`
 * and two characters a digit from 16 up, and a letter from `g` a run of empty cells. Source: the addresses that its
 * editor creates.
 *
 * Files that it saves begin with `pzprv3`, `sudoku` and the size; rows of givens and rows of answers follow, the small digits
 * of a cell in brackets.
 *
 * Errors: `format.unread` (a file of another kind of puzzle), `puzzlink.link`, `puzzlink.cells`, `puzzlink.digit`, `format.board`, and those of `createGeometry`.
 */
export function parsePuzzlink(text: string, options: ParseOptions = {}): Result<ParsedPuzzle[]> {
  if (PZPR_FILE.test(text)) return readFile(text, options);
  const sheets: ParsedPuzzle[] = [];
  for (const found of text.matchAll(new RegExp(PUZZLINK_LINK, 'gi'))) {
    const [whole, columns, rows, body] = found;
    const read = readBody(text, found.index + whole.length - body.length, {
      columns: Number(columns),
      rows: Number(rows),
      body,
      options,
    });
    if (!read.ok) return read;
    sheets.push(read.value);
  }
  if (sheets.length > 0) return ok(sheets);
  return problemAt(text, 0, 'puzzlink.link', 'A link with "?sudoku/9/9/" and the cells is expected.');
}

interface Packed {
  readonly columns: number;
  readonly rows: number;
  readonly body: string;
  readonly options: ParseOptions;
}

function readBody(
  text: string,
  offset: number,
  { columns, rows, body, options }: Packed,
): Result<ParsedPuzzle> {
  const boxes = defaultBox(columns);
  if (columns !== rows || !boxes) {
    const message = `A square board with boxes is expected, not ${columns}×${rows}.`;
    return problemAt(text, offset, 'puzzlink.link', message);
  }
  const board = describedBoard(text, offset, { size: columns, boxes }, options);
  if (!board.ok) return board;
  const givens: Digit[] = [];
  for (const { 0: sign, index } of body.matchAll(/-[\da-f]{2}|[\da-z]/gi)) {
    const value = parseInt(sign.replace('-', ''), sign.startsWith('-') ? 16 : 36);
    if (sign.length === 1 && value > 15) givens.push(...new Array<Digit>(value - 15).fill(0));
    else if (value >= 1 && value <= columns) givens.push(value);
    else
      return problemAt(
        text,
        offset + index,
        'puzzlink.digit',
        `${value} is no digit of a board of ${rows}×${columns}.`,
      );
  }
  if (givens.length === rows * columns)
    return ok({ puzzle: { geometry: board.value, constraints: [], givens } });
  const message = `This link holds ${givens.length} cells where ${rows * columns} are expected.`;
  return problemAt(text, offset, 'puzzlink.cells', message);
}

/** A saved file: the givens, then the answers. */
function readFile(text: string, options: ParseOptions): Result<ParsedPuzzle[]> {
  const [head, kind] = PZPR_FILE.exec(text)!;
  if (kind !== 'sudoku')
    return problemAt(
      text,
      0,
      'format.unread',
      `This is a puzzle of the kind "${kind}" of puzz.link, not a Sudoku.`,
    );
  // Lines may have become slashes. What was played follows as JSON.
  const [body] = text.slice(head.length).split('{', 1);
  const lines = linesOf(body.replaceAll('/', '\n')).filter((line) => line.text.trim() !== '');
  const size = Number(lines[0]?.text);
  const boxes = defaultBox(size);
  const rows = lines
    .slice(1)
    .map((line) => tokensBetween({ ...line, offset: line.offset + head.length }, /\s+/g));
  const odd = rows.find((row) => row.length !== size);
  if (!boxes || odd || (rows.length !== size && rows.length !== 2 * size)) {
    const message = `Rows of givens and answers are expected, ${size || 'some'} of each.`;
    return problemAt(text, odd?.[0]?.offset ?? head.length, 'puzzlink.cells', message);
  }
  const board = describedBoard(text, head.length, { size, boxes }, options);
  if (!board.ok) return board;
  const cells = rows.flat().map((cell) => cellOf(cell, size));
  const wrong = cells.indexOf(undefined);
  if (wrong >= 0) {
    const { text: sign, offset } = rows.flat()[wrong];
    return problemAt(text, offset, 'puzzlink.digit', `"${sign}" is no digit of a board of ${size}×${size}.`);
  }
  const count = size * size;
  const givens = cells.slice(0, count).map((cell) => cell!.digit);
  const answers = Array.from({ length: count }, (_, cell) => cells[count + cell] ?? { digit: 0, corners: 0 });
  const entries = answers.map(({ digit }, cell) => (givens[cell] === 0 ? digit : 0));
  const corners = answers.map((answer) => answer.corners);
  return ok([
    { puzzle: { geometry: board.value, constraints: [], givens }, ...heldLists({ entries, corners }) },
  ]);
}

/** A digit, a sign for none, and small digits in brackets. */
function cellOf(
  { text }: Token,
  size: number,
): { readonly digit: Digit; readonly corners: DigitSet } | undefined {
  const found = /^(\d{1,2}|[.#-]|\?)(?:\[([\d,]*)\])?$/.exec(text);
  const digit = Number(found?.[1]) || 0;
  const small = (found?.[2] ?? '').split(',').map(Number);
  if (!found || digit > size || small.some((one) => one > Math.min(size, 31))) return undefined;
  return { digit, corners: small.reduce((set, one) => (one > 0 ? set | digitBit(one) : set), 0) };
}
