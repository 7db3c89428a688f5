import {
  type Candidate,
  type Cell,
  digitsIn,
  type Geometry,
  type HouseRole,
  keptOn,
  type Mentions,
  type Step,
  subjectOf,
} from 'pencilmark';
import { type Mark, type Marks, withMarks } from './candidate-marks.ts';
import { outlineOf } from './outline.ts';
import { type CellLook, EMPTY_LOOK } from './cell-drawing.ts';
import { drawBoard, type Drawing } from './drawing.ts';
import { linksOf } from './links.ts';
import { line } from './shapes.ts';
import { keyOf, type StepBoard } from './step-board.ts';
import { svgOf, type SvgOptions } from './svg.ts';

/**
 * Draws a step over the board on which it was found: its houses shaded, the cells that prove it and those that
 * change on grounds of their own, the candidates of the proof ringed, fins in a diamond, what falls struck, links
 * as curves, strong ones solid and weak ones dashed. Every mark has a shape besides its colour.
 */
export function drawStep(board: StepBoard, step: Step): Drawing {
  const { geometry } = board;
  const { proving, changed } = subjectOf(step);
  const marks = marksOf(board, step);
  const { sets = [] } = step.evidence;
  const drawing = drawBoard({
    geometry,
    looks: looksOf(board),
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
  return withMarks(drawing, geometry, marks, [
    ...(outlines === '' ? [] : [line('group-line', outlines)]),
    ...linksOf(board, step, [...marks.keys()]),
  ]);
}

/**
 * Draws what a first look at a step is told: the houses, cells and candidates named, and nothing of what follows.
 */
export function drawGlance(board: StepBoard, { houses, cells, candidates }: Mentions): Drawing {
  const { geometry } = board;
  const drawing = drawBoard({
    geometry,
    looks: looksOf(board),
    highlights: [
      { role: 'house', cells: houses.flatMap((house) => geometry.houses[house].cells) },
      { role: 'proof', cells },
    ],
  });
  const kept = candidates.filter(({ cell, digit }) => digitsIn(board.candidates[cell]).includes(digit));
  const marks = new Map(kept.map((candidate) => [keyOf(candidate), { ...candidate, mark: 'kept' as const }]));
  return withMarks(drawing, geometry, marks, []);
}

function looksOf({ givens, digits, candidates }: StepBoard): CellLook[] {
  return digits.map((digit, cell) => ({
    ...EMPTY_LOOK,
    digit,
    corner: candidates[cell],
    origin: givens[cell] === 0 ? 'entry' : 'given',
  }));
}

function houseCells(geometry: Geometry, { evidence }: Step, roles: readonly HouseRole[]): Cell[] {
  const houses = evidence.houses?.filter(({ role }) => roles.includes(role)) ?? [];
  return houses.flatMap(({ house }) => geometry.houses[house].cells);
}

/** The same as the text of an SVG file. */
export function stepSvg(board: StepBoard, step: Step, options: SvgOptions = {}): string {
  return svgOf(drawStep(board, step), options);
}

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
