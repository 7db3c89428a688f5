import { playView } from '../view/play-view.svelte.ts';
import HelpOffer from './HelpOffer.svelte';

/** Asks how much help is welcome, unless another panel is open. */
export function offerHelp(): void {
  playView.aside ??= HelpOffer;
}
