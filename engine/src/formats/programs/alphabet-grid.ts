import type { Geometry } from '../../model/geometry.ts';
import { symbolOf } from '../../puzzle/puzzle.ts';
import { checkSymbols, type Symbols } from '../../model/symbols.ts';
import { ok, type Result } from '../../result.ts';
import { sameList, usualSymbols } from '../text/alphabet.ts';
import { boardWithBoxes, withSymbols } from '../text/infer-board.ts';
import { readCells, styleOf, unknownSymbol } from '../text/cells.ts';
import { cellsInRows } from '../text/digits-line.ts';
import type { ParsedPuzzle, ParseOptions } from '../parsed-puzzle.ts';
import {
  linesOf,
  problemAt,
  quoted,
  symbolsOf,
  type TextLine,
  type Token,
  tokensBetween,
  trimmed,
  withoutInvisible,
} from '../text/text.ts';

/**
 * Reads the text that the article "Sudoku: Making The Game" (functional programming with p5.js, 2020) imports and
 * exports: the symbols with blanks between them, then one line per row of cells with commas between them; a blank or
 * nothing is an empty cell. Places of the board (`geometry`) without a cell keep their commas. Several such texts may
 * follow each other.
 *
 * Errors: `alphabet.rows`, `alphabet.columns`, those of `checkSymbols` at the first line, `board.regions` and
 * those of `readCells`.
 */
export function parseAlphabetGrid(text: string, options: ParseOptions = {}): Result<ParsedPuzzle[]> {
  const lines = linesOf(withoutInvisible(text)).filter((line) => line.text.trim() !== '');
  const sheets: ParsedPuzzle[] = [];
  for (let index = 0; index < lines.length;) {
    const board = boardFrom(text, lines[index], options.geometry);
    if (!board.ok) return board;
    const rows = lines.slice(index + 1, index + 1 + board.value.rows);
    const sheet = readRows(text, rows, board.value);
    if (!sheet.ok) return sheet;
    sheets.push(sheet.value);
    index += 1 + board.value.rows;
  }
  return sheets.length > 0 ? ok(sheets) : problemAt(text, 0, 'alphabet.rows', 'The text is empty.');
}

/** The symbols, then the rows; empty cells and places without a cell are blanks. */
export function formatAlphabetGrid({ puzzle: { geometry, givens } }: ParsedPuzzle): string {
  const rows = cellsInRows(geometry, (cell) => symbolOf(geometry, givens[cell]) || ' ', ' ');
  return `${[geometry.symbols.join(' '), ...rows.map((signs) => signs.join(','))].join('\n')}\n`;
}

function boardFrom(text: string, line: TextLine, expected: Geometry | undefined): Result<Geometry> {
  const tokens = tokensBetween(line, /\s+/g);
  const long = tokens.find((token) => token.text.length > MAX_SYMBOL);
  if (long)
    return problemAt(text, long.offset, 'alphabet.symbol', `${quoted(long.text)} is not a single symbol.`);
  const isDecimal = tokens.length > 9 && tokens.every((token, index) => token.text === `${index + 1}`);
  const symbols: Symbols = isDecimal
    ? usualSymbols(tokens.length)
    : sameList(tokens.map((token) => token.text));
  const checked = checkSymbols(symbols, expected?.size ?? symbols.length);
  if (!checked.ok) {
    const wrong = Number(/^Symbol (\d+)/.exec(checked.error.message)?.[1] ?? 1) - 1;
    return problemAt(text, tokens[wrong].offset, checked.error.code, checked.error.message);
  }
  const board = expected ? withSymbols(expected, symbols) : boardWithBoxes(symbols.length, symbols);
  return board.ok ? board : problemAt(text, line.offset, board.error.code, board.error.message);
}

/** Maximum length in code units of a symbol that is seen as one character. */
const MAX_SYMBOL = 40;

function readRows(text: string, lines: readonly TextLine[], geometry: Geometry): Result<ParsedPuzzle> {
  const { rows, columns, cellAt } = geometry;
  const cells: Token[] = [];
  for (const [row, line] of lines.entries()) {
    const found = cellsIn(line);
    const count = found.at(-1)!.text === '' && found.length === columns + 1 ? columns : found.length;
    if (count !== columns) {
      const message = `This row has ${count} cells between its commas where ${columns} are expected.`;
      return problemAt(text, found[Math.min(count, columns) - 1].offset, 'alphabet.columns', message);
    }
    cells.push(...found.slice(0, columns).filter((_, column) => cellAt[row * columns + column] >= 0));
  }
  if (lines.length !== rows) {
    const message = `${lines.length} rows follow the symbols where ${rows} are expected.`;
    return problemAt(text, text.length, 'alphabet.rows', message);
  }
  const long =
    styleOf(cells, geometry.size) === 'groups' && cells.find(({ text: sign }) => symbolsOf(sign).length > 1);
  if (long) return problemAt(text, long.offset, 'cell.symbol', unknownSymbol(long.text, geometry.symbols));
  const puzzle = readCells(text, cells, geometry);
  return puzzle.ok ? ok({ puzzle: puzzle.value }) : puzzle;
}

function cellsIn(line: TextLine): Token[] {
  let at = line.offset;
  return line.text.split(',').map((part) => {
    const cell = trimmed({ text: part, offset: at });
    at += part.length + 1;
    return cell;
  });
}
