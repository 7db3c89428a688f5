/** Puts the focus on a cell of the board, as soon as it is drawn. */
export function focusCell(cell: number): void {
  requestAnimationFrame(() => document.getElementById(`drill-${cell}`)?.focus({ preventScroll: true }));
}
