import type { Cell } from 'pencilmark';

/**
 * The cell of a grid under the pointer, at most `near` widths of a cell from its middle. Cells are looked up each time:
 * remembered places would be wrong as soon as anything moves.
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

/** The cell on which a press begins; undefined for a second finger and for other buttons than the first. */
export function pressedCell(grid: HTMLElement, event: PointerEvent): Cell | undefined {
  if (event.button !== 0 || !event.isPrimary) return undefined;
  const cell = cellUnder(grid, event);
  // A finger holds on to the element it first touched; let it go, to see what it moves over.
  if (
    cell !== undefined &&
    event.target instanceof Element &&
    event.target.hasPointerCapture(event.pointerId)
  )
    event.target.releasePointerCapture(event.pointerId);
  return cell;
}
