import { candidatesOf } from '../../puzzle/candidates.ts';
import { type Digit, digitBit, type DigitSet, digitsIn } from '../../model/digits.ts';
import type { Geometry } from '../../model/geometry.ts';
import { sameDigits, symbolOf } from '../../puzzle/puzzle.ts';
import { ok, type Result } from '../../result.ts';
import { alphabetOf, readSymbol } from '../text/alphabet.ts';
import { boardOfSize, expectedBoard } from '../text/infer-board.ts';
import { givensAmong, unknownCell } from '../text/cells.ts';
import { cellsInRows } from '../text/digits-line.ts';
import type { ParsedPuzzle, ParseOptions } from '../parsed-puzzle.ts';
import { heldLists } from '../text/rules.ts';
import { linesOf, problemAt, type Token, tokensBetween, withoutInvisible } from '../text/text.ts';

/**
 * Reads games saved by SudoCue: rows of cells between blanks, each a given `5`, an entry `u5`, or the candidates `137`
 * that are still pencilled in. A single candidate that a peer still has is a pencil mark. Marks that are exactly all
 * possible candidates are left out.
 *
 * Errors: `sdx.rows`, `board.regions`, `cell.symbol`.
 */
export function parseSdx(text: string, options: ParseOptions = {}): Result<ParsedPuzzle[]> {
  const rows = linesOf(withoutInvisible(text))
    .map((line) => tokensBetween(line, /\s+/g))
    .filter((row) => row.length > 0);
  const expected = expectedBoard(options);
  if (!expected.ok) return expected;
  const size = expected.value?.rows ?? rows.length;
  const odd = rows.find((row) => row.length !== (expected.value?.columns ?? size));
  if (odd || rows.length !== size) {
    const message = `${size} rows of ${size} cells are expected.`;
    return problemAt(text, (odd ?? rows.at(-1))?.[0].offset ?? 0, 'sdx.rows', message);
  }
  const board = expected.value ? ok(expected.value) : boardOfSize(size, options.symbols);
  // A text with only invisible characters has no rows at all.
  if (!board.ok) return problemAt(text, rows[0]?.[0].offset ?? 0, board.error.code, board.error.message);
  return sheetOf(text, rows.flat(), board.value);
}

/** Rows of `5`, `u5` and candidates; without marks, all candidates that the digits leave. */
export function formatSdx({ puzzle, entries, marks }: ParsedPuzzle): string {
  const { geometry, givens } = puzzle;
  const open = marks?.some((set) => set !== 0) ? marks : openOn(geometry, givens, entries);
  const textOf = (cell: number): string => {
    if (givens[cell] !== 0) return symbolOf(geometry, givens[cell]);
    const entry = entries?.[cell] ?? 0;
    if (entry !== 0) return `u${symbolOf(geometry, entry)}`;
    return digitsIn(open[cell])
      .map((one) => symbolOf(geometry, one))
      .join('');
  };
  // The format cannot express places without a cell.
  const rows = cellsInRows(geometry, textOf, '');
  return `${rows.map((row) => row.join(' ')).join('\n')}\n`;
}

function sheetOf(text: string, cells: readonly Token[], geometry: Geometry): Result<ParsedPuzzle[]> {
  if (cells.length !== geometry.cells.length) {
    return problemAt(text, cells[0].offset, 'sdx.rows', 'This form has no way to leave places out.');
  }
  const sets: DigitSet[] = [];
  const entries: Digit[] = [];
  for (const cell of cells) {
    const isEntry = cell.text.startsWith('u');
    const digits = isEntry ? cell.text.slice(1) : cell.text;
    const set = setOf(digits, geometry);
    if (set === undefined || (isEntry && [...digits].length !== 1)) {
      return unknownCell(text, cell, geometry.symbols);
    }
    sets.push(isEntry ? 0 : set);
    entries.push(isEntry ? digitsIn(set)[0] : 0);
  }
  const givens = givensAmong(geometry, sets);
  const marks = sets.map((set, cell) => (givens[cell] === 0 ? set : 0));
  const isUsual = sameDigits(
    marks,
    openOn(geometry, givens, entries).map((set, cell) =>
      givens[cell] === 0 && entries[cell] === 0 ? set : 0,
    ),
  );
  return ok([
    {
      puzzle: { geometry, constraints: [], givens },
      ...heldLists({ entries }),
      ...(isUsual ? {} : { marks }),
    },
  ]);
}

function setOf(text: string, { symbols }: Geometry): DigitSet | undefined {
  let set = 0;
  for (const symbol of text) {
    const digit = readSymbol(alphabetOf(symbols), symbol);
    if (!digit || symbols.length > 31) return undefined;
    set |= digitBit(digit);
  }
  return text === '' ? undefined : set;
}

function openOn(geometry: Geometry, givens: readonly Digit[], entries: readonly Digit[] = []): DigitSet[] {
  if (geometry.size > 31) return givens.map(() => 0);
  return candidatesOf({
    geometry,
    constraints: [],
    givens: givens.map((digit, cell) => digit || (entries[cell] ?? 0)),
  });
}
