import type { Film } from './film.ts';

/** The place of each of several films, whether or not it is drawn yet. */
interface Reels {
  readonly reached: readonly number[];
  isOver(): boolean;
  rewind(): void;
  /** Advances each film by up to `steps` places, as far as it gets until the clock reaches `until`. */
  advance(steps: number, until: number): void;
  /** Moves each film to its next place, working for up to `ms` milliseconds, or to the previous place. */
  step(by: 1 | -1, ms: number): void;
  goTo(place: number): void;
}

export function createReels(films: readonly Film[], now: () => number): Reels {
  let reached: readonly number[] = films.map(() => 0);
  return {
    get reached() {
      return reached;
    },
    isOver: () =>
      films.every((film, index) => film.ending() !== undefined && reached[index] >= film.length()),
    rewind() {
      reached = reached.map(() => 0);
    },
    advance(steps, until) {
      reached = films.map((film, index) => {
        const left = films.length - index;
        const share = now() + Math.max(0, until - now()) / left;
        const wanted = reached[index] + steps;
        if (film.length() < wanted) film.advance(wanted - film.length(), share);
        return Math.min(wanted, film.length());
      });
    },
    step(by, ms) {
      reached = films.map((film, index) => {
        if (by < 0) return film.placeAtOrBefore(Math.max(0, reached[index] - 1));
        if (reached[index] >= film.length()) film.advance(1, now() + ms);
        return film.placeAfter(reached[index]);
      });
    },
    goTo(place) {
      reached = films.map((film) => film.placeAtOrBefore(place));
    },
  };
}
