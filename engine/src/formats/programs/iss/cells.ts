/** The names of cells, rows, columns and diagonals. */
import { neighboursOf } from '../../../constraints/surroundings.ts';
import { type Cell, cellIn, type Geometry } from '../../../model/geometry.ts';

export const NO_CELL: Cell = -1;

/** The cell of a name. `R1Ca`: row 1, column 10, which may also be two figures. */
export function cellNamed(name: string, geometry: Geometry): Cell {
  const found = /^R([1-9a-z]|[1-3]\d)C([1-9a-z]|[1-3]\d)$/i.exec(name);
  if (!found) return NO_CELL;
  return cellIn(geometry, indexOf(found[1]), indexOf(found[2])) ?? NO_CELL;
}

export function cellsNamed(names: readonly string[], geometry: Geometry): Cell[] {
  return names.map((name) => cellNamed(name, geometry));
}

/** The row or column, from 0, of `1` … `9`, `a` for 10 and so on, or of two figures. */
export function indexOf(text: string): number {
  return (text.length === 1 ? parseInt(text, 36) : Number(text)) - 1;
}

export function nameOf({ row, column }: { readonly row: number; readonly column: number }): string {
  return `R${(row + 1).toString(36)}C${(column + 1).toString(36)}`;
}

/** `R3`: a row from the left; `Ca`: column 10 from the top. */
export function lineNamed(name: string | undefined, geometry: Geometry): Cell[] {
  const found = /^([RC])([1-9a-z]|[1-3]\d)$/i.exec(name ?? '');
  if (!found) return [NO_CELL];
  const at = indexOf(found[2]);
  const isRow = found[1].toUpperCase() === 'R';
  const cells = geometry.cells.flatMap(({ row, column }, cell) =>
    (isRow ? row : column) === at ? [cell] : [],
  );
  return cells.length > 0 ? cells : [NO_CELL];
}

/**
 * The diagonal of an edge cell. Each diagonal is named by the edge cell from which it runs inwards, taken clockwise
 * round the board.
 */
export function diagonalFrom(start: Cell, geometry: Geometry): Cell[] {
  if (start < 0) return [NO_CELL];
  const { rows, columns } = geometry;
  const { row, column } = geometry.cells[start];
  const step = stepFrom(row, column, rows, columns);
  if (!step) return [NO_CELL];
  const cells: Cell[] = [];
  for (let k = 0; ; k++) {
    const cell = cellIn(geometry, row + k * step[0], column + k * step[1]);
    if (cell === undefined) return cells;
    cells.push(cell);
  }
}

function stepFrom(row: number, column: number, rows: number, columns: number): [number, number] | undefined {
  if (column === 0 && row < rows - 1) return [1, 1];
  if (column === columns - 1 && row > 0 && row < rows - 1) return [-1, -1];
  if (row === 0 && column > 0) return [1, -1];
  return row === rows - 1 && column > 0 && column < columns - 1 ? [-1, 1] : undefined;
}

export function touchingPairs(cells: readonly Cell[], geometry: Geometry): Cell[][] {
  return cells.flatMap((cell, at) => {
    const beside = cell < 0 ? [] : neighboursOf(geometry, cell);
    return cells.slice(at + 1).flatMap((other) => (beside.includes(other) ? [[cell, other]] : []));
  });
}
