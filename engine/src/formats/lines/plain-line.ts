/**
 * The only form of text that solving reads itself. Separate from `line.ts`, which reads far more, because a bundle that
 * only solves must stay small.
 */
import type { Digit } from '../../model/digits.ts';
import { plainBoard } from '../../model/plain-board.ts';
import { EMPTY } from '../../model/symbols.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { requireValue, TEXT } from '../../require.ts';
import { failure, ok, placeAt, type Result } from '../../result.ts';

const LEAST = 4;
const MOST = 36;

/**
 * Reads a plain board from 4×4 to 36×36 with its usual boxes: one symbol per cell, row by row, `.` or `0` for an empty
 * cell, or another sign that `parseLine` takes for one (`x`, `*`, `_`), digits 1 … 9, A … Z, a (up to 35 digits in either case). Blanks and line breaks are ignored.
 *
 * Errors: `line.length`, `line.symbol`; `parsePuzzle` reads everything else.
 */
export function parsePlainLine(text: string): Result<Puzzle> {
  requireValue('text', text, TEXT);
  const count = text.replace(/\s/g, '').length;
  const size = Math.sqrt(count);
  if (!Number.isInteger(size) || size < LEAST || size > MOST) {
    const message = `${count} cells make no board: 81 are needed for 9×9, 36 for 6×6. parsePuzzle reads other forms.`;
    return failure('line.length', message, placeAt(text, text.trimEnd().length));
  }
  const geometry = plainBoard(size);
  const givens: Digit[] = [];
  for (let index = 0; index < text.length; index++) {
    const digit = digitOf(text[index], size);
    if (digit <= size) {
      givens.push(digit);
    } else if (EMPTY.includes(text[index])) {
      givens.push(0);
    } else if (text[index].trim()) {
      const symbol = String.fromCodePoint(text.codePointAt(index)!);
      const message = `"${symbol}" is no digit of a ${size}×${size} board (1 to ${geometry.symbols[size - 1]}), nor . or 0 for an empty cell.`;
      return failure('line.symbol', message, placeAt(text, index));
    }
  }
  return ok({ geometry, constraints: [], givens });
}

/** The digit of a symbol, or NaN. Much faster than a search in the list of symbols. */
function digitOf(symbol: string, size: number): Digit {
  if (symbol === '.') return 0;
  return symbol === 'a' && size === MOST ? MOST : +symbol || parseInt(symbol, 36);
}
