/**
 * The measures of a drawing, in its own units: a cell is 100 wide and 100 high, so every length below reads as a
 * percentage of a cell.
 */
export const CELL = 100;

/** Height of a digit's font. */
export const DIGIT_FONT = 60;

/** Distance from the middle of a line of figures down to its baseline, as a share of the font's height. */
export const BASELINE = 0.355;

/** Room around the board in a picture that stands alone, for the outer half of its border. */
export const MARGIN = 4;

/** How the corner marks of a board of `size` digits are set: places per side, their distance, and the font. */
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

/** The width in CSS pixels from which a cell's marks can be read and the cell can be touched. */
export function comfortableCell(size: number): number {
  return Math.ceil((SMALLEST_TYPE * CELL) / markGrid(size).font);
}
