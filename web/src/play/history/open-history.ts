/** The way into the tree of moves, and out of it. */
import { focusCell } from '../board/select.ts';
import { isPlayable } from '../moves/moves.ts';
import { playView, closeAside } from '../view/play-view.svelte.ts';
import HistoryDrawing from './HistoryDrawing.svelte';
import HistoryPanel from './HistoryPanel.svelte';

export function turnHistory(): void {
  if (playView.aside === HistoryPanel) {
    closeAside();
    focusCell();
  } else if (isPlayable()) {
    playView.aside = HistoryPanel;
    playView.overlay = HistoryDrawing;
  }
}
