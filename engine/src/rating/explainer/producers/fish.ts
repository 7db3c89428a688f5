/**
 * X-Wing, Swordfish and Jellyfish: columns as bases first, then rows. Every base has at least two places.
 * Order is the specification here, Sudoku Explainer's: not merged with logic's or HoDoKu's, which differ.
 */
import { bitsOf, type Board, CHOICES, COLUMNS, COUNT, lowest, ROWS } from '../board.ts';
import type { Hint, Rule } from '../hint.ts';
import { candidatesAt } from '../crossings.ts';

const FISH: Readonly<Record<number, { rule: Rule; rating: number }>> = {
  2: { rule: 'x-wing', rating: 3.2 },
  3: { rule: 'swordfish', rating: 3.8 },
  4: { rule: 'jellyfish', rating: 5.2 },
};

const fit = new Uint16Array(9);

export function fish(size: number): (board: Board) => Hint | undefined {
  return (board) => search(board, size, COLUMNS, ROWS) ?? search(board, size, ROWS, COLUMNS);
}

function search(
  { places, placed }: Board,
  size: number,
  bases: readonly number[],
  covers: readonly number[],
): Hint | undefined {
  /** Digits that still occur often enough, and per digit the lines with at least two places and not too many. */
  let digits = 0;
  for (let digit = 0; digit < 9; digit++) {
    fit[digit] = 0;
    if (placed[digit] + size * 2 > 9) continue;
    for (let line = 0; line < 9; line++) {
      const count = COUNT[places[bases[line] * 9 + digit]];
      if (count >= 2 && count <= size) fit[digit] |= 1 << line;
    }
    if (COUNT[fit[digit]] >= size) digits |= 1 << digit;
  }
  if (digits === 0) return undefined;
  for (const choice of CHOICES[size]) {
    for (let rest = digits; rest !== 0; rest &= rest - 1) {
      const digit = lowest(rest);
      if (choice & ~fit[digit]) continue;
      let at = 0;
      for (let lines = choice; lines !== 0; lines &= lines - 1)
        at |= places[bases[lowest(lines)] * 9 + digit];
      if (COUNT[at] !== size) continue;
      const removed = bitsOf(at).flatMap((line) =>
        candidatesAt(covers[line], places[covers[line] * 9 + digit] & ~choice, digit),
      );
      if (removed.length === 0) continue;
      const reason = {
        kind: 'fish',
        digit,
        bases: bitsOf(choice).map((line) => bases[line]),
        covers: bitsOf(at).map((line) => covers[line]),
      } as const;
      return { ...FISH[size], removed, placed: -1, reason };
    }
  }
  return undefined;
}
