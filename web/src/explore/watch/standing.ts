import type { WatchedMethod } from '../../workers/methods.ts';
import type { Player } from './player.svelte.ts';

/** A racer that has solved the puzzle. */
export interface Finisher {
  readonly method: WatchedMethod;
  /** Its working time, in ms. */
  readonly time: number;
  readonly guesses: number;
}

/** The racers that have solved the puzzle, the fastest first; undefined until the end of the race is shown. */
export function finishersOf(
  { films, atOf }: Pick<Player, 'films' | 'atOf'>,
  methods: readonly WatchedMethod[],
): readonly Finisher[] | undefined {
  const isOver = films.every((film, index) => film.ending() !== undefined && atOf(index) >= film.length());
  if (!isOver) return undefined;
  return methods
    .flatMap((method, index): Finisher[] => {
      const film = films[index];
      if (film.ending() !== 'solved') return [];
      const scene = film.sceneAt(film.length());
      const { guesses } = scene.kind === 'logic' ? scene.counters : scene.run.counters;
      return [{ method, time: film.worked(), guesses }];
    })
    .sort((a, b) => a.time - b.time);
}
