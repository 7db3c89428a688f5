import { t } from '../text/text.ts';
import { say } from '../ui/ui.svelte.ts';

/*
 * What the player can ask for, whose code comes when first asked for.
 */

export function checkBoard(): void {
  void import('../game-session/check.ts').then((code) => code.checkBoard(), sayFailed);
}

/** A hint, or more of the one that is shown. */
export function askHint(): void {
  void hints().then((code) => code.hint(), sayFailed);
}

/** «What did I just use?» */
export function tellUsed(): void {
  void hints().then((code) => code.used(), sayFailed);
}

const hints = () => import('../hints/open-hints.ts');

function sayFailed(): void {
  say(t.later.failed);
}
