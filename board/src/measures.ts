/**
 * The measures of a drawing, in its own units: a cell is 100 wide and 100 high, so every length below is a percentage
 * of a cell.
 */
export const CELL = 100;

/** The font size of a digit. */
export const DIGIT_FONT = 60;

/** The distance from the middle of a line of digits down to its baseline, as a share of the font size. */
export const BASELINE = 0.355;

/** The margin around the board in a standalone picture, for the outer half of its border. */
export const MARGIN = 4;

/** The layout of corner marks on a board with `size` digits: places per side, their distance, and the font size. */
export interface MarkGrid {
  readonly side: number;
  readonly pitch: number;
  readonly font: number;
}

export function markGrid(size: number): MarkGrid {
  const side = Math.max(3, Math.ceil(Math.sqrt(size)));
  const pitch = side === 3 ? 30 : 92 / side;
  return { side, pitch, font: side === 3 ? 25 : Math.round(pitch * 0.9) };
}

/** The smallest readable type on a screen, in CSS pixels. */
const SMALLEST_TYPE = 9;

/** The minimum width in CSS pixels at which a cell's marks are legible and the cell can be touched. */
export function comfortableCell(size: number): number {
  return Math.ceil((SMALLEST_TYPE * CELL) / markGrid(size).font);
}
