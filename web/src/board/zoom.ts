/** How much one press enlarges the cells. */
export const ZOOM_STEP = 1.3;

/** Below these widths in CSS pixels a cell is hard to hit, and the board is shown larger than its box. */
const SMALLEST_TOUCH_CELL = 32;
const SMALLEST_MOUSE_CELL = 24;

/** The widest cell, in whole CSS pixels, with which a board fits its box. */
export function fittingCell(
  box: { readonly width: number; readonly height: number },
  board: { readonly rows: number; readonly columns: number },
): number {
  const border = 6;
  return Math.max(
    0,
    Math.floor(Math.min((box.width - border) / board.columns, (box.height - border) / board.rows)),
  );
}

/** The width at which cells are shown. */
export function shownCell(zoom: 'fit' | number, fit: number, comfortable: number): number {
  if (zoom === 'fit' || fit >= comfortable) return fit;
  if (zoom > 0) return Math.max(zoom, fit);
  const smallest = matchMedia('(pointer: coarse)').matches ? SMALLEST_TOUCH_CELL : SMALLEST_MOUSE_CELL;
  return fit < smallest ? comfortable : fit;
}
