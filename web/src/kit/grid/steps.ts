import { type Cell, cellIn, type Geometry } from 'pencilmark';

export type Step = 'up' | 'down' | 'left' | 'right' | 'row-start' | 'row-end' | 'grid-start' | 'grid-end';

/** The target of a step from a cell. Gaps of the canvas are skipped, and lines wrap around at their ends. */
export function stepFrom(geometry: Geometry, cell: Cell, step: Step): Cell {
  const { row } = geometry.cells[cell];
  const inRow = geometry.cells.flatMap((place, other) => (place.row === row ? [other] : []));
  switch (step) {
    case 'row-start':
      return inRow[0];
    case 'row-end':
      return inRow[inRow.length - 1];
    case 'grid-start':
      return 0;
    case 'grid-end':
      return geometry.cells.length - 1;
    default:
      return neighbour(geometry, cell, step);
  }
}

const OFFSETS = { up: [-1, 0], down: [1, 0], left: [0, -1], right: [0, 1] } as const;

function neighbour(geometry: Geometry, cell: Cell, step: keyof typeof OFFSETS): Cell {
  const { rows, columns } = geometry;
  const [dr, dc] = OFFSETS[step];
  let { row, column } = geometry.cells[cell];
  for (;;) {
    row = (row + dr + rows) % rows;
    column = (column + dc + columns) % columns;
    const found = cellIn(geometry, row, column);
    if (found !== undefined) return found;
  }
}
