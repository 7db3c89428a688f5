import type { CellLook } from '../cell-drawing.ts';
import { CELL } from '../measures.ts';
import { round, type Shape } from '../shapes.ts';

/** The share of a cell available to its marks if there is a label. */
const SHARE = 0.82;

/** The shapes of a cell with a rule's label in its upper left corner, which its marks avoid. */
export function besideLabel(look: CellLook, shapes: readonly Shape[]): readonly Shape[] {
  return look.digit === 0 ? shapes.map(moved) : shapes;
}

/** A smaller copy, shifted towards the lower right corner. */
function moved(shape: Shape): Shape {
  if (shape.kind !== 'text') return shape;
  const at = (place: number): number => round(CELL - (CELL - place) * SHARE);
  return { ...shape, x: at(shape.x), y: at(shape.y), font: round(shape.font * SHARE) };
}
