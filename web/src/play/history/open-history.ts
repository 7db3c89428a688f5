/** The way into the tree of moves, and out of it. */
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

/** Asks for a name for the board as it is, to come back to. */
export function nameBoard(): void {
  if (!isPlayable()) return;
  naming.open = true;
  showAside(HistoryPanel, HistoryDrawing);
}
