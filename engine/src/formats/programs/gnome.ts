import { type Digit, digitBit, type DigitSet, digitsIn, MAX_SET_DIGIT } from '../../model/digits.ts';
import { cellIn, type Geometry } from '../../model/geometry.ts';
import { ok, type Result } from '../../result.ts';
import { boardOfSize, expectedBoard } from '../text/infer-board.ts';
import { fieldOf, itemsOf, type Literal, parseLiteral, plainOf, integerOf } from '../text/loose-json.ts';
import type { ParsedPuzzle, ParseOptions } from '../parsed-puzzle.ts';
import { heldLists } from '../text/rules.ts';
import { problemAt } from '../text/text.ts';

/**
 * Reads a game that GNOME Sudoku has saved: givens, entries and pencil marks (“earmarks”). Its level and time belong to
 * that game and are ignored. Errors: `gnome.shape`, `gnome.cell`, those of `parseLiteral`, `board.regions`.
 */
export function parseGnome(text: string, options: ParseOptions = {}): Result<ParsedPuzzle[]> {
  const literal = parseLiteral(text);
  if (!literal.ok) return literal;
  const cells = itemsOf(fieldOf(literal.value, 'cells'));
  const expected = expectedBoard(options);
  if (!expected.ok) return expected;
  const size = Math.sqrt(cells.length);
  const board = expected.value ? ok(expected.value) : boardOfSize(size, options.symbols);
  if (!board.ok || cells.length !== board.value.cells.length) {
    const message = `${cells.length} cells do not fill a board.`;
    return problemAt(text, literal.value.offset, 'gnome.shape', message);
  }
  return sheetOf(text, cells, board.value);
}

export function formatGnome({ puzzle: { geometry, givens }, entries, marks }: ParsedPuzzle): string {
  const cells = geometry.cells.map(({ row, column }, cell) => ({
    position: [row, column],
    value: givens[cell] || (entries?.[cell] ?? 0),
    fixed: givens[cell] !== 0,
    earmarks: digitsIn(marks?.[cell] ?? 0),
  }));
  return `${JSON.stringify({ difficulty_category: 0, time_elapsed: 0, cells })}\n`;
}

function sheetOf(text: string, cells: readonly Literal[], geometry: Geometry): Result<ParsedPuzzle[]> {
  const givens: Digit[] = geometry.cells.map(() => 0);
  const entries: Digit[] = [...givens];
  const marks: DigitSet[] = [...givens];
  const seen = new Set<number>();
  for (const literal of cells) {
    const [row, column] = itemsOf(fieldOf(literal, 'position')).map(integerOf);
    const digit = integerOf(fieldOf(literal, 'value'));
    const fixed = plainOf(fieldOf(literal, 'fixed'));
    const earmarks = itemsOf(fieldOf(literal, 'earmarks')).map(integerOf);
    const cell = cellIn(geometry, row ?? -1, column ?? -1);
    const isDigit = (one: number | undefined) => one !== undefined && one > 0 && one <= geometry.size;
    const isRight = (digit === 0 || isDigit(digit)) && earmarks.every(isDigit) && typeof fixed === 'boolean';
    if (cell === undefined || seen.has(cell) || !isRight || geometry.size > MAX_SET_DIGIT) {
      const message = 'A cell needs its own position, a value, "fixed", and earmarks that are digits.';
      return problemAt(text, literal.offset, 'gnome.cell', message);
    }
    seen.add(cell);
    (fixed ? givens : entries)[cell] = digit!;
    marks[cell] = earmarks.reduce<DigitSet>((set, one) => set | digitBit(one!), 0);
  }
  return ok([
    {
      puzzle: { geometry, constraints: [], givens },
      ...heldLists({ entries, marks }),
    },
  ]);
}
