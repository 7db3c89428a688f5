import { dialogs } from '../../state/dialogs.svelte.ts';
import type { Player } from './player.svelte.ts';

/** The keys of a player. A focused control keeps the keys that it needs itself. */
export function onPlayerKey(event: KeyboardEvent, player: Player): void {
  const { key, target } = event;
  if (dialogs.open !== 'none' || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const focused = target instanceof Element ? target : document.body;
  if (focused.closest('input, select, textarea')) return;
  if (key === ' ' && focused.closest('button, a, summary')) return;
  const does = doingOf(key, player);
  if (!does) return;
  event.preventDefault();
  does();
}

function doingOf(key: string, player: Player): (() => void) | undefined {
  switch (key) {
    case ' ':
      return () => (player.isPlaying ? player.pause() : player.play());
    case 'ArrowRight':
      return () => player.step(1);
    case 'ArrowLeft':
      return () => player.step(-1);
    case 'Home':
      return () => player.goTo(0);
    case 'End':
      return () => player.goTo(Infinity);
    default:
      return undefined;
  }
}
