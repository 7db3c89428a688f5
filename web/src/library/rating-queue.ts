import type { Progress } from './jobs.ts';
import type { Row } from './rows.ts';

/** The puzzles that are still to be rated, each once. */
export interface RatingQueue {
  /** Takes the next `most` puzzles: of those that are seen first, then in the order of all rows. */
  readonly take: (seen: readonly Row[], all: readonly Row[], most: number) => string[];
  /** How far it is; undefined when nothing waits. */
  readonly progress: () => Progress | undefined;
}

/** Rows are gone through once, and again only when there are other ones. A row that was taken is never taken again. */
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
