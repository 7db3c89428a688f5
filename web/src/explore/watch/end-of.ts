import { watchTexts } from './words.ts';
import type { WatchedMethod } from '../../workers/methods.ts';
import type { Player } from './player.svelte.ts';

/** How a film ended, once its end is shown; undefined before. */
export function endOf({ films, atOf }: Player, index: number, method: WatchedMethod): string {
  const film = films[index];
  const ending = film.ending();
  if (ending === undefined || atOf(index) < film.length()) return '';
  const { name } = watchTexts.methods[method];
  const scene = film.sceneAt(film.length());
  // The counters of the other methods show their guesses: guessing is what they do.
  const guesses = scene.kind === 'logic' && ending === 'solved' ? scene.counters.guesses : 0;
  return guesses > 0
    ? watchTexts.solvedByTrying(name, film.length(), guesses)
    : watchTexts.endings[ending](name, film.length());
}
