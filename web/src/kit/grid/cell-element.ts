import type { Cell } from 'pencilmark';

/** The id of a cell's element on the page. */
export function cellId(cell: Cell): string {
  return `cell-${cell}`;
}

/** Puts the focus on a cell without scrolling; nothing happens if it is not on the page. */
export function focusElementOf(cell: Cell): void {
  document.getElementById(cellId(cell))?.focus({ preventScroll: true });
}

/** Puts the focus on a cell that is about to be drawn. */
export function focusWhenDrawn(cell: Cell): void {
  requestAnimationFrame(() => focusElementOf(cell));
}

export function showCell(cell: Cell): void {
  document.getElementById(cellId(cell))?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
