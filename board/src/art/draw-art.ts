/** The drawings that a setter put on a board, as shapes in two layers. */
import type { Cell, Drawing, DrawnCage, DrawnColour, DrawnLine, DrawnSign, Geometry } from 'pencilmark';
import type { Point } from '../figures.ts';
import { BASELINE, CELL } from '../measures.ts';
import { outlineOf } from '../outline.ts';
import { type ArtShape, type ArtText, rectangle, round } from '../shapes.ts';
import { type Paint, paintOf } from './colour.ts';

/** A setter's drawings in three layers. */
export interface Art {
  /** Areas that fill whole cells: a player's colours are drawn over them. */
  readonly back: readonly (ArtShape | ArtText)[];
  /** Below the grid lines. */
  readonly below: readonly (ArtShape | ArtText)[];
  /** Above the grid lines but below the digits. */
  readonly over: readonly (ArtShape | ArtText)[];
  /** How far it extends beyond the board on each side, in the drawing's units. */
  readonly room: {
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
    readonly left: number;
  };
}

/** The maximum extent of drawings beyond the board. Anything farther out would cover the page, and is left out. */
const BESIDE = 3 * CELL;

/** Maximum number of drawings: more than any setter draws by hand, but a link could contain any number. */
const MOST = 5_000;

export function drawArt(geometry: Geometry, drawings: readonly Drawing[]): Art {
  const bounds: Bounds = {
    left: -BESIDE,
    top: -BESIDE,
    right: geometry.columns * CELL + BESIDE,
    bottom: geometry.rows * CELL + BESIDE,
  };
  const drawn = drawings.slice(0, MOST);
  const of = <S extends Drawing['shape']>(...shapes: readonly S[]): Extract<Drawing, { shape: S }>[] =>
    drawn.filter((drawing): drawing is Extract<Drawing, { shape: S }> => shapes.includes(drawing.shape as S));
  const signs = of('rectangle', 'oval', 'text');
  const drawSigns = (below: boolean): Placed[] =>
    signs
      .filter((sign) => (sign.below ?? false) === below)
      .map((sign) => (isArea(sign) ? { ...sign, fill: 'none' } : sign))
      .flatMap((sign) => drawSign(sign, bounds));
  const back = [
    ...of('colour').flatMap((area) => drawColours(geometry, area)),
    ...signs.filter(isArea).flatMap(({ border: _, text: _text, ...area }) => drawSign(area, bounds)),
  ];
  const below = [
    ...drawSigns(true),
    ...of('line').flatMap((line) => drawLine(line, bounds)),
    ...of('cage').flatMap((cage) => drawCage(geometry, cage)),
  ];
  const over = drawSigns(false);
  return {
    back: back.flatMap(shapesOf),
    below: below.flatMap(shapesOf),
    over: over.flatMap(shapesOf),
    room: roomFor(geometry, [...back, ...below, ...over]),
  };
}

/** Whether a sign below the grid lines fills a whole cell or more. */
function isArea({ shape, fill, below, width = 0, height = 0 }: DrawnSign): boolean {
  return shape === 'rectangle' && below === true && fill !== undefined && Math.min(width, height) > 0.9;
}

interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Shapes, and their bounds. */
interface Placed extends Bounds {
  readonly shapes: readonly (ArtShape | ArtText)[];
}

function shapesOf({ shapes }: Placed): readonly (ArtShape | ArtText)[] {
  return shapes;
}

function roomFor({ rows, columns }: Geometry, placed: readonly Placed[]): Art['room'] {
  const room = { top: 0, right: 0, bottom: 0, left: 0 };
  for (const { left, top, right, bottom } of placed) {
    room.left = Math.max(room.left, -left);
    room.top = Math.max(room.top, -top);
    room.right = Math.max(room.right, right - columns * CELL);
    room.bottom = Math.max(room.bottom, bottom - rows * CELL);
  }
  return {
    top: Math.ceil(room.top),
    right: Math.ceil(room.right),
    bottom: Math.ceil(room.bottom),
    left: Math.ceil(room.left),
  };
}

