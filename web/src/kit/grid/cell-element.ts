import type { Cell } from 'pencilmark';

/** The id of a cell's element on the page. */
export function cellId(cell: Cell): string {
  return `cell-${cell}`;
}

export function showCell(cell: Cell): void {
  document.getElementById(cellId(cell))?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
