import { isClassic } from '../model/boards.ts';
import type { Digits, Puzzle } from '../puzzle/puzzle.ts';
import { symmetryOf } from './min-lex.ts';
import { minLexGrid } from './min-lex-grid.ts';
import { minLexPuzzle } from './min-lex-puzzle.ts';
import { factorial } from './regular.ts';
import type { Symmetry } from './symmetry.ts';

/**
 * The symmetry to the min-lex form of a puzzle or grid, and the number of symmetries that leave it unchanged. Undefined
 * if the board is not the ordinary one, if the puzzle gives pencil marks, or if a house repeats a digit.
 */
export function minLexForm({
  geometry,
  givens,
  allowed,
}: Puzzle): { symmetry: Symmetry; automorphisms: bigint } | undefined {
  if (allowed || !isClassic(geometry) || hasConflict(givens)) return undefined;
  const form = givens.includes(0) ? minLexPuzzle(givens) : minLexGrid(givens);
  const missing = 9 - new Set(givens.filter((digit) => digit !== 0)).size;
  return { symmetry: symmetryOf(form), automorphisms: BigInt(form.ways) * factorial(missing) };
}

function hasConflict(givens: Digits): boolean {
  const seen = new Uint16Array(27);
  for (let cell = 0; cell < 81; cell++) {
    if (givens[cell] === 0) continue;
    const bit = 1 << givens[cell];
    const row = (cell / 9) | 0;
    const column = cell % 9;
    for (const house of [row, 9 + column, 18 + ((row / 3) | 0) * 3 + ((column / 3) | 0)]) {
      if (seen[house] & bit) return true;
      seen[house] |= bit;
    }
  }
  return false;
}
