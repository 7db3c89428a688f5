import { libraryCaller } from './library-caller.ts';
import type { Progress } from './jobs.ts';
import { library, takeRatings } from './library.svelte.ts';
import { ratingQueue } from './rating-queue.ts';
import type { Row } from './rows.ts';

/** Puzzles rated per call: rows that come into view wait for it, and all rows are sorted again after each call. */
const PIECE = 32;

/**
 * Rates puzzles in the background, visible ones first, from when the library is read until the returned function is
 * called. Scrolling takes precedence. After each piece it reports the progress, and undefined when all are done.
 */
export function rateInBackground(
  ready: Promise<void>,
  seen: () => readonly Row[],
  all: () => readonly Row[] = () => library.rows,
  report: (progress: Progress | undefined) => void = () => {},
): () => void {
  const over = new AbortController();
  const { signal } = over;
  const call = libraryCaller();
  let scrolled = -IDLE;
  const queue = ratingQueue((puzzle) => library.ratingOf(puzzle) !== undefined);
  const scroll = (): void => void (scrolled = performance.now());
  addEventListener('scroll', scroll, { passive: true });
  void ready.then(rateOn);
  return () => {
    over.abort();
    removeEventListener('scroll', scroll);
  };

  async function rateOn(): Promise<void> {
    while (!signal.aborted) {
      const puzzles = performance.now() - scrolled < IDLE ? [] : queue.take(seen(), all(), PIECE);
      if (puzzles.length === 0) {
        await new Promise((resolve) => setTimeout(resolve, IDLE));
        continue;
      }
      // A list without a rating is still usable.
      takeRatings(await call('rate', puzzles, { signal }).catch(() => []));
      if (!signal.aborted) report(queue.progress());
    }
  }
}

/** Delay before checking for puzzles again, in ms. */
const IDLE = 500;
