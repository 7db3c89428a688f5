import type { Puzzle } from '../../puzzle/puzzle.ts';
import { createPosition } from '../position.ts';
import { type LogicOptions, type PathEnd, solveLogicallyInPlace } from '../solve-logically.ts';
import type { Step } from '../step.ts';
import { type HodokuLevel, HODOKU_LEVELS, techniqueOf } from '../catalogue.ts';

/** The maximum score of each level; a puzzle that scores more belongs to the next. Source: HoDoKu 2.2.0. */
const MOST: Readonly<Record<HodokuLevel, number>> = {
  easy: 800,
  medium: 1000,
  hard: 1600,
  unfair: 1800,
  extreme: Infinity,
};

/** The result of `rateByHodokuTable`. */
export interface HodokuTableRating {
  /** How the path ended. */
  readonly end: PathEnd;
  /** The level of the hardest step, raised while the score exceeds what that level allows. */
  readonly level: HodokuLevel;
  /** The sum of the base scores of all steps. */
  readonly score: number;
  /** The path, in the order in which its steps were taken. */
  readonly steps: readonly Step[];
}

/**
 * Our own path, scored by HoDoKu's table: the score of each step and the limit of each level are HoDoKu's, the choice
 * among equal steps is ours. It therefore works on every board and with any techniques, but is not the number that
 * HoDoKu prints; `rateByHodokuPath` gives that. A stuck path is rated up to that point.
 */
export function rateByHodokuTable(puzzle: Puzzle, options: LogicOptions = {}): HodokuTableRating {
  const walk = solveLogicallyInPlace(createPosition(puzzle), options);
  const steps: Step[] = [];
  for (;;) {
    const next = walk.next();
    if (next.done) return { end: next.value, ...hodokuScoreOf(steps), steps };
    steps.push(next.value);
  }
}

/** The level and score of a path by HoDoKu's table, whichever way its steps were chosen. An empty path is easy, 0. */
export function hodokuScoreOf(steps: readonly Step[]): { level: HodokuLevel; score: number } {
  let rank = 0;
  let score = 0;
  for (const { technique } of steps) {
    const entry = techniqueOf(technique);
    rank = Math.max(rank, HODOKU_LEVELS.indexOf(entry.level));
    score += entry.score;
  }
  return { level: levelOfScore(rank, score), score };
}

/** The level of a path: at least that of its hardest step, raised as the score requires. */
export function levelOfScore(hardest: number, score: number): HodokuLevel {
  let rank = hardest;
  while (score > MOST[HODOKU_LEVELS[rank]]) rank++;
  return HODOKU_LEVELS[rank];
}
