import type { Cell } from 'pencilmark';

/**
 * The cell of a grid under the pointer, up to `near` cell widths from its centre. Cells are looked up each time: stored
 * positions would be wrong as soon as anything moves.
 */
export function cellUnder(
  grid: HTMLElement,
  { clientX, clientY }: MouseEvent,
  near = Infinity,
): Cell | undefined {
  const found = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-cell]');
  if (!found || !grid.contains(found)) return undefined;
  if (near === Infinity) return Number(found.dataset.cell);
  const { left, top, width, height } = found.getBoundingClientRect();
  const away = Math.hypot(clientX - left - width / 2, clientY - top - height / 2);
  return away <= near * width ? Number(found.dataset.cell) : undefined;
}

/** The cell on which a press starts; undefined for a second finger and for buttons other than the first. */
export function pressedCell(grid: HTMLElement, event: PointerEvent): Cell | undefined {
  if (event.button !== 0 || !event.isPrimary) return undefined;
  const cell = cellUnder(grid, event);
  // Touch captures the pointer on the element first touched; release it, to see the elements it moves over.
  if (
    cell !== undefined &&
    event.target instanceof Element &&
    event.target.hasPointerCapture(event.pointerId)
  )
    event.target.releasePointerCapture(event.pointerId);
  return cell;
}
