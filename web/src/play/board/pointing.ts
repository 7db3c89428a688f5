import type { Cell } from 'pencilmark';
import { cellUnder, pressedCell } from '../../kit/grid/pointer.ts';
import { playView } from '../view/play-view.svelte.ts';
import { type Choice, chooseCell, pressCell, selectAlike } from './select.ts';
import type { Selection } from './selection.ts';

/**
 * Handles mouse, pen and touch on the grid: a press selects a cell, a drag several; Shift or Ctrl (or the key
 * “Several”) adds, a double click selects all cells with that digit.
 */
export function pointing(grid: HTMLElement): () => void {
  let before: Selection | undefined;
  let last: Cell | undefined;

  const onDown = (event: PointerEvent): void => {
    const cell = pressedCell(grid, event);
    if (cell === undefined) return;
    before = playView.selection;
    last = cell;
    pressCell(cell, choiceOf(event));
  };
  const onMove = (event: PointerEvent): void => {
    if (before === undefined || (event.buttons & 1) === 0 || playView.picker) return;
    const cell = cellUnder(grid, event);
    if (cell === undefined || cell === last) return;
    last = cell;
    chooseCell(cell, 'added');
  };
  const onUp = (): void => {
    before = undefined;
  };
  /** The browser turned it into scrolling, so nothing was meant to be selected. */
  const onCancel = (): void => {
    if (before) playView.selection = before;
    playView.picker = undefined;
    before = undefined;
  };
  const onDouble = (event: MouseEvent): void => {
    const cell = cellUnder(grid, event);
    if (cell !== undefined) selectAlike(cell);
  };
  // The press itself has already placed the focus.
  const onMouseDown = (event: MouseEvent): void => event.preventDefault();

  const ended = new AbortController();
  const { signal } = ended;
  grid.addEventListener('pointerdown', onDown, { signal });
  grid.addEventListener('pointermove', onMove, { signal });
  grid.addEventListener('mousedown', onMouseDown, { signal });
  grid.addEventListener('dblclick', onDouble, { signal });
  window.addEventListener('pointerup', onUp, { signal });
  window.addEventListener('pointercancel', onCancel, { signal });
  return () => ended.abort();
}

function choiceOf({ shiftKey, ctrlKey, metaKey }: PointerEvent): Choice {
  if (shiftKey) return 'added';
  return ctrlKey || metaKey || playView.adding === 'several' ? 'toggled' : 'alone';
}
