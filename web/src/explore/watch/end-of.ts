import { watchTexts } from './words.ts';
import type { WatchedMethod } from '../../workers/methods.ts';
import type { Player } from './player.svelte.ts';

/** How a film ended, once it is seen at its end; nothing before. */
export function endOf({ films, atOf }: Player, index: number, method: WatchedMethod): string {
  const film = films[index];
  const ending = film.ending();
  if (ending === undefined || atOf(index) < film.length()) return '';
  return watchTexts.endings[ending](watchTexts.methods[method].name, film.length());
}
