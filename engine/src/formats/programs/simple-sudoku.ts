import type { Digits } from '../../puzzle/puzzle.ts';
import type { Geometry } from '../../model/geometry.ts';
import type { Result } from '../../result.ts';
import { digitsAsRows } from '../text/digits-line.ts';
import { parseGrid } from '../grids/grid.ts';
import type { ParsedPuzzle, ParseOptions } from '../parsed-puzzle.ts';

/**
 * Reads the frames of Simple Sudoku (`.ss`). One grid is the puzzle; a second one with the same givens adds the
 * entries. Errors: those of `parseGrid`.
 */
export function parseSimpleSudoku(text: string, options: ParseOptions = {}): Result<ParsedPuzzle[]> {
  return parseGrid(text, options);
}

/** One framed grid, and another one with the entries if there are any. */
export function formatSimpleSudoku({ puzzle: { geometry, givens }, entries }: ParsedPuzzle): string {
  const isPlayed = entries?.some((digit) => digit !== 0);
  const grids = isPlayed ? [givens, givens.map((digit, cell) => digit || entries![cell])] : [givens];
  return grids.map((digits) => framed(geometry, digits)).join('\n');
}

function framed(geometry: Geometry, digits: Digits): string {
  const { columns, spec } = geometry;
  const { rows: high, columns: wide } = spec.boxes ?? geometry;
  const parts = (line: string): string[] =>
    Array.from({ length: columns / wide }, (_, at) => line.slice(at * wide, (at + 1) * wide));
  const wall = `|${parts('-'.repeat(columns)).join('+')}|`;
  const frame = `*${'-'.repeat(wall.length - 2)}*`;
  const lines = digitsAsRows(geometry, digits).flatMap((row, index) => [
    ...(index > 0 && index % high === 0 ? [wall] : []),
    `|${parts(row).join('|')}|`,
  ]);
  return `${[frame, ...lines, frame].join('\n')}\n`;
}
