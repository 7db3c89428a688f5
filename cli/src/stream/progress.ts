import { grouped } from '../grouped.ts';
import type { PuzzleProgress } from '../answers/reply.ts';
import type { Io } from '../io.ts';

/** Milliseconds before the first line of progress: short runs show none. */
const PATIENCE = 500;

const INTERVAL = 100;

/** One line on the terminal that shows the progress of a long run. It shows nothing if the output is not a terminal. */
export interface ProgressLine {
  /** Counts answered puzzles. */
  readonly add: (puzzles: number) => void;
  /** Shows the progress of one puzzle. */
  readonly search: (progress: PuzzleProgress) => void;
  /** Shows other details beside the count. */
  readonly show: (details: readonly string[]) => void;
  /** Clears the line, for other text or at the end. */
  readonly clear: () => void;
}

export function createProgress(io: Io, quiet: 'quiet' | 'normal'): ProgressLine {
  const start = io.now();
  const isShown = quiet === 'normal' && io.messages.isTerminal;
  let puzzles = 0;
  let shownAt = start + PATIENCE - INTERVAL;
  let isOnScreen = false;
  const show = (detail: readonly string[]) => {
    const now = io.now();
    if (!isShown || now - shownAt < INTERVAL) return;
    shownAt = now;
    isOnScreen = true;
    const rate = Math.round((puzzles * 1000) / (now - start));
    const all = puzzles > 0 ? [`${grouped(puzzles)} puzzles`, `${grouped(rate)} a second`] : [];
    io.say(`\r\u001B[K${[...all, ...detail].join(', ')}`);
  };
  return {
    add(more) {
      puzzles += more;
      show([]);
    },
    search(progress) {
      if ('steps' in progress) {
        const { steps, hardest } = progress;
        return show([`in this one ${grouped(steps)} ${steps === 1 ? 'step' : 'steps'}, ${hardest} so far`]);
      }
      if ('attempts' in progress) return show([`${grouped(progress.attempts)} attempts`]);
      const { guesses, solutions } = progress;
      const found = solutions > 1 ? [`${grouped(solutions)} solutions`] : [];
      show(guesses > 0 ? [`in this one ${grouped(guesses)} guesses`, ...found] : []);
    },
    show,
    clear() {
      if (isOnScreen) io.say('\r\u001B[K');
      isOnScreen = false;
    },
  };
}
