/** Marks of single candidates: each has its own shape as well as its colour. */
import type { Candidate, Geometry } from 'pencilmark';
import type { Drawing, DrawingPart } from './drawing.ts';
import { boxLine, crossLine, diamondLine, ringLine } from './figures.ts';
import { CELL } from './measures.ts';
import type { LineRole, TextRole } from './roles.ts';
import type { Ruled } from './rules/draw-rules.ts';
import { fill, line, type AnyShape, type Shape } from './shapes.ts';
import { keyOf, placeOf } from './step-board.ts';

/** The conclusions and states of a candidate. */
export type Mark =
  | 'kept'
  /** A candidate of a set of cells that the proof does not mention. */
  | 'held'
  | 'fin'
  | 'endo-fin'
  /** A consequence of an assumption. */
  | 'true'
  | 'colour-1'
  | 'colour-2'
  | 'colour-3'
  | 'colour-4'
  | 'struck'
  | 'placed';

export type Marks = ReadonlyMap<string, Candidate & { readonly mark: Mark }>;

const INKS: Readonly<Record<Mark, TextRole>> = {
  kept: 'kept',
  held: 'kept',
  fin: 'kept',
  'endo-fin': 'on-disc',
  true: 'on-disc',
  'colour-1': 'on-disc',
  'colour-2': 'kept',
  'colour-3': 'on-disc',
  'colour-4': 'kept',
  struck: 'struck',
  placed: 'on-disc',
};

/** The drawing of a board with marked candidates, and further lines below the marks. */
export function withMarks(
  { parts, ...frame }: Drawing,
  board: Ruled,
  marks: Marks,
  lines: readonly Shape[],
): Drawing {
  const [below, ...rest] = parts.map((part) => withInk(part, board.geometry, marks));
  return {
    ...frame,
    parts: [
      { ...below, shapes: [...below.shapes, ...markBackgrounds(board, marks)] },
      ...rest,
      { x: 0, y: 0, shapes: [...lines, ...markLines(board, marks)] },
    ],
  };
}

/** Sets the ink of the marked candidates in the part of a cell. */
function withInk(part: DrawingPart, geometry: Geometry, marks: Marks): DrawingPart {
  const cell = geometry.cellAt[(part.y / CELL) * geometry.columns + part.x / CELL];
  const shapes = part.shapes.map((shape): AnyShape => {
    if (shape.kind !== 'text' || !isCandidate(shape.role)) return shape;
    const marked = marks.get(keyOf({ cell, digit: geometry.symbols.indexOf(shape.text) + 1 }));
    return marked ? { ...shape, role: INKS[marked.mark] } : shape;
  });
  return { ...part, shapes };
}

/** Whether a text is a candidate in its place: a corner mark of the player's, or a digit that the rules allow there. */
function isCandidate(role: TextRole): boolean {
  return role === 'corner' || role === 'allowed';
}

/** Backgrounds of marks, painted below the digits. */
function markBackgrounds(board: Ruled, marks: Marks): Shape[] {
  let path = '';
  for (const candidate of marks.values()) {
    const { x, y, radius } = placeOf(board, candidate);
    if (candidate.mark === 'endo-fin') path += diamondLine({ x, y }, radius);
    else if (candidate.mark === 'colour-3') path += boxLine({ x, y }, radius);
    else if (INKS[candidate.mark] === 'on-disc') path += ringLine({ x, y }, radius);
  }
  return path === '' ? [] : [fill('disc', path)];
}

const LINES: Readonly<Partial<Record<Mark, readonly [LineRole, typeof ringLine]>>> = {
  kept: ['ring-line', ringLine],
  'colour-2': ['ring-line', ringLine],
  'colour-4': ['ring-line', boxLine],
  fin: ['fin-line', diamondLine],
  struck: ['strike-line', crossLine],
  placed: ['place-line', (at, radius) => ringLine(at, radius * 1.2)],
};

function markLines(board: Ruled, marks: Marks): Shape[] {
  const paths = new Map<LineRole, string>();
  for (const candidate of marks.values()) {
    const drawn = LINES[candidate.mark];
    if (!drawn) continue;
    const { x, y, radius } = placeOf(board, candidate);
    paths.set(drawn[0], (paths.get(drawn[0]) ?? '') + drawn[1]({ x, y }, radius));
  }
  const order: readonly LineRole[] = ['ring-line', 'fin-line', 'strike-line', 'place-line'];
  return order.flatMap((role) => (paths.has(role) ? [line(role, paths.get(role)!)] : []));
}
