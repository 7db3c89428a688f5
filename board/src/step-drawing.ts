import {
  barsOf,
  type Cell,
  digitsIn,
  type Geometry,
  type HouseIndex,
  type HouseRole,
  type Mentions,
  type Step,
  highlightsOf,
} from 'pencilmark';
import { withMarks } from './candidate-marks.ts';
import { type CellLook, EMPTY_LOOK } from './cell-drawing.ts';
import { drawBoard, type Drawing, type Highlight, rulesOf } from './drawing.ts';
import { linksOf } from './links.ts';
import { CELL } from './measures.ts';
import { outlineOf } from './outline.ts';
import type { FillRole } from './roles.ts';
import { fill, line, rectangle, type Shape } from './shapes.ts';
import { keyOf, type StepBoard, stepBoardOf, type StepSource } from './step-board.ts';
import { marksOf } from './step-marks.ts';
import { svgOf, type SvgOptions } from './svg.ts';

/**
 * Draws a step over the board, or the position, on which it was found: its houses shaded, those that cover the pattern framed, the cells
 * of the proof and those that change on backgrounds of their own, sets of cells framed and lettered as in the text,
 * candidates with the marks of `candidate-marks.ts`, links as curves, strong ones solid and weak ones dashed. `looks`:
 * the cells as the player left them; each marked candidate must be in them as a corner mark or an allowed digit.
 * `part`: a part of the step; only that part is drawn, at its place in the whole.
 */
export function drawStep(source: StepSource, step: Step, looks?: readonly CellLook[], part = step): Drawing {
  const board = stepBoardOf(source);
  return drawStepOn(board, step, looks ?? looksOf(board), part);
}

function drawStepOn(board: StepBoard, step: Step, looks: readonly CellLook[], part: Step): Drawing {
  const { geometry } = board;
  const marks = marksOf(board, part);
  const drawing = drawBoard({
    geometry,
    looks,
    highlights: backgroundsOf(board, part),
    rules: rulesOf(board),
  });
  return withMarks(drawing, board, marks, [
    ...frameLines(geometry, part),
    ...colouredFrame(geometry, looks, part),
    ...linksOf(board, step, part === step ? marks : marksOf(board, step), part),
  ]);
}

/** Draws the first hint at a step: the houses, cells and candidates that it mentions, without conclusions. */
export function drawGlance(
  source: StepSource,
  { houses, cells, candidates }: Mentions,
  looks?: readonly CellLook[],
): Drawing {
  const board = stepBoardOf(source);
  const { geometry } = board;
  const drawing = drawBoard({
    geometry,
    looks: looks ?? looksOf(board),
    highlights: [
      { role: 'house', cells: houses.flatMap((house) => geometry.houses[house].cells) },
      { role: 'proof', cells },
    ],
    rules: rulesOf(board),
  });
  const kept = candidates.filter(({ cell, digit }) => digitsIn(board.candidates[cell]).includes(digit));
  const marks = new Map(kept.map((candidate) => [keyOf(candidate), { ...candidate, mark: 'kept' as const }]));
  return withMarks(drawing, board, marks, []);
}

function looksOf({ givens, digits, candidates }: StepBoard): CellLook[] {
  return digits.map((digit, cell) => ({
    ...EMPTY_LOOK,
    digit,
    corner: candidates[cell],
    origin: givens[cell] === 0 ? 'entry' : 'given',
  }));
}

/** The same as the text of an SVG file. */
export function stepSvg(source: StepSource, step: Step, options: SvgOptions = {}): string {
  return svgOf(drawStep(source, step), options);
}

function backgroundsOf(board: StepBoard, step: Step): Highlight[] {
  const { geometry } = board;
  const { proving, changed } = highlightsOf(step);
  const roofs = step.technique === 'bug-plus-1' ? changed.flatMap((cell) => geometry.housesOf[cell]) : [];
  const shaded = [...housesWith(step, ['home', 'base']), ...roofs];
  return [
    { role: 'peer', cells: cellsOf(geometry, housesWith(step, ['cover'])) },
    { role: 'house', cells: cellsOf(geometry, shaded) },
    { role: 'same', cells: barsOf(geometry, board.digits, step)?.cells ?? [] },
    { role: 'proof', cells: proving },
    ...groupsOf(step).map((cells, k) => ({ role: GROUNDS[k % GROUNDS.length], cells })),
    { role: 'change', cells: changed },
  ];
}

/** A cell that the player coloured keeps its colour; if that hides the background of a step, a frame replaces it. */
function colouredFrame(geometry: Geometry, looks: readonly CellLook[], step: Step): Shape[] {
  const { proving, changed } = highlightsOf(step);
  const hidden = [...new Set([...proving, ...changed])].filter(
    (cell) => (looks.at(cell)?.colours ?? 0) !== 0,
  );
  return hidden.length === 0 ? [] : [line('cover-line', outlineOf(geometry, hidden, 5))];
}

function housesWith({ evidence }: Step, roles: readonly HouseRole[]): HouseIndex[] {
  return (evidence.houses ?? []).filter(({ role }) => roles.includes(role)).map(({ house }) => house);
}

function cellsOf(geometry: Geometry, houses: readonly HouseIndex[]): Cell[] {
  return houses.flatMap((house) => geometry.houses[house].cells);
}

/** Backgrounds for adjacent sets, in order. */
const GROUNDS: readonly FillRole[] = ['proof', 'same', 'colour-7', 'colour-2', 'colour-5', 'colour-8'];

/** Sets of cells that must be distinguished: almost locked sets, the three parts of Sue de Coq. */
function groupsOf({ technique, evidence }: Step): (readonly Cell[])[] {
  const { sets = [], cells = [] } = evidence;
  if (technique === 'sue-de-coq') return cells.map((part) => part.cells);
  return sets.map((set) => set.cells);
}

/** Frames of covers and sets; sets with letters in the text have them on the edge of their first cell. */
function frameLines(geometry: Geometry, step: Step): Shape[] {
  const covers = [...new Set(housesWith(step, ['cover']))];
  const coverLine = covers.map((house) => outlineOf(geometry, geometry.houses[house].cells, 3)).join('');
  const groups = groupsOf(step);
  const groupLine = groups.map((cells, k) => outlineOf(geometry, cells, 5 + (k % 3) * 3)).join('');
  const letters = (step.evidence.sets ?? []).flatMap(({ cells }, k) => letterShapes(geometry, cells[0], k));
  const lines = [line('cover-line', coverLine), line('group-line', groupLine)];
  return [...lines.filter(({ path }) => path !== ''), ...letters];
}

/** On the upper edge of the cell, or the lower edge in the top row, where no mark is in the way. */
function letterShapes(geometry: Geometry, cell: Cell, index: number): Shape[] {
  const { row, column } = geometry.cells[cell];
  const y = (row === 0 ? 1 : row) * CELL;
  const x = column * CELL + 13 + (index % 3) * 3;
  return [
    fill('surface', rectangle(x - 9, y - 9, 18, 18)),
    { kind: 'text', role: 'kept', x, y: y + 6, font: 18, text: String.fromCharCode(65 + (index % 26)) },
  ];
}
