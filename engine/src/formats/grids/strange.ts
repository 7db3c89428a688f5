/** Grids that cannot stand where they stand: neither a puzzle of their own nor the solution of the one before. */
import { isFilled, type Puzzle } from '../../puzzle/puzzle.ts';
import { EMPTY } from '../text/alphabet.ts';
import type { Block } from '../text/blocks.ts';
import type { Row } from '../text/rows.ts';
import { problemAt } from '../text/text.ts';
import type { ParsedPuzzle } from '../parsed-puzzle.ts';

/** The reason that a grid does not belong behind a puzzle; undefined if it may. */
export function strangenessAfter(before: ParsedPuzzle, next: ParsedPuzzle): string | undefined {
  if (isStrangeFull(before.puzzle, next.puzzle))
    return 'This full grid is neither a solution nor a map of regions of the puzzle before it.';
  return !before.solution && lacksDigits(before.puzzle, next.puzzle)
    ? 'This grid is the solution of the puzzle before it without some of its digits.'
    : undefined;
}

/** The problem of such a grid. */
export function strangeGrid(text: string, offset: number, reason: string) {
  return problemAt(text, offset, 'grid.rows', reason);
}

/** Whether a full grid contradicts the puzzle before it, and a row or a column of it holds a digit twice. */
function isStrangeFull({ geometry, givens }: Puzzle, { geometry: other, givens: full }: Puzzle): boolean {
  if (geometry !== other || isFilled(givens) || !isFilled(full)) return false;
  const keeps = givens.every((digit, cell) => digit === 0 || digit === full[cell]);
  const lines = geometry.houses.filter(({ kind }) => kind === 'row' || kind === 'column');
  return !keeps && lines.some(({ cells }) => new Set(cells.map((cell) => full[cell])).size < cells.length);
}

/**
 * Whether a grid contradicts nothing in the puzzle before it and fills most of its open cells, but not all. After a
 * grid without digits, all but two cells must be filled.
 */
function lacksDigits({ geometry, givens }: Puzzle, { geometry: other, givens: next }: Puzzle): boolean {
  if (geometry !== other || isFilled(next) || isFilled(givens)) return false;
  const open = givens.filter((digit) => digit === 0).length;
  const added = next.filter((digit, cell) => digit > 0 && givens[cell] === 0).length;
  const isMost = open === givens.length ? added >= open - 2 : added * 2 > open || added >= open - 2;
  return isMost && givens.every((digit, cell) => digit === 0 || next[cell] === 0 || digit === next[cell]);
}

/** The first row of a grid that stands there twice: all its digits would be twice in their columns. */
export function doubledRow({ rows }: Block): Row | undefined {
  return rows.find(({ cells }, at) => {
    const above = rows[at - 1]?.cells;
    if (!above || cells.some(({ text }, column) => text !== above[column].text)) return false;
    return cells.some(({ text }) => text.length === 1 && !EMPTY.includes(text));
  });
}
