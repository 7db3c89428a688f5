import {
  type Candidate,
  type Cell,
  digitsIn,
  type Geometry,
  type HouseRole,
  keptOn,
  type Step,
  subjectOf,
} from 'pencilmark';
import { outlineOf } from './outline.ts';
import { type CellLook, EMPTY_LOOK } from './cell-drawing.ts';
import { drawBoard, type Drawing, type DrawingPart } from './drawing.ts';
import { crossLine, diamondLine, ringLine } from './figures.ts';
import { linksOf } from './links.ts';
import { CELL } from './measures.ts';
import type { TextRole } from './roles.ts';
import { line, type Shape } from './shapes.ts';
import { keyOf, placeOf, type StepBoard } from './step-board.ts';
import { svgOf, type SvgOptions } from './svg.ts';

/**
 * Draws a step over the board on which it was found: its houses shaded, the cells that prove it and those that
 * change on grounds of their own, the candidates of the proof ringed, fins in a diamond, what falls struck, links
 * as curves, strong ones solid and weak ones dashed. Every mark has a shape besides its colour.
 */
export function drawStep(board: StepBoard, step: Step): Drawing {
  const { geometry, givens, digits, candidates } = board;
  const { proving, changed } = subjectOf(step);
  const marks = marksOf(board, step);
  const { sets = [] } = step.evidence;
  const looks = digits.map((digit, cell): CellLook => ({
    ...EMPTY_LOOK,
    digit,
    corner: candidates[cell],
    origin: givens[cell] === 0 ? 'entry' : 'given',
  }));
  const drawing = drawBoard({
    geometry,
    looks,
    highlights: [
      { role: 'peer', cells: houseCells(geometry, step, ['cover']) },
      { role: 'house', cells: houseCells(geometry, step, ['home', 'base']) },
      { role: 'proof', cells: proving },
      { role: 'same', cells: sets.filter((_, k) => k % 2 === 1).flatMap((set) => set.cells) },
      { role: 'change', cells: changed },
    ],
  });
  // Sets that lie side by side are told apart by a line around each.
  const outlines = sets.map(({ cells }, k) => outlineOf(geometry, cells, 4 + (k % 3) * 3)).join('');
  const over = [
    ...(outlines === '' ? [] : [line('group-line', outlines)]),
    ...linksOf(board, step, [...marks.keys()]),
    ...markLines(geometry, marks),
  ];
  const parts = drawing.parts.map((part) => withInk(part, geometry, marks));
  return { view: drawing.view, parts: [...parts, { x: 0, y: 0, shapes: over }] };
}

function houseCells(geometry: Geometry, { evidence }: Step, roles: readonly HouseRole[]): Cell[] {
  const houses = evidence.houses?.filter(({ role }) => roles.includes(role)) ?? [];
  return houses.flatMap(({ house }) => geometry.houses[house].cells);
}

/** The same as the text of an SVG file. */
export function stepSvg(board: StepBoard, step: Step, options: SvgOptions = {}): string {
  return svgOf(drawStep(board, step), options);
}

/** What is done to a candidate. */
type Mark = 'kept' | 'fin' | 'struck' | 'placed';

type Marks = ReadonlyMap<string, Candidate & { readonly mark: Mark }>;

const INKS: Readonly<Record<Mark, TextRole>> = {
  kept: 'kept',
  fin: 'kept',
  struck: 'struck',
  placed: 'emphasis',
};

/** The marks by candidate. What changes is told before what proves: a candidate may do both. */
function marksOf({ candidates }: StepBoard, step: Step): Marks {
  const subject = subjectOf(step);
  const marks = new Map<string, Candidate & { mark: Mark }>();
  const add = (list: readonly Candidate[], mark: Mark): void => {
    for (const { cell, digit } of list) {
      if (digitsIn(candidates[cell]).includes(digit))
        marks.set(keyOf({ cell, digit }), { cell, digit, mark });
    }
  };
  add(keptOn(subject, candidates), 'kept');
  add(subject.fins, 'fin');
  add(subject.struck, 'struck');
  add(subject.placed, 'placed');
  return marks;
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
