import type { CellLook } from '../cell-drawing.ts';
import { CELL } from '../measures.ts';
import { round, type Shape } from '../shapes.ts';

/** The share of a cell that its marks have beside a label. */
const SHARE = 0.82;

/** The shapes of a cell that has a label of a rule in its upper left corner: its marks keep clear of that. */
export function besideLabel(look: CellLook, shapes: readonly Shape[]): readonly Shape[] {
  return look.digit === 0 ? shapes.map(moved) : shapes;
}

/** Smaller, toward the lower right corner. */
function moved(shape: Shape): Shape {
  if (shape.kind !== 'text') return shape;
  const at = (place: number): number => round(CELL - (CELL - place) * SHARE);
  return { ...shape, x: at(shape.x), y: at(shape.y), font: round(shape.font * SHARE) };
}
