import type { SolveProgress } from 'pencilmark';
import type { Io } from '../io.ts';

/** Milliseconds before the first line of progress: short runs show none. */
const PATIENCE = 500;

const INTERVAL = 100;

/** One line on the terminal that tells how far a long run is. It shows nothing where nobody watches. */
export interface ProgressLine {
  /** Counts answered puzzles. */
  readonly add: (puzzles: number) => void;
  /** Says how the search in one puzzle goes. */
  readonly search: (progress: SolveProgress) => void;
  /** Takes the line away, for other text or at the end. */
  readonly clear: () => void;
}

export function createProgress(io: Io, quiet: 'quiet' | 'normal'): ProgressLine {
  const start = io.now();
  // On a terminal that also gets the results, the line would stand in their way.
  const isShown = quiet === 'normal' && io.messages.isTerminal && !io.output.isTerminal;
  let puzzles = 0;
  let shownAt = start + PATIENCE - INTERVAL;
  let isOnScreen = false;
  const show = (detail: string) => {
    const now = io.now();
    if (!isShown || now - shownAt < INTERVAL) return;
    shownAt = now;
    isOnScreen = true;
    const rate = Math.round((puzzles * 1000) / (now - start));
    io.say(`\r\u001B[K${grouped(puzzles)} puzzles, ${grouped(rate)} a second${detail}`);
  };
  return {
    add(more) {
      puzzles += more;
      show('');
    },
    search({ guesses, solutions }) {
      if (guesses === 0) return show('');
      const found = solutions > 1 ? `, ${grouped(solutions)} solutions` : '';
      show(`; in this one ${grouped(guesses)} guesses${found}`);
    },
    clear() {
      if (isOnScreen) io.say('\r\u001B[K');
      isOnScreen = false;
    },
  };
}

/** 1234567 as 1,234,567. */
export function grouped(count: number): string {
  return count.toLocaleString('en');
}
