/** Activates and deactivates the pen. */
import { isPlayable } from '../moves/moves.ts';
import { playView, showAside } from '../view/play-view.svelte.ts';
import { closePen } from './pen.svelte.ts';
import PenPanel from './PenPanel.svelte';

export function turnPen(): void {
  if (playView.aside === PenPanel) closePen();
  else if (isPlayable()) {
    showAside(PenPanel);
  }
}
