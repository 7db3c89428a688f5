import type { Progress } from './jobs.ts';
import type { Row } from './rows.ts';

/** The puzzles still to be rated, without duplicates. */
export interface RatingQueue {
  /** Takes the next `most` puzzles: first of the visible rows, then of all rows in order. */
  readonly take: (seen: readonly Row[], all: readonly Row[], most: number) => string[];
  /** The progress; undefined when nothing is waiting. */
  readonly progress: () => Progress | undefined;
}

/** Rows are scanned once, and again only when they change. A row is never taken twice. */
export function ratingQueue(isRated: (puzzle: string) => boolean): RatingQueue {
  const taken = new Set<string>();
  let rows: readonly Row[] | undefined;
  let total = 0;
  let open = new Set<string>();

  function look(all: readonly Row[]): void {
    const puzzles = new Set(all.flatMap(({ puzzle }) => (puzzle === undefined ? [] : [puzzle])));
    rows = all;
    total = puzzles.size;
    open = new Set([...puzzles].filter((puzzle) => !taken.has(puzzle) && !isRated(puzzle)));
  }

  return {
    take: (seen, all, most) => {
      if (all !== rows) look(all);
      const first = new Set(seen.flatMap(({ puzzle }) => (puzzle && open.has(puzzle) ? [puzzle] : [])));
      const next = [...first].slice(0, most);
      for (const puzzle of open) {
        if (next.length >= most) break;
        if (!first.has(puzzle)) next.push(puzzle);
      }
      for (const puzzle of next) {
        open.delete(puzzle);
        taken.add(puzzle);
      }
      return next;
    },
    progress: () => (open.size === 0 ? undefined : { done: total - open.size, of: total }),
  };
}
