import type { Puzzle } from 'pencilmark';
import { untrack } from 'svelte';
import { type Film, filmAlgorithm, type Scene } from './film.ts';
import { filmLogic } from './logic-film.ts';
import { isAlgorithm, type WatchedMethod } from '../../workers/methods.ts';

/** Steps a second: one for each press, or as many as the machine can. */
export const PACES = ['single', 1, 4, 16, 100, 1_000, 10_000, 'full'] as const;
export type Pace = (typeof PACES)[number];

/** Work on the page's own thread ends after so many ms in each frame; a frame with that much work draws nothing. */
const SLICE = 8;
/** A board is redrawn after at least so many ms; twice a second with reduced motion. */
const REDRAWN = 32;
const CALM = 500;
/** What takes in the whole run at a glance need not follow so closely. */
const GLANCE = 200;

/** One or several films that are shown together, each at the same number of steps or at the speed it has. */
export interface Player {
  readonly films: readonly Film[];
  /** Where each of them is. */
  readonly at: readonly number[];
  readonly isPlaying: boolean;
  pace: Pace;
  /** The scene of a film; asked in a view, it is asked again whenever there is something new. */
  scene(film: number): Scene;
  /** Where one of them is. */
  atOf(film: number): number;
  /** Grows with everything that is new of a film. */
  revisionOf(film: number): number;
  /** Grows with everything that is new. */
  readonly revision: number;
  /** The same, but only a few times a second. */
  readonly glance: number;
  play(): void;
  pause(): void;
  step(by: 1 | -1): void;
  /** Goes to a place of the first film, or the nearest that can be seen; the others as far as they are. */
  goTo(place: number): void;
  close(): void;
}

export function createPlayer(puzzle: Puzzle, methods: readonly WatchedMethod[], ended: () => void): Player {
  const now = (): number => performance.now();
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let revision = $state(0);
  let glance = $state(0);
  let glanced = 0;
  const views = methods.map(createView);
  /** Whose turn it is to be drawn. */
  let turn = 0;
  /** Whether the last frame was filled with work. */
  let isFilled = false;
  let isPlaying = $state(false);
  let pace = $state.raw<Pace>(16);
  /** Steps that are due and not yet taken, and when that was found. */
  let due = 0;
  let last = 0;
  let drawn = 0;
  let frame = 0;

  const films = methods.map((method, index) =>
    isAlgorithm(method)
      ? filmAlgorithm(method, puzzle, now)
      : filmLogic(puzzle, now, () => untrack(() => showMore(index))),
  );

  /** Where all of them are while the board is not drawn. */
  let reached: readonly number[] = methods.map(() => 0);

  function show(): void {
    for (const index of films.keys()) views[index].show(reached[index]);
    glance = ++revision;
  }

  /** Shows one film after the other, so that no frame draws more than one board. */
  function showNext(): void {
    views[turn].show(reached[turn]);
    turn = (turn + 1) % films.length;
    revision++;
    if (now() - glanced < GLANCE) return;
    glanced = now();
    glance = revision;
  }

  /** There is more of a film than before; where it is, it stays. */
  function showMore(index: number): void {
    views[index].show(views[index].at);
    glance = ++revision;
  }

  /** Moves each film on by so many steps, as far as it comes until the clock says so. */
  function move(steps: number, until: number): void {
    reached = films.map((film, index) => {
      const left = films.length - index;
      const share = now() + Math.max(0, until - now()) / left;
      const wanted = reached[index] + steps;
      if (film.length() < wanted) film.advance(wanted - film.length(), share);
      return Math.min(wanted, film.length());
    });
  }

  const isOver = (): boolean =>
    films.every((film, index) => film.ending() !== undefined && reached[index] >= film.length());

  function tick(time: number): void {
    if (!isPlaying) return;
    const isDue = time - drawn >= (isCalm ? CALM : REDRAWN);
    if (isDue && isFilled) isFilled = false;
    else work(time);
    if (isOver()) {
      isPlaying = false;
      show();
      return ended();
    }
    if (isDue && !isFilled) {
      drawn = time;
      showNext();
    }
    frame = requestAnimationFrame(tick);
  }

  /** Takes the steps that are due. */
  function work(time: number): void {
    const start = now();
    const passed = Math.min(time - last, 250);
    last = time;
    if (pace === 'full') move(Infinity, start + SLICE);
    else if (pace !== 'single') {
      due += (passed * pace) / 1000;
      const whole = Math.floor(due);
      due -= whole;
      if (whole > 0) move(whole, start + SLICE);
    }
    isFilled = now() - start > SLICE / 2;
  }

  function pause(): void {
    cancelAnimationFrame(frame);
    if (!isPlaying) return;
    isPlaying = false;
    show();
  }

  return {
    films,
    get at() {
      return views.map(({ at }) => at);
    },
    get isPlaying() {
      return isPlaying;
    },
    get revision() {
      return revision;
    },
    get glance() {
      return glance;
    },
    get pace() {
      return pace;
    },
    set pace(wanted) {
      pace = wanted;
      due = 0;
      if (wanted === 'single') pause();
    },
    atOf: (film) => views[film].at,
    revisionOf: (film) => views[film].revision,
    scene(film) {
      void views[film].revision;
      return films[film].sceneAt(views[film].at);
    },
    play() {
      if (isOver()) reached = reached.map(() => 0);
      if (pace === 'single') return this.step(1);
      isPlaying = true;
      due = 1;
      last = now();
      frame = requestAnimationFrame(tick);
    },
    pause,
    step(by) {
      pause();
      if (by > 0) {
        reached = films.map((film, index) => {
          if (reached[index] >= film.length()) film.advance(1, now() + SLICE);
          return film.placeAfter(reached[index]);
        });
      } else reached = films.map((film, index) => film.placeAtOrBefore(Math.max(0, reached[index] - 1)));
      show();
      if (isOver()) ended();
    },
    goTo(place) {
      pause();
      reached = films.map((film) => film.placeAtOrBefore(place));
      show();
    },
    close() {
      pause();
      for (const film of films) film.close();
    },
  };
}

/** Which frame of a film is shown, and how often it changed. */
function createView() {
  let at = $state(0);
  let revision = $state(0);
  return {
    get at() {
      return at;
    },
    get revision() {
      return revision;
    },
    show(place: number) {
      at = place;
      revision++;
    },
  };
}
