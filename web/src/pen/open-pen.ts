/** The way to the pen, and back. */
import { isPlayable } from '../game-session/moves.ts';
import { ui } from '../ui/ui.svelte.ts';
import { closePen } from './pen.svelte.ts';
import PenPanel from './PenPanel.svelte';

export function turnPen(): void {
  if (ui.aside === PenPanel) closePen();
  else if (isPlayable()) {
    ui.aside = PenPanel;
    ui.overlay = undefined;
  }
}
