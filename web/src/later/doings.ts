import { t } from '../text/text.ts';
import { say } from '../ui/ui.svelte.ts';

/*
 * What the player can ask for, whose code comes when first asked for.
 */

export function checkBoard(): void {
  void import('../game-session/check.ts').then((code) => code.checkBoard(), sayFailed);
}

function sayFailed(): void {
  say(t.later.failed);
}
