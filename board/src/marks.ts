import { type Digit, type DigitSet, digitsIn, hasDigit, NO_DIGITS, type Symbols } from 'pencilmark';
import { BASELINE, CELL, type MarkGrid, markGrid } from './measures.ts';
import type { TextShape } from './shapes.ts';
import { round } from './shapes.ts';

/** The data for drawing a cell's marks. */
export interface MarkLook {
  readonly corner: DigitSet;
  readonly centre: DigitSet;
  /** A digit to emphasise among the marks; 0 for none. */
  readonly emphasis: Digit;
}

/** The candidates that the program shows in a cell. */
export interface AllowedLook extends MarkLook {
  readonly allowed: DigitSet;
  readonly singles: DigitSet;
}

/**
 * The pencil marks of a cell. Corner marks are at the fixed place of their digit; if there are centre marks, they move
 * to the upper and lower edge, still each at its own place. In coordinates of the cell.
 */
export function drawMarks(look: MarkLook, symbols: Symbols): TextShape[] {
  const grid = markGrid(symbols.length);
  const place = look.centre === NO_DIGITS ? placeInGrid : placeAtEdges;
  const corner = digitsIn(look.corner).map((digit): TextShape => {
    const { x, y, font } = place(digit, grid, symbols.length);
    const role = digit === look.emphasis ? 'emphasis' : 'corner';
    return { kind: 'text', role, x, y: round(y + font * BASELINE), font, text: symbols[digit - 1] };
  });
  return [...corner, ...centreMarks(look, symbols, grid)];
}

/**
 * The digits that the rules allow in a cell, each at the place of its corner mark, unless the player has the same mark.
 * A single is emphasised even over a mark.
 */
export function drawAllowed(look: AllowedLook, symbols: Symbols): TextShape[] {
  const { corner, centre, allowed, singles } = look;
  if ((allowed | singles) === NO_DIGITS) return [];
  const grid = markGrid(symbols.length);
  const place = centre === NO_DIGITS ? placeInGrid : placeAtEdges;
  return digitsIn((allowed & ~(corner | centre)) | singles).map((digit): TextShape => {
    const { x, y, font } = place(digit, grid, symbols.length);
    const role = hasDigit(singles, digit) ? 'single' : 'allowed';
    return { kind: 'text', role, x, y: round(y + font * BASELINE), font, text: symbols[digit - 1] };
  });
}

interface MarkPlace {
  readonly x: number;
  readonly y: number;
  readonly font: number;
}

/** The place of a digit's mark in a cell without centre marks, and its font size. In coordinates of the cell. */
export function markPlace(digit: Digit, size: number): { x: number; y: number; font: number } {
  return placeInGrid(digit, markGrid(size));
}

function placeInGrid(digit: Digit, { side, pitch, font }: MarkGrid): MarkPlace {
  const middle = (side - 1) / 2;
  const x = CELL / 2 + (((digit - 1) % side) - middle) * pitch;
  const y = CELL / 2 + (Math.floor((digit - 1) / side) - middle) * pitch;
  return { x: round(x), y: round(y), font };
}

function placeAtEdges(digit: Digit, { font }: MarkGrid, size: number): MarkPlace {
  const upper = Math.ceil(size / 2);
  const inUpper = digit <= upper;
  const across = inUpper ? digit - 1 : digit - 1 - upper;
  const pitch = Math.min(22, 94 / upper);
  const x = CELL / 2 + (across - ((inUpper ? upper : size - upper) - 1) / 2) * pitch;
  return { x: round(x), y: inUpper ? 17 : 84, font: round(Math.min(font, pitch * 1.4)) };
}

/** In one line, smaller the more there are; if they do not fit, in several lines. */
function centreMarks(look: MarkLook, symbols: Symbols, { font: largest }: MarkGrid): TextShape[] {
  const digits = digitsIn(look.centre);
  if (digits.length === 0) return [];
  const lines = Math.ceil(digits.length / 8);
  const perLine = Math.ceil(digits.length / lines);
  const font = round(Math.min(Math.max(largest, 28), 150 / Math.max(perLine, 5)));
  return digits.map((digit, index) => {
    const row = Math.floor(index / perLine);
    const inRow = Math.min(perLine, digits.length - row * perLine);
    const x = CELL / 2 + ((index % perLine) - (inRow - 1) / 2) * font * 0.62;
    const y = CELL / 2 + (row - (lines - 1) / 2) * font * 1.05 + font * BASELINE;
    const role = digit === look.emphasis ? 'emphasis' : 'centre';
    return { kind: 'text', role, x: round(x), y: round(y), font, text: symbols[digit - 1] };
  });
}
