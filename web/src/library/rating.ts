import { libraryCaller } from './library-caller.ts';
import { library, takeRatings } from './library.svelte.ts';
import type { Row } from './rows.ts';

/** Puzzles rated at one go: what is seen meanwhile waits for no more than these. */
const PIECE = 8;

/**
 * Rates puzzles in the background, of all the ones that are seen first, from when the library is read until the
 * returned function is called. Scrolling takes precedence.
 */
export function rateInBackground(
  ready: Promise<void>,
  seen: () => readonly Row[],
  all: () => readonly Row[] = () => library.rows,
): () => void {
  const over = new AbortController();
  const { signal } = over;
  const call = libraryCaller();
  let scrolled = -IDLE;
  /** Asked before: what got no rating is not asked again and again. */
  const asked = new Set<string>();
  const scroll = (): void => void (scrolled = performance.now());
  addEventListener('scroll', scroll, { passive: true });
  void ready.then(rateOn);
  return () => {
    over.abort();
    removeEventListener('scroll', scroll);
  };

  async function rateOn(): Promise<void> {
    while (!signal.aborted) {
      const puzzles = performance.now() - scrolled < IDLE ? [] : nextOf(seen(), all(), asked);
      if (puzzles.length === 0) {
        await new Promise((resolve) => setTimeout(resolve, IDLE));
        continue;
      }
      for (const puzzle of puzzles) asked.add(puzzle);
      // A list without a rating is still a list.
      takeRatings(await call('rate', puzzles, { signal }).catch(() => []));
    }
  }
}

/** How long to wait before looking for puzzles again, in ms. */
const IDLE = 500;

function nextOf(seen: readonly Row[], all: readonly Row[], asked: ReadonlySet<string>): string[] {
  const puzzles = new Set<string>();
  for (const list of [seen, all]) {
    for (const { puzzle } of list) {
      if (puzzles.size >= PIECE) return [...puzzles];
      if (puzzle !== undefined && !asked.has(puzzle) && !library.ratingOf(puzzle)) puzzles.add(puzzle);
    }
  }
  return [...puzzles];
}
