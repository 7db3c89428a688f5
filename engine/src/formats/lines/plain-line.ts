/**
 * The one form of text that solving reads by itself. Apart from `line.ts`, which reads far more: a bundle that only
 * solves must stay small.
 */
import type { Digit } from '../../model/digits.ts';
import { plainBoard } from '../../model/plain-board.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { requireValue, TEXT } from '../../require.ts';
import { failure, ok, placeAt, type Result } from '../../result.ts';

const LEAST = 4;
const MOST = 36;

/**
 * Reads a plain board from 4×4 to 36×36 with its usual boxes: one symbol a cell, row by row, `.` or `0` for an empty
 * one, then 1 … 9, A … Z, a (up to 35 digits in either case). Blanks and line breaks do not count.
 *
 * Errors: `line.length`, `line.symbol`; `parseSheet` reads everything else.
 */
export function parsePlainLine(text: string): Result<Puzzle> {
  requireValue('text', text, TEXT);
  const count = text.replace(/\s/g, '').length;
  const size = Math.sqrt(count);
  if (!Number.isInteger(size) || size < LEAST || size > MOST) {
    const message = `${count} cells make no board: 81 are needed for 9×9, 36 for 6×6. parseSheet reads other forms.`;
    return failure('line.length', message, placeAt(text, text.trimEnd().length));
  }
  const geometry = plainBoard(size);
  const givens: Digit[] = [];
  for (const { 0: symbol, index } of text.matchAll(/\S/gu)) {
    const digit = digitOf(symbol, geometry.symbols);
    if (digit === undefined) {
      const message = `"${symbol}" is no digit of a ${size}×${size} board (1 to ${geometry.symbols[size - 1]}), nor . or 0 for an empty cell.`;
      return failure('line.symbol', message, placeAt(text, index));
    }
    givens.push(digit);
  }
  return ok({ geometry, constraints: [], givens });
}

function digitOf(symbol: string, symbols: readonly string[]): Digit | undefined {
  if (symbol === '.' || symbol === '0') return 0;
  const exact = symbols.indexOf(symbol);
  const digit = 1 + (exact < 0 ? symbols.indexOf(symbol.toUpperCase()) : exact);
  return digit === 0 ? undefined : digit;
}
