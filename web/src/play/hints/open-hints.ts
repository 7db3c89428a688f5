/** The ways into the hints. */
import { techniqueNames } from '../../workers/logic.ts';
import { isPlayable } from '../moves/moves.ts';
import { playView, showAside } from '../view/play-view.svelte.ts';
import HintDrawing from './HintDrawing.svelte';
import HintPanel from './HintPanel.svelte';
import { askHint, askUsed, deeper, hints } from './hint.svelte.ts';

/** A hint, or more of the one that is shown. */
export function hint(): void {
  if (!isPlayable()) return;
  if (hints.shown?.kind === 'asking') return;
  if (hints.shown?.kind === 'told') {
    if (playView.front === 'aside') return deeper();
    playView.front = 'aside';
    return;
  }
  open();
  void askHint();
}

let isPrepared = false;

/** Starts the worker with the words of the language. Where that fails, the first hint says so. */
export function prepare(): void {
  if (isPrepared) return;
  isPrepared = true;
  techniqueNames().catch(() => {});
}

/** “What did I just use?” */
export function used(): void {
  if (!isPlayable()) return;
  open();
  void askUsed();
}

export { readHint } from './hint.svelte.ts';

function open(): void {
  showAside(HintPanel, HintDrawing);
}
