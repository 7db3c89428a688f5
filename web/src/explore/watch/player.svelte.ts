import type { Puzzle } from 'pencilmark';
import { untrack } from 'svelte';
import { createDisplay } from './display.svelte.ts';
import { type Film, filmAlgorithm, type Scene } from './film.ts';
import { filmLogic } from './logic-film.ts';
import { createReels } from './reels.ts';
import { isAlgorithm, type WatchedMethod } from '../../workers/methods.ts';

/** Steps per second: one for each press, or as many as the computer can. */
export const PACES = ['single', 1, 4, 16, 100, 1_000, 10_000, 'full'] as const;
export type Pace = (typeof PACES)[number];

/** Maximum work on the main thread in each frame, in ms; a frame with that much work draws nothing. */
const SLICE = 8;
/** Minimum time between two drawings of a board, in ms; with reduced motion it is drawn twice a second. */
const REDRAWN = 32;
const CALM = 500;

/** One or several films shown together, all at the same number of steps or each at its own speed. */
export interface Player {
  readonly films: readonly Film[];
  /** The place of each film. */
  readonly at: readonly number[];
  readonly isPlaying: boolean;
  pace: Pace;
  /** The scene of a film. Reactive: read in a view, it is read again after each change. */
  scene(film: number): Scene;
  /** The place of a film. */
  atOf(film: number): number;
  /** Increases with every change of a film. */
  revisionOf(film: number): number;
  /** Increases with every change. */
  readonly revision: number;
  /** Increases with every change, but only a few times a second. */
  readonly glance: number;
  play(): void;
  pause(): void;
  step(by: 1 | -1): void;
  /** Goes to a place of the first film, or the nearest one that can be shown; the others go as far as they can. */
  goTo(place: number): void;
  close(): void;
}

export function createPlayer(puzzle: Puzzle, methods: readonly WatchedMethod[], ended: () => void): Player {
  const now = (): number => performance.now();
  const redrawn = matchMedia('(prefers-reduced-motion: reduce)').matches ? CALM : REDRAWN;
  const display = createDisplay(methods.length, now);
  const { views } = display;
  const films = methods.map((method, index) =>
    isAlgorithm(method)
      ? filmAlgorithm(method, puzzle, now)
      : filmLogic(puzzle, now, () => untrack(() => display.showMore(index))),
  );
  const reels = createReels(films, now);
  const pacing = createPacing();
  let isPlaying = $state(false);
  let pace = $state.raw<Pace>(16);
  /** Whether the last frame was filled with work. */
  let isFilled = false;
  let drawn = 0;
  let frame = 0;

  function tick(time: number): void {
    if (!isPlaying) return;
    const isDue = time - drawn >= redrawn;
    if (isDue && isFilled) isFilled = false;
    else work(time);
    if (reels.isOver()) {
      isPlaying = false;
      display.show(reels.reached);
      return ended();
    }
    if (isDue && !isFilled) {
      drawn = time;
      display.showNext(reels.reached);
    }
    frame = requestAnimationFrame(tick);
  }

  /** Takes the steps that are due. */
  function work(time: number): void {
    const start = now();
    const steps = pacing.stepsUntil(time, pace);
    if (steps > 0) reels.advance(steps, start + SLICE);
    isFilled = now() - start > SLICE / 2;
  }

  function pause(): void {
    cancelAnimationFrame(frame);
    if (!isPlaying) return;
    isPlaying = false;
    display.show(reels.reached);
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
      return display.revision;
    },
    get glance() {
      return display.glance;
    },
    get pace() {
      return pace;
    },
    set pace(wanted) {
      pace = wanted;
      pacing.forget();
      if (wanted === 'single') pause();
    },
    atOf: (film) => views[film].at,
    revisionOf: (film) => views[film].revision,
    scene(film) {
      void views[film].revision;
      return films[film].sceneAt(views[film].at);
    },
    play() {
      if (reels.isOver()) reels.rewind();
      if (pace === 'single') return this.step(1);
      isPlaying = true;
      pacing.begin(now());
      frame = requestAnimationFrame(tick);
    },
    pause,
    step(by) {
      pause();
      reels.step(by, SLICE);
      display.show(reels.reached);
      if (reels.isOver()) ended();
    },
    goTo(place) {
      pause();
      reels.goTo(place);
      display.show(reels.reached);
    },
    close() {
      pause();
      for (const film of films) film.close();
    },
  };
}

/** Counts the steps that become due over time. */
function createPacing() {
  let due = 0;
  let last = 0;
  return {
    /** One step is due at once. */
    begin(time: number): void {
      due = 1;
      last = time;
    },
    forget(): void {
      due = 0;
    },
    /** Whole steps since the last call. A long gap, such as a hidden page, counts for little. */
    stepsUntil(time: number, pace: Pace): number {
      const passed = Math.min(time - last, 250);
      last = time;
      if (pace === 'full') return Infinity;
      if (pace === 'single') return 0;
      due += (passed * pace) / 1000;
      const whole = Math.floor(due);
      due -= whole;
      return whole;
    },
  };
}