function place(box: Bounds, shapes: readonly (ArtShape | ArtText | undefined)[], bounds: Bounds): Placed[] {
  const seen = shapes.filter((shape) => shape !== undefined);
  const isInside =
    box.left >= bounds.left &&
    box.top >= bounds.top &&
    box.right <= bounds.right &&
    box.bottom <= bounds.bottom;
  return seen.length > 0 && isInside ? [{ ...box, shapes: seen }] : [];
}

/** The default for drawings without a colour. */
const GREY = paintOf('#a0a0a0');
const INK = paintOf('#000000')!;

const BORDER = 3;

function drawSign(sign: DrawnSign, bounds: Bounds): Placed[] {
  const middle = { x: sign.centre[1] * CELL, y: sign.centre[0] * CELL };
  const [width, height] = [sign.width ?? 0, sign.height ?? 0].map((length) => Math.abs(length) * CELL);
  const box = boxAround(middle, width, height, sign.angle ?? 0);
  const [fill, stroke] = [paintOf(sign.fill), paintOf(sign.border)];
  const path =
    sign.shape === 'text' || width === 0 || height === 0 ? '' : outline(sign, middle, width, height);
  const ground: ArtShape | undefined =
    path !== '' && (fill || stroke)
      ? { kind: 'art', role: 'art', path, ...(fill && { fill }), ...(stroke && { stroke, width: BORDER }) }
      : undefined;
  return [...place(box, [ground], bounds), ...drawText(sign, middle, bounds)];
}

function boxAround({ x, y }: Point, width: number, height: number, angle: number): Bounds {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const [right, down] = [(width * cos + height * sin) / 2, (width * sin + height * cos) / 2];
  return { left: x - right, right: x + right, top: y - down, bottom: y + down };
}

/** A long oval is a pill shape, for example around two cells. */
function outline({ shape, angle = 0 }: DrawnSign, middle: Point, width: number, height: number): string {
  const turned = turner(middle, angle);
  const [w, h] = [width / 2, height / 2];
  const at = (right: number, down: number): string => turned({ x: middle.x + right, y: middle.y + down });
  if (shape === 'rectangle') return `M${at(-w, -h)}L${at(w, -h)}L${at(w, h)}L${at(-w, h)}z`;
  const r = Math.min(w, h);
  const arc = `A${round(r)} ${round(r)} 0 0 1 `;
  const corners = [
    at(-w, -h + r),
    at(-w + r, -h),
    at(w - r, -h),
    at(w, -h + r),
    at(w, h - r),
    at(w - r, h),
    at(-w + r, h),
    at(-w, h - r),
  ];
  const [a, b, c, d, e, f, g, i] = corners;
  return `M${a}${arc}${b}L${c}${arc}${d}L${e}${arc}${f}L${g}${arc}${i}z`;
}

function turner({ x, y }: Point, angle: number): (point: Point) => string {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return (point) => {
    const [dx, dy] = [point.x - x, point.y - y];
    return `${round(x + dx * cos - dy * sin)} ${round(y + dx * sin + dy * cos)}`;
  };
}

/** Longer texts belong in the rules of a puzzle. */
const LONGEST = 120;
/** The average width of a letter, as a share of the font size. */
const LETTER = 0.58;

function drawText(
  { text, textColour, textSize = 1, angle = 0 }: DrawnSign,
  middle: Point,
  bounds: Bounds,
): Placed[] {
  const words = (text ?? '').replace(/\s+/g, ' ').trim().slice(0, LONGEST);
  if (words === '' || !(textSize > 0)) return [];
  const letters = Math.max(1, [...words].length * LETTER);
  // A text that would extend beyond the page is made smaller.
  const half = Math.max(CELL / 2, Math.min(middle.x - bounds.left, bounds.right - middle.x));
  const font = round(Math.min(50 * textSize, (2 * half) / letters, 6 * CELL));
  const turn = round(((angle % 360) + 360) % 360);
  const shape: ArtText = {
    kind: 'art-text',
    role: 'art',
    x: round(middle.x),
    y: round(middle.y + font * BASELINE),
    font,
    text: words,
    fill: paintOf(textColour) ?? INK,
    ...(turn !== 0 && { angle: turn }),
  };
  return place(boxAround(middle, font * letters, font, turn), [shape], bounds);
}

