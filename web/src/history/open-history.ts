/** The way into the tree of moves, and out of it. */
import { focusCell } from '../board/select.ts';
import { isPlayable } from '../game-session/moves.ts';
import { closeAside, ui } from '../ui/ui.svelte.ts';
import HistoryDrawing from './HistoryDrawing.svelte';
import HistoryPanel from './HistoryPanel.svelte';

export function turnHistory(): void {
  if (ui.aside === HistoryPanel) {
    closeAside();
    focusCell();
  } else if (isPlayable()) {
    ui.aside = HistoryPanel;
    ui.overlay = HistoryDrawing;
  }
}
