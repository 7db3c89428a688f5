/** Cells of a square board by row and column, as named by programs that support no other boards. */
import type { Cell } from '../../model/geometry.ts';

/** An invalid cell, which the check of a constraint reports with its place. */
export const NO_CELL: Cell = -1;

/** The cell in a row and a column, counted from 0. */
export function cellOf(row: number, column: number, size: number): Cell {
  return row >= 0 && column >= 0 && row < size && column < size ? row * size + column : NO_CELL;
}

/** The name of a cell in f-puzzles. */
export function cellName(cell: Cell, size: number): string {
  return `R${Math.floor(cell / size) + 1}C${(cell % size) + 1}`;
}

/** The cells in steps from a place on or beside the board, as long as they are on the board. */
export function cellsFrom(
  row: number,
  column: number,
  [down, right]: readonly [number, number],
  size: number,
): Cell[] {
  const cells: Cell[] = [];
  let [r, c] = [row, column];
  if (cellOf(r, c, size) < 0) [r, c] = [r + down, c + right];
  for (; cellOf(r, c, size) >= 0 && cells.length <= size; r += down, c += right)
    cells.push(cellOf(r, c, size));
  return cells;
}

/** The inward direction from a place beside the board; undefined at its corners and anywhere else. */
export function inwards(row: number, column: number, size: number): readonly [number, number] | undefined {
  const isBeside = (at: number): boolean => at >= 0 && at < size;
  if (isBeside(column) && row === -1) return [1, 0];
  if (isBeside(column) && row === size) return [-1, 0];
  if (isBeside(row) && column === -1) return [0, 1];
  return isBeside(row) && column === size ? [0, -1] : undefined;
}

/** The place beside the board from which a straight line of cells is read; undefined if it starts inside. */
export function outsideOf(
  cells: readonly Cell[],
  size: number,
): { readonly row: number; readonly column: number; readonly step: readonly [number, number] } | undefined {
  if (cells.length === 0) return undefined;
  const at = (cell: Cell): [number, number] => [Math.floor(cell / size), cell % size];
  const [[row, column], [nextRow, nextColumn]] = [at(cells[0]), at(cells[cells.length > 1 ? 1 : 0])];
  const steps: readonly (readonly [number, number])[] =
    cells.length > 1 ? [[nextRow - row, nextColumn - column]] : DIAGONALS;
  for (const step of steps) {
    if (step.some((part) => Math.abs(part) > 1)) continue;
    const start = { row: row - step[0], column: column - step[1] };
    if (cellOf(start.row, start.column, size) >= 0) continue;
    const line = cellsFrom(start.row, start.column, step, size);
    if (line.join() === cells.join()) return { ...start, step };
  }
  return undefined;
}

const DIAGONALS: readonly (readonly [number, number])[] = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
];
