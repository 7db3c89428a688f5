/** Marks around single candidates: rings, diamonds, strokes, and the ink of the digits themselves. */
import type { Candidate, Geometry } from 'pencilmark';
import type { Drawing, DrawingPart } from './drawing.ts';
import { crossLine, diamondLine, ringLine } from './figures.ts';
import { CELL } from './measures.ts';
import type { TextRole } from './roles.ts';
import { line, type Shape } from './shapes.ts';
import { keyOf, placeOf } from './step-board.ts';

/** What is done to a candidate. */
export type Mark = 'kept' | 'fin' | 'struck' | 'placed';

export type Marks = ReadonlyMap<string, Candidate & { readonly mark: Mark }>;

const INKS: Readonly<Record<Mark, TextRole>> = {
  kept: 'kept',
  fin: 'kept',
  struck: 'struck',
  placed: 'emphasis',
};

/** The drawing of a board with candidates marked, and further lines below the marks. */
export function withMarks(
  drawing: Drawing,
  geometry: Geometry,
  marks: Marks,
  lines: readonly Shape[],
): Drawing {
  const parts = drawing.parts.map((part) => withInk(part, geometry, marks));
  const over = { x: 0, y: 0, shapes: [...lines, ...markLines(geometry, marks)] };
  return { view: drawing.view, parts: [...parts, over] };
}

/** Gives the marked candidates of a cell's part their ink. */
function withInk(part: DrawingPart, geometry: Geometry, marks: Marks): DrawingPart {
  const cell = geometry.cellAt[(part.y / CELL) * geometry.columns + part.x / CELL];
  const shapes = part.shapes.map((shape): Shape => {
    if (shape.kind !== 'text' || shape.role !== 'corner') return shape;
    const marked = marks.get(keyOf({ cell, digit: geometry.symbols.indexOf(shape.text) + 1 }));
    return marked ? { ...shape, role: INKS[marked.mark] } : shape;
  });
  return { ...part, shapes };
}

function markLines(geometry: Geometry, marks: Marks): Shape[] {
  const paths: Record<Mark, string> = { kept: '', fin: '', struck: '', placed: '' };
  for (const { cell, digit, mark } of marks.values()) {
    const { x, y, radius } = placeOf(geometry, { cell, digit });
    const at = { x, y };
    if (mark === 'kept') paths.kept += ringLine(at, radius);
    else if (mark === 'fin') paths.fin += diamondLine(at, radius);
    else if (mark === 'struck') paths.struck += crossLine(at, radius);
    else paths.placed += ringLine(at, radius);
  }
  return [
    line('ring-line', paths.kept),
    line('fin-line', paths.fin),
    line('strike-line', paths.struck),
    line('place-line', paths.placed),
  ].filter(({ path }) => path !== '');
}
