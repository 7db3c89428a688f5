/** The format of a board in the stock: short enough to store hundreds. */
import {
  candidatesOf,
  classic9,
  digitBit,
  digitsIn,
  solve,
  type Digits,
  type DigitSet,
  type Puzzle,
} from 'pencilmark';
import type { DrillBoard } from './drill-board.ts';

/**
 * A character per cell, `.` if it is open and `+` before an entered digit; then, after a space, the removed candidates
 * that no peer rules out: nine times the cell, plus the digit minus one, in base 36.
 */
export function stockRow({ givens, digits, candidates }: DrillBoard): string {
  const board = digits.map((digit, cell) => (digit === 0 ? '.' : givens[cell] === 0 ? `+${digit}` : digit));
  const gone = allIn(digits).flatMap((set, cell) =>
    digits[cell] === 0
      ? digitsIn(set & ~candidates[cell]).map((digit) => (9 * cell + digit - 1).toString(36).padStart(2, '0'))
      : [],
  );
  return `${board.join('')} ${gone.join('')}`.trimEnd();
}

/** The board of a row that `stockRow` wrote. */
export function readStockRow(row: string): DrillBoard {
  const [board, gone = ''] = row.split(' ');
  const signs = [...board.matchAll(/(\+?)([\d.])/g)];
  const digits = signs.map(([, , sign]) => (sign === '.' ? 0 : Number(sign)));
  const givens = digits.map((digit, cell) => (signs[cell][1] === '+' ? 0 : digit));
  const candidates = allIn(digits).map((set, cell) => (digits[cell] === 0 ? set : 0));
  for (const [code] of gone.matchAll(/../g)) {
    const place = Number.parseInt(code, 36);
    candidates[Math.floor(place / 9)] &= ~digitBit((place % 9) + 1);
  }
  const { solution } = solve(puzzleOf(givens));
  if (!solution) throw new Error(`the board ${row} has no solution`);
  return { givens, digits, candidates, solution: [...solution] };
}

function allIn(digits: Digits): DigitSet[] {
  return candidatesOf(puzzleOf(digits));
}

function puzzleOf(givens: Digits): Puzzle {
  return { geometry: classic9(), constraints: [], givens };
}