function drawLine({ points, colour, width = 0.1, head }: DrawnLine, bounds: Bounds): Placed[] {
  const stroke = colour === undefined ? GREY : paintOf(colour);
  const way = points.map(([row, column]): Point => ({ x: column * CELL, y: row * CELL }));
  if (!stroke || way.length < 2 || !(width > 0)) return [];
  const thick = round(Math.min(width, 3) * CELL);
  const path = way.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
  const tip =
    head === undefined
      ? ''
      : headPath(way[way.length - 2], way[way.length - 1], Math.min(Math.abs(head), 2) * CELL);
  const [xs, ys] = [way.map(({ x }) => x), way.map(({ y }) => y)];
  const extremes = (values: readonly number[]): [number, number] =>
    values.reduce(
      ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
      [Infinity, -Infinity],
    );
  const [[left, right], [top, bottom]] = [extremes(xs), extremes(ys)];
  const half = thick / 2;
  const box = { left: left - half, right: right + half, top: top - half, bottom: bottom + half };
  return place(box, [{ kind: 'art', role: 'art', path: path + tip, stroke, width: thick }], bounds);
}

function headPath(from: Point, to: Point, length: number): string {
  const way = Math.atan2(to.y - from.y, to.x - from.x);
  const end = (side: number): string =>
    `${round(to.x - length * Math.cos(way + side))} ${round(to.y - length * Math.sin(way + side))}`;
  return `M${end(0.7)}L${round(to.x)} ${round(to.y)}L${end(-0.7)}`;
}

const INSET = 6;
const LABEL = 22;

function drawCage(geometry: Geometry, { cells, text, colour, textColour }: DrawnCage): Placed[] {
  const own = onBoard(geometry, cells);
  if (own.length === 0) return [];
  const stroke = colour === undefined ? INK : paintOf(colour);
  const first = geometry.cells[own.reduce((least, cell) => Math.min(least, cell))];
  const words = (text ?? '').replace(/\s+/g, ' ').trim().slice(0, LONGEST);
  const width = Math.min(words.length * LETTER * LABEL, geometry.columns * CELL);
  const shapes: (ArtShape | ArtText | undefined)[] = [
    stroke && {
      kind: 'art',
      role: 'art',
      path: outlineOf(geometry, own, INSET),
      stroke,
      width: 2,
      dashed: true,
    },
    words === ''
      ? undefined
      : {
          kind: 'art-text',
          role: 'art',
          x: round(first.column * CELL + 4 + width / 2),
          y: round(first.row * CELL + LABEL),
          font: round(Math.min(LABEL, width / (words.length * LETTER))),
          text: words,
          fill: paintOf(textColour) ?? INK,
        },
  ];
  return shapes.flatMap((shape) => (shape ? [{ ...INSIDE, shapes: [shape] }] : []));
}

/** Drawings on the board need no room beside it. */
const INSIDE: Bounds = { left: 0, top: 0, right: 0, bottom: 0 };

/** Several colours share a cell as stripes. */
function drawColours(geometry: Geometry, { cells, colours }: DrawnColour): Placed[] {
  const paints = colours
    .slice(0, 9)
    .map(paintOf)
    .filter((paint): paint is Paint => paint !== undefined);
  const own = onBoard(geometry, cells);
  return paints.map((fill, index): Placed => {
    const wide = CELL / paints.length;
    const path = own.map((cell) => {
      const { row, column } = geometry.cells[cell];
      return rectangle(column * CELL + index * wide, row * CELL, wide, CELL);
    });
    return { ...INSIDE, shapes: [{ kind: 'art', role: 'art', path: path.join(''), fill }] };
  });
}

function onBoard({ cells }: Geometry, wanted: readonly Cell[]): Cell[] {
  return [...new Set(wanted)].filter((cell) => cell >= 0 && cell < cells.length);
}
