/** The drawings on a board of SudokuPad, as data from which its rules can be recognised. */
import type { Cell } from '../../../model/geometry.ts';
import type { DrawnLine, DrawnPlace, DrawnSign } from '../../../puzzle/drawing.ts';
import { fieldOf, itemsOf, type Literal, plainOf } from '../../text/loose-json.ts';
import { cellOf } from '../square-places.ts';

export interface PadSign {
  readonly offset: number;
  readonly centre: DrawnPlace;
  readonly width: number;
  readonly height: number;
  readonly isRound: boolean;
  /** Colours in lower case, without transparency; empty if there is none. */
  readonly fill: string;
  readonly border: string;
  readonly text: string;
  readonly fontSize: number;
  readonly below: boolean;
  readonly drawing: DrawnSign;
}

export interface PadLine {
  readonly offset: number;
  readonly points: readonly DrawnPlace[];
  readonly colour: string;
  /** The thickness in 64ths of a cell. */
  readonly thickness: number;
  readonly drawing: DrawnLine;
}

export function signsIn(root: Literal): PadSign[] {
  return [
    ...itemsOf(fieldOf(root, 'underlays', 'u', 'un')).flatMap((item) => signOf(item, true)),
    ...itemsOf(fieldOf(root, 'overlays', 'o', 'ov')).flatMap((item) => signOf(item, false)),
  ];
}

export function linesIn(root: Literal): PadLine[] {
  return itemsOf(fieldOf(root, 'lines', 'l')).flatMap((item) => lineOf(item, false));
}

export function arrowsIn(root: Literal): PadLine[] {
  return itemsOf(fieldOf(root, 'arrows', 'a', 'ar')).flatMap((item) => lineOf(item, true));
}

function signOf(item: Literal, below: boolean): PadSign[] {
  const centre = placeOf(fieldOf(item, 'center', 'ct'));
  if (!centre) return [];
  const [width, height] = [numberOf(item, 'width', 'w'), numberOf(item, 'height', 'h')];
  const isRound = plainOf(fieldOf(item, 'rounded', 'r')) === true;
  const [fill, border] = [wordOf(item, 'backgroundColor', 'c2'), wordOf(item, 'borderColor', 'c1')];
  const text = wordOf(item, 'text', 'te');
  const fontSize = numberOf(item, 'fontSize', 'fs') ?? 0;
  const angle = numberOf(item, 'angle');
  const isBox = (fill !== '' && !isClear(fill)) || (border !== '' && !isClear(border)) || text === '';
  const drawing: DrawnSign = {
    shape: !isBox ? 'text' : isRound ? 'oval' : 'rectangle',
    centre,
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    ...(fill && { fill }),
    ...(border && { border }),
    ...(text && { text }),
    ...(wordOf(item, 'color', 'c') && { textColour: wordOf(item, 'color', 'c') }),
    ...(fontSize > 0 && { textSize: fontSize / 32 }),
    ...(angle && { angle }),
    ...(below && { below: true as const }),
  };
  return [
    {
      offset: item.offset,
      centre,
      width: width ?? 0,
      height: height ?? 0,
      isRound,
      fill: plainColour(fill),
      border: plainColour(border),
      text: text.trim(),
      fontSize,
      below,
      drawing,
    },
  ];
}

function lineOf(item: Literal, isArrow: boolean): PadLine[] {
  const points = itemsOf(fieldOf(item, 'wayPoints', 'wp')).flatMap((point) => {
    const place = placeOf(point);
    return place ? [place] : [];
  });
  if (points.length === 0) return [];
  const colour = wordOf(item, 'color', 'c');
  const thickness = numberOf(item, 'thickness', 'th') ?? 0;
  const head = numberOf(item, 'headLength', 'hl') ?? 0.3;
  const drawing: DrawnLine = {
    shape: 'line',
    points,
    ...(colour && { colour }),
    width: thickness / 64,
    ...(isArrow && { head }),
  };
  return [{ offset: item.offset, points, colour: plainColour(colour), thickness, drawing }];
}

