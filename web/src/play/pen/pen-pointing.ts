import { CELL, candidateAt } from '@pencilmark/board';
import type { LineEnd } from '@pencilmark/game';
import { currentGame } from '../session/current-game.svelte.ts';
import { pen, penLine, penPress } from './pen.svelte.ts';

/**
 * While the pen is active, a press on the board selects the candidate under it, and a drag draws a line. The grid's own
 * pointer handling does not receive these events. Returns a cleanup function.
 */
export function penPointing(grid: HTMLElement): () => void {
  let start: LineEnd | undefined;

  const onDown = (event: PointerEvent): void => {
    if (event.button !== 0 || !event.isPrimary) return;
    start = endUnder(event);
    if (!start) return;
    event.stopPropagation();
    if (event.target instanceof Element && event.target.hasPointerCapture(event.pointerId))
      event.target.releasePointerCapture(event.pointerId);
  };
  const onUp = (event: PointerEvent): void => {
    const [from, to] = [start, endUnder(event)];
    start = undefined;
    if (!from || !to) return;
    const isDrag = pen.tool !== 'candidates' && (from.cell !== to.cell || from.digit !== to.digit);
    if (isDrag && !pen.from) penLine(from, to);
    else penPress(to);
  };

  const ended = new AbortController();
  const { signal } = ended;
  grid.addEventListener('pointerdown', onDown, { signal, capture: true });
  window.addEventListener('pointerup', onUp, { signal });
  window.addEventListener('pointercancel', () => (start = undefined), { signal });
  return () => ended.abort();
}

/** Looked up under the pointer each time: stored positions would be wrong as soon as anything moves. */
function endUnder({ clientX, clientY }: PointerEvent): LineEnd | undefined {
  const { board } = currentGame;
  const found = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-cell]');
  if (!board || !found) return undefined;
  const cell = Number(found.dataset.cell);
  const { left, top, width } = found.getBoundingClientRect();
  const point = { x: ((clientX - left) / width) * CELL, y: ((clientY - top) / width) * CELL };
  const { corner, centre, puzzle } = board;
  return { cell, digit: candidateAt({ geometry: puzzle.geometry, corner, centre }, cell, point) };
}
