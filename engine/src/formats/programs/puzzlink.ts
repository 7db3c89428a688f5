import type { Digit } from '../../model/digits.ts';
import { ok, type Result } from '../../result.ts';
import type { ParsedPuzzle, ParseOptions } from '../parsed-puzzle.ts';
import { describedBoard } from '../text/infer-board.ts';
import { problemAt } from '../text/text.ts';
import { PUZZLINK_LINK } from './looks-like.ts';
import { defaultBox } from '../../model/boards.ts';

/**
 * Reads Sudoku of puzz.link: the size twice, then the cells in reading order. A character `1` to `f` is a digit, `-`
 * and two characters a digit from 16 up, and a letter from `g` a run of empty cells. Source: the addresses that its
 * editor creates.
 *
 * Errors: `puzzlink.link`, `puzzlink.cells`, `puzzlink.digit`, `format.board`, and those of `createGeometry`.
 */
export function parsePuzzlink(text: string, options: ParseOptions = {}): Result<ParsedPuzzle[]> {
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
