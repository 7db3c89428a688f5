/** Opens and closes the tree of moves. */
import { focusCell } from '../board/select.ts';
import { isPlayable } from '../moves/moves.ts';
import { playView, closeAside, showAside } from '../view/play-view.svelte.ts';
import HistoryDrawing from './HistoryDrawing.svelte';
import HistoryPanel from './HistoryPanel.svelte';
import { naming } from './history.svelte.ts';

export function turnHistory(): void {
  if (playView.aside === HistoryPanel) {
    closeAside();
    focusCell();
  } else if (isPlayable()) {
    showAside(HistoryPanel, HistoryDrawing);
  }
}

/** Asks for a name for the current board, to return to later. */
export function nameBoard(): void {
  if (!isPlayable()) return;
  naming.open = true;
  showAside(HistoryPanel, HistoryDrawing);
}
