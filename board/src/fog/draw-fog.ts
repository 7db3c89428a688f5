/** Fog over a board: its cover, and the cells in fog. */
import type { Cell, DrawnFog, Geometry } from 'pencilmark';
import { cellRectangles } from '../frame.ts';
import { CELL } from '../measures.ts';
import { fill, line, type Shape } from '../shapes.ts';

/** The cells in fog: all except those that are lit, and the neighbours of lamps. */
export function foggyCells({ cells }: Geometry, { cells: lit, lamps = [] }: DrawnFog): ReadonlySet<Cell> {
  const foggy = new Set(cells.keys());
  for (const cell of lit) foggy.delete(cell);
  for (const lamp of lamps) {
    if (!(lamp in cells)) continue;
    const { row, column } = cells[lamp];
    for (const [cell, at] of cells.entries())
      if (Math.abs(at.row - row) <= 1 && Math.abs(at.column - column) <= 1) foggy.delete(cell);
  }
  return foggy;
}

/** The vertical distance between the strokes over a cell, and the height of each. */
const STEP = 25;
const FALL = 18;

/** The cover and its pattern, which distinguishes fog from any colour. */
export function drawCover(geometry: Geometry, foggy: Iterable<Cell>): Shape[] {
  const cells = [...foggy];
  if (cells.length === 0) return [];
  const strokes = cells.map((cell) => {
    const { row, column } = geometry.cells[cell];
    return Array.from(
      { length: CELL / STEP },
      (_, at) => `M${column * CELL} ${row * CELL + at * STEP + 3}l${CELL} ${FALL}`,
    ).join('');
  });
  return [fill('fog', cellRectangles(geometry, cells)), line('fog-line', strokes.join(''))];
}
