/** Steps in the notation of the field: `r1c4=3`, `r2c456<>2`, and the tokens of HoDoKu's library. */
import type { Digit } from '../model/digits.ts';
import { type Cell, cellName, type Geometry } from '../model/geometry.ts';
import { symbolOf } from '../puzzle/puzzle.ts';
import type { Candidate, Step } from './step.ts';

/** The conclusions of a step: `r3c7=5`, or `r2c456,r9c2<>2, r5c1<>4`. */
export function conclusionsText(geometry: Geometry, { placements, eliminations }: Step): string {
  const placed = placements.map(
    ({ cell, digit }) => `${cellName(geometry, cell)}=${symbolOf(geometry, digit)}`,
  );
  const byDigit = new Map<Digit, Cell[]>();
  for (const { cell, digit } of eliminations) {
    const cells = byDigit.get(digit);
    if (cells) cells.push(cell);
    else byDigit.set(digit, [cell]);
  }
  const eliminated = [...byDigit]
    .sort(([a], [b]) => a - b)
    .map(([digit, cells]) => `${cellsText(geometry, cells)}<>${symbolOf(geometry, digit)}`);
  return [...placed, ...eliminated].join(', ');
}

/**
 * Cells that share a row or a column are joined: `r2c456,r9c2`. On canvases of more than nine rows or columns that
 * would be ambiguous, so each cell is written separately.
 */
export function cellsText(geometry: Geometry, cells: readonly Cell[]): string {
  if (geometry.rows > 9 || geometry.columns > 9) {
    return cells.map((cell) => cellName(geometry, cell)).join();
  }
  const rows = new Map<number, number[]>();
  for (const cell of [...cells].sort((a, b) => a - b)) {
    const { row, column } = geometry.cells[cell];
    rows.set(row + 1, [...(rows.get(row + 1) ?? []), column + 1]);
  }
  const blocks = new Map<string, number[]>();
  for (const [row, columns] of rows) {
    const key = columns.join('');
    blocks.set(key, [...(blocks.get(key) ?? []), row]);
  }
  return [...blocks].map(([columns, list]) => `r${list.join('')}c${columns}`).join();
}

/** HoDoKu's token for a candidate, digit row column, 1-based: `829` is digit 8 at r2c9. Boards up to 9×9 only. */
export function candidateToken(geometry: Geometry, { cell, digit }: Candidate): string {
  const { row, column } = geometry.cells[cell];
  return `${digit}${row + 1}${column + 1}`;
}