function placeOf(literal: Literal | undefined): DrawnPlace | undefined {
  const [row, column] = itemsOf(literal).map((item) => Number(plainOf(item) ?? NaN));
  const isRight = [row, column].every((at) => Number.isFinite(at) && Math.abs(at) <= 1e6);
  return isRight ? [row, column] : undefined;
}

function numberOf(item: Literal, ...names: readonly string[]): number | undefined {
  const data = plainOf(fieldOf(item, ...names)) ?? '';
  const decimal = typeof data === 'boolean' || data === '' ? NaN : Number(data);
  return Number.isFinite(decimal) && Math.abs(decimal) <= 1e6 ? decimal : undefined;
}

function wordOf(item: Literal, ...names: readonly string[]): string {
  const data = plainOf(fieldOf(item, ...names)) ?? '';
  return typeof data === 'boolean' ? '' : String(data);
}

function isClear(colour: string): boolean {
  return colour === 'none' || colour === 'transparent' || /^#(?:[0-9a-f]{6}00|[0-9a-f]{3}0)$/i.test(colour);
}

/** `#CfC` and `#CFCFCFFF` are `#cfcfcf`; white and black have names. */
function plainColour(colour: string): string {
  const text = colour.trim().toLowerCase();
  if (isClear(text)) return '';
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])[0-9a-f]?$/.exec(text);
  if (short) return `#${short.slice(1).map((sign) => sign + sign).join('')}`; // oxfmt-ignore
  if (/^#[0-9a-f]{8}$/.test(text)) return text.slice(0, 7);
  return ({ white: '#ffffff', black: '#000000' } as const)[text] ?? text;
}

/** The cell that contains a place; −1 outside the board. */
export function cellUnder([row, column]: DrawnPlace, size: number): Cell {
  return cellOf(Math.floor(row), Math.floor(column), size);
}

/** Whether a place is the centre of a cell, on the board or beside it. */
export function isCentre(place: DrawnPlace): boolean {
  return place.every((at) => Math.abs(at - Math.floor(at) - 0.5) < 0.05);
}

/** The two cells whose common border has its middle at a place; undefined elsewhere. */
export function cellsBeside([row, column]: DrawnPlace, size: number): Cell[] | undefined {
  const [r, c] = [Math.round(row * 2) / 2, Math.round(column * 2) / 2];
  if (
    Math.abs(r - row) > 0.05 ||
    Math.abs(c - column) > 0.05 ||
    Number.isInteger(r) === Number.isInteger(c)
  ) {
    return undefined;
  }
  return onBoard([-0.25, 0.25].map((by) => cellUnder([r + by, c + by], size)));
}

/** The four cells around a corner within the board. */
export function cellsAround([row, column]: DrawnPlace, size: number): Cell[] | undefined {
  const [r, c] = [Math.round(row), Math.round(column)];
  if (Math.abs(r - row) > 0.05 || Math.abs(c - column) > 0.05) return undefined;
  return onBoard([r - 1, r].flatMap((across) => [c - 1, c].map((down) => cellOf(across, down, size))));
}

/**
 * The cells that a line passes through: its points, and all cells between two points in a straight or diagonal line.
 * Undefined if it leaves the board or has other directions.
 */
export function cellsAlong(points: readonly DrawnPlace[], size: number): Cell[] | undefined {
  const cells: Cell[] = [];
  let [row, column] = points[0].map(Math.floor);
  for (const point of points) {
    const [toRow, toColumn] = point.map(Math.floor);
    const [down, right] = [toRow - row, toColumn - column];
    const steps = Math.max(Math.abs(down), Math.abs(right));
    if (steps > size || (down !== 0 && right !== 0 && Math.abs(down) !== Math.abs(right))) return undefined;
    for (let k = 1; k <= steps; k++)
      cells.push(cellOf(row + (k * down) / steps, column + (k * right) / steps, size));
    if (cells.length === 0 || steps === 0) if (point === points[0]) cells.push(cellOf(toRow, toColumn, size));
    [row, column] = [toRow, toColumn];
  }
  return cells.length <= 4 * size * size ? onBoard(cells) : undefined;
}

function onBoard(cells: Cell[]): Cell[] | undefined {
  return cells.every((cell) => cell >= 0) ? cells : undefined;
}
