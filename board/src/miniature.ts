import type { Digits, Geometry } from 'pencilmark';
import { cellRectangles, frameOf } from './frame.ts';
import { MARGIN } from './measures.ts';

/** A board too small for digits: three paths, cheap enough for a list of thousands. */
export interface Miniature {
  /** For `viewBox`. */
  readonly view: string;
  readonly surface: string;
  readonly givens: string;
  readonly entries: string;
  readonly lines: string;
}

/** The cells with givens, the cells with entries, and the borders of boxes. Default of `digits`: only the givens. */
export function drawMiniature(geometry: Geometry, givens: Digits, digits: Digits = givens): Miniature {
  const { width, height, surface, boxLines } = frameOf(geometry);
  const cells = geometry.cells.map((_, cell) => cell);
  return {
    view: [-MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN].join(' '),
    surface,
    givens: cellRectangles(
      geometry,
      cells.filter((cell) => givens[cell] !== 0),
    ),
    entries: cellRectangles(
      geometry,
      cells.filter((cell) => givens[cell] === 0 && digits[cell] !== 0),
    ),
    lines: boxLines,
  };
}
