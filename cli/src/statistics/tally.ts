import { DIFFICULTIES, TECHNIQUES } from 'pencilmark';
import type { Measure } from '../answers/statistics.ts';

/** The number of occurrences of each value. */
type Histogram = Map<number, number>;

/** Counts over a batch, in memory that does not grow with the number of puzzles. */
export interface Tally {
  readonly add: (measure: Measure) => void;
  readonly statistics: () => Statistics;
}

export interface Statistics {
  readonly puzzles: number;
  /** Puzzles without a level. */
  readonly unrated: number;
  readonly levels: readonly { readonly level: string; readonly puzzles: number }[];
  /** The number of puzzles whose paths use each technique, in the order of the catalogue. */
  readonly techniques: readonly { readonly id: string; readonly name: string; readonly puzzles: number }[];
  readonly score?: Summary;
  readonly er?: Summary & { readonly counts: readonly { readonly er: number; readonly puzzles: number }[] };
}

export interface Summary {
  readonly min: number;
  readonly median: number;
  readonly mean: number;
  readonly max: number;
}

export function createTally(): Tally {
  const levels = new Map<string, number>();
  const techniques = new Map<string, number>();
  const scores: Histogram = new Map();
  const ratings: Histogram = new Map();
  let puzzles = 0;
  let unrated = 0;
  return {
    add({ level, score, techniques: used = [], er }) {
      puzzles++;
      if (level === undefined) unrated++;
      else increase(levels, level);
      for (const id of used) increase(techniques, id);
      if (score !== undefined) increase(scores, score);
      if (er !== undefined) increase(ratings, er);
    },
    statistics() {
      const er = summaryOf(ratings);
      return {
        puzzles,
        unrated,
        levels: DIFFICULTIES.map((level) => ({ level, puzzles: levels.get(level) ?? 0 })),
        techniques: TECHNIQUES.filter(({ id }) => techniques.has(id)).map(({ id, name }) => ({
          id,
          name,
          puzzles: techniques.get(id)!,
        })),
        score: summaryOf(scores),
        er: er && { ...er, counts: sorted(ratings).map(([value, count]) => ({ er: value, puzzles: count })) },
      };
    },
  };
}

function increase<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function sorted(histogram: Histogram): [number, number][] {
  return [...histogram].sort(([a], [b]) => a - b);
}

/** Undefined if there are no values. The median of an even count is the lower of the two in the middle. */
function summaryOf(histogram: Histogram): Summary | undefined {
  const all = sorted(histogram);
  if (all.length === 0) return undefined;
  const count = all.reduce((sum, [, times]) => sum + times, 0);
  const total = all.reduce((sum, [value, times]) => sum + value * times, 0);
  let seen = 0;
  const [median] = all.find(([, times]) => (seen += times) * 2 >= count)!;
  return { min: all[0][0], median, mean: Math.round((total / count) * 100) / 100, max: all.at(-1)![0] };
}
