/** The player's drawing over a board: colours of candidates, lines between candidates and cells. */
import { type Digit, type DigitSet, digitsIn, type Geometry, symbolOf } from 'pencilmark';
import type { ColourSet } from './colours.ts';
import { COLOUR_NAMES, colourFigure } from './colours.ts';
import type { Point } from './figures.ts';
import { drawMarks, markPlace } from './marks.ts';
import { BASELINE, CELL } from './measures.ts';
import { round } from './shapes.ts';

/** An end of a line: a candidate, or the whole cell if `digit` is 0. */
export interface PenEnd {
  readonly cell: number;
  readonly digit: Digit;
}

/** A line of the pen, from one candidate or cell to another. */
export interface PenLine {
  readonly from: PenEnd;
  readonly to: PenEnd;
  readonly style: 'plain' | 'strong' | 'weak';
  /** From 1. */
  readonly colour: number;
}

/** The parts of a board that affect the pen drawing. */
export interface PenBoard {
  readonly geometry: Geometry;
  readonly digits: readonly Digit[];
  readonly corner: readonly DigitSet[];
  readonly centre: readonly DigitSet[];
  /** One list per cell, at `digit − 1` the colours of that candidate; an empty list if none has any. */
  readonly candidateColours: readonly (readonly ColourSet[])[];
  readonly lines: readonly PenLine[];
}

/** A coloured candidate: stripes of a disc, with the digit, which is written on it again. */
export interface PenDisc extends Point {
  readonly radius: number;
  /** Each colour's part of the disc as a path, and its figure. */
  readonly parts: readonly { readonly colour: number; readonly path: string; readonly figure: string }[];
  readonly text: string;
  readonly font: number;
}

/** A line drawn by hand. */
export interface PenStroke {
  readonly style: PenLine['style'];
  readonly colour: number;
  readonly path: string;
  /** The colour's figure in the middle of the line, to identify it without its hue. */
  readonly figure: string;
  readonly middle: Point;
}

/** The discs and strokes of the pen: coloured candidates and the lines between them. */
export function drawPen(board: PenBoard): { readonly discs: PenDisc[]; readonly strokes: PenStroke[] } {
  const discs = board.candidateColours.flatMap((own, cell) =>
    own.flatMap((colours, index) =>
      colours === 0 || board.digits[cell] !== 0 ? [] : [discOf(board, { cell, digit: index + 1 }, colours)],
    ),
  );
  return { discs, strokes: board.lines.map((line) => strokeOf(board, line)) };
}

/** The candidate whose mark is nearest to a point in a cell; the upper left corner is (0, 0). */
export function candidateAt(
  board: Pick<PenBoard, 'geometry' | 'corner' | 'centre'>,
  cell: number,
  { x, y }: Point,
): Digit {
  const { symbols } = board.geometry;
  let best = 1;
  let least = Infinity;
  for (let digit = 1; digit <= symbols.length; digit++) {
    const place = placeIn(board, { cell, digit });
    const distance = Math.hypot(place.x - x, place.y - y);
    if (distance < least) [best, least] = [digit, distance];
  }
  return best;
}

type Marks = Pick<PenBoard, 'geometry' | 'corner' | 'centre'>;

/** The place of a candidate's mark in its cell, whether or not it is shown. */
function placeIn({ geometry, corner, centre }: Marks, { cell, digit }: PenEnd): Point & { font: number } {
  const { symbols } = geometry;
  const written = drawMarks({ corner: corner[cell], centre: centre[cell], emphasis: 0 }, symbols);
  const mark = written.find(({ text }) => text === symbols[digit - 1]);
  if (!mark) return markPlace(digit, symbols.length);
  return { x: mark.x, y: round(mark.y - mark.font * BASELINE), font: mark.font };
}

function discOf(board: PenBoard, end: PenEnd, colours: ColourSet): PenDisc {
  const { x, y, font } = placeOn(board, end);
  const radius = round(font * 0.62);
  const members = digitsIn(colours).filter((colour) => colour <= COLOUR_NAMES.length);
  const parts = members.map((colour, k) => ({
    colour,
    path: stripe({ x, y }, radius, k / members.length, (k + 1) / members.length),
    figure: `M${round(x + (members.length === 1 ? 0 : ((k + 0.5) / members.length - 0.5) * radius * 1.4))} ${round(y - radius * 0.72)}${colourFigure(colour)}`,
  }));
  return { x, y, radius, parts, text: symbolOf(board.geometry, end.digit), font };
}

/** The part of a disc between two shares of its width. */
function stripe({ x, y }: Point, radius: number, from: number, to: number): string {
  const edge = (share: number): [number, number] => {
    const across = (share * 2 - 1) * radius;
    return [round(x + across), round(Math.sqrt(Math.max(0, radius * radius - across * across)))];
  };
  const [left, leftHeight] = edge(from);
  const [right, rightHeight] = edge(to);
  const arc = `A${radius} ${radius} 0 0 1`;
  return `M${left} ${round(y - leftHeight)}${arc} ${right} ${round(y - rightHeight)}V${round(y + rightHeight)}${arc} ${left} ${round(y + leftHeight)}z`;
}

/** The centre of an end on the canvas. */
function placeOn(board: PenBoard, end: PenEnd): Point & { font: number } {
  const { row, column } = board.geometry.cells[end.cell];
  const local = isWhole(board, end) ? { x: CELL / 2, y: CELL / 2, font: 0 } : placeIn(board, end);
  return { x: column * CELL + local.x, y: row * CELL + local.y, font: local.font };
}

function isWhole({ digits }: PenBoard, { cell, digit }: PenEnd): boolean {
  return digit === 0 || digits[cell] !== 0;
}

/** A slight arc from rim to rim, so that the line stands out from what it crosses. */
function strokeOf(board: PenBoard, { from, to, style, colour }: PenLine): PenStroke {
  const [a, b] = [placeOn(board, from), placeOn(board, to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const bend = style === 'plain' ? 0 : style === 'strong' ? 0.08 : -0.08;
  const middle = {
    x: (a.x + b.x) / 2 - (b.y - a.y) * bend,
    y: (a.y + b.y) / 2 + (b.x - a.x) * bend,
  };
  const rim = ({ font }: { font: number }): number => Math.min(font * 0.62, length / 3);
  const toward = (from: Point, reach: number): string => {
    const way = Math.hypot(middle.x - from.x, middle.y - from.y) || 1;
    return `${round(from.x + ((middle.x - from.x) * reach) / way)} ${round(from.y + ((middle.y - from.y) * reach) / way)}`;
  };
  const path = `M${toward(a, rim(a))}Q${round(2 * middle.x - (a.x + b.x) / 2)} ${round(2 * middle.y - (a.y + b.y) / 2)} ${toward(b, rim(b))}`;
  const [x, y] = [round(middle.x), round(middle.y)];
  return { style, colour, path, figure: `M${x} ${y}${colourFigure(colour)}`, middle: { x, y } };
}
