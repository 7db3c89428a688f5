/** How signs on the board and beside it are recognised as rules. */
import type { Constraint } from '../../../constraints/kinds.ts';
import type { Cell } from '../../../model/geometry.ts';
import { cellsFrom, inwards } from '../square-places.ts';
import { cellsAround, cellsBeside, cellUnder, isCentre, type PadLine, type PadSign } from './signs.ts';

/** Recognises a drawing and marks the signs that belong to it as taken. */
export type Look<T> = (
  drawn: T,
  scene: Scene,
) => { readonly name: string; readonly constraint: Constraint } | undefined;

export interface Scene {
  readonly size: number;
  readonly signs: readonly PadSign[];
  /** The cells from which arrows start. */
  readonly tails: ReadonlySet<Cell>;
  /** Whether signs between cells point at the lesser of the two, so that V is one of them. */
  readonly points: boolean;
  readonly taken: Set<PadSign | PadLine>;
}

export const whole = (text: string): number | undefined =>
  /^\d{1,9}$/.test(text) ? Number(text) : undefined;

export const GREY = '#cfcfcf';

export const dot: Look<PadSign> = ({ centre, width, height, isRound, fill, text }, { size }) => {
  const cells = cellsBeside(centre, size);
  const value = whole(text);
  const isDot = isRound && width <= 0.45 && width >= 0.1 && Math.abs(width - height) < 0.02;
  if (!cells || !isDot || (text !== '' && value === undefined)) return undefined;
  if (fill === '#ffffff')
    return { name: 'white dots', constraint: { kind: 'difference', cells, difference: value ?? 1 } };
  if (fill === '#000000')
    return { name: 'black dots', constraint: { kind: 'ratio', cells, ratio: value ?? 2 } };
  return undefined;
};

/** The angle at which each sign points, from the right clockwise. */
const POINTING: Readonly<Record<string, number>> = { '>': 0, v: 90, '<': 180, '^': 270 };

/** A sign that points at the lesser of two cells. V is one only among others. */
export const inequality: Look<PadSign> = ({ centre, text, drawing: { angle = 0 } }, { size, points }) => {
  const cells = cellsBeside(centre, size);
  const pointing = POINTING[text.toLowerCase()];
  if (!cells || !points || pointing === undefined) return undefined;
  const turned = (((pointing + angle) % 360) + 360) % 360;
  const isAcross = cells[1] === cells[0] + 1;
  if (turned % 180 !== (isAcross ? 0 : 90)) return undefined;
  const greaterFirst = turned < 180 ? cells : [...cells].reverse();
  return { name: 'inequalities', constraint: { kind: 'greater', cells: greaterFirst } };
};

export const letter: Look<PadSign> = ({ centre, text }, { size }) => {
  const cells = cellsBeside(centre, size);
  const sum = { x: 10, v: 5 }[text.toLowerCase()];
  return cells && sum !== undefined
    ? { name: 'X and V', constraint: { kind: 'pair-sum', cells, sum } }
    : undefined;
};

export const quadruple: Look<PadSign> = ({ centre, isRound, width, text }, { size }) => {
  const cells = cellsAround(centre, size);
  const digits = text.replace(/\s+/g, '');
  if (!cells || !isRound || width < 0.4 || width > 1 || !/^[1-9]{1,4}$/.test(digits)) return undefined;
  return { name: 'quadruples', constraint: { kind: 'quadruple', cells, values: [...digits].map(Number) } };
};

export const parity: Look<PadSign> = ({ centre, isRound, width, height, fill, text, below }, { size }) => {
  const cell = cellUnder(centre, size);
  const isMark = below && text === '' && fill === GREY && width === 0.7 && height === 0.7 && isCentre(centre);
  const kind = isRound ? 'odd' : 'even';
  return isMark && cell >= 0 ? { name: `${kind} cells`, constraint: { kind, cells: [cell] } } : undefined;
};

export const sandwich: Look<PadSign> = ({ centre, isRound, fill, border, fontSize, text }, { size }) => {
  const [row, column] = centre.map(Math.floor);
  const step = inwards(row, column, size);
  const isPlainText =
    !isRound && fill === '#ffffff' && border === '#ffffff' && fontSize === 32 && isCentre(centre);
  if (!step || !isPlainText || whole(text) === undefined) return undefined;
  return {
    name: 'sandwich sums',
    constraint: {
      kind: 'sandwich',
      cells: cellsFrom(row, column, step, size),
      sum: whole(text)!,
      crusts: 'board',
    },
  };
};
