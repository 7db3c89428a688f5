/** The entry points of the hints. */
import { techniqueNames } from '../../workers/logic.ts';
import { isPlayable } from '../moves/moves.ts';
import { playView, showAside } from '../view/play-view.svelte.ts';
import HintDrawing from './HintDrawing.svelte';
import HintPanel from './HintPanel.svelte';
import { askHint, askUsed, deeper, hints } from './hint.svelte.ts';

/** Shows a hint, or the next depth of the current one. */
export function hint(): void {
  if (!isPlayable()) return;
  const shown = playView.aside === HintPanel ? hints.shown : undefined;
  if (shown?.kind === 'asking') return;
  if (shown?.kind === 'step') {
    if (playView.front === 'aside') return deeper();
    playView.front = 'aside';
    return;
  }
  open();
  void askHint();
}

let isPrepared = false;

/** Starts the worker with the texts of the language. If that fails, the first hint reports it. */
export function prepare(): void {
  if (isPrepared) return;
  isPrepared = true;
  techniqueNames().catch(() => {});
}

/** Answers “What did I just use?” */
export function used(): void {
  if (!isPlayable()) return;
  open();
  void askUsed();
}

export { readHint } from './hint.svelte.ts';

function open(): void {
  showAside(HintPanel, HintDrawing);
}
