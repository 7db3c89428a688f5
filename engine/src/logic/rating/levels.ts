import type { Puzzle } from '../../grid/puzzle.ts';
import { isSolved, positionOf } from '../position.ts';
import { type LogicOptions, type PathEnd, walkPath } from '../solve-logically.ts';
import type { Step } from '../step.ts';
import { type Level, LEVELS, orderOf, type TechniqueId, techniqueOf } from '../techniques/table.ts';

/** Levels with plain names, from where scanning does to where no pattern helps. */
export const PUZZLE_LEVELS = ['beginner', 'easy', 'medium', 'hard', 'expert', 'extreme', 'beyond'] as const;
export type PuzzleLevel = (typeof PUZZLE_LEVELS)[number];

export interface LevelRow {
  readonly level: PuzzleLevel;
  readonly name: string;
  /** HoDoKu's level of the same puzzles. */
  readonly hodoku: Level;
  /** The highest score on a board of 81 cells; others in proportion to their cells. Source: HoDoKu 2.2.0. */
  readonly most: number;
  /** Which techniques the path may use; all of HoDoKu's level and below where nothing else is said. */
  readonly techniques: 'scanning' | 'of its level' | 'no nets' | 'all';
}

/**
 * The one table of levels. They are HoDoKu's five, by the hardest step and the score of the path of cheapest steps;
 * its lowest and its highest are cut in two where a player sees a difference: full houses and hidden singles do
 * («where can the 5 of this box go?») or not; and some proof by one chain at a time is found to the end, or only nets
 * of assumptions, or not even those.
 */
export const LEVEL_TABLE: readonly LevelRow[] = [
  { level: 'beginner', name: 'Beginner', hodoku: 'easy', most: 800, techniques: 'scanning' },
  { level: 'easy', name: 'Easy', hodoku: 'easy', most: 800, techniques: 'of its level' },
  { level: 'medium', name: 'Medium', hodoku: 'medium', most: 1000, techniques: 'of its level' },
  { level: 'hard', name: 'Hard', hodoku: 'hard', most: 1600, techniques: 'of its level' },
  { level: 'expert', name: 'Expert', hodoku: 'unfair', most: 1800, techniques: 'of its level' },
  { level: 'extreme', name: 'Extreme', hodoku: 'extreme', most: Infinity, techniques: 'no nets' },
  { level: 'beyond', name: 'Beyond', hodoku: 'extreme', most: Infinity, techniques: 'all' },
];

/** What a beginner needs: a look at one house for one digit. */
export const SCANNING: readonly TechniqueId[] = ['full-house', 'hidden-single'];

/** Beyond patterns and single chains: nets of assumptions, catalogues of placements, guessing. */
export const NETS: readonly TechniqueId[] = [
  'forcing-net-contradiction',
  'forcing-net-verity',
  'template-set',
  'template-delete',
  'brute-force',
];

/** The level of a puzzle with what it follows from. */
export interface LevelRating {
  readonly level: PuzzleLevel;
  /** The sum of HoDoKu's base scores of all steps. */
  readonly score: number;
  /** The last of the table of techniques that the path uses; undefined where it has no step. */
  readonly hardest: TechniqueId | undefined;
  readonly end: PathEnd;
}

/**
 * Solves a puzzle by logic, the cheapest step each time, and says which level that makes. Meant for puzzles with one
 * solution; where the path gets stuck the level is `beyond`. A path that was stopped is rated as far as it got.
 */
export function levelOf(puzzle: Puzzle, options: Pick<LogicOptions, 'shouldStop'> = {}): LevelRating {
  const tally = createTally(puzzle);
  const walk = walkPath(positionOf(puzzle), options);
  for (;;) {
    const next = walk.next();
    if (next.done) return { ...ratingOf(puzzle, tally, next.value), end: next.value };
    count(tally, next.value);
  }
}

/** The level of a path that is known already, so that it need not be found again. */
export function ratePath(puzzle: Puzzle, steps: readonly Step[], end: PathEnd): LevelRating {
  const tally = createTally(puzzle);
  for (const step of steps) count(tally, step);
  return { ...ratingOf(puzzle, tally, end), end };
}

/** What of a path its level depends on. Mutable: `count` adds a step. */
export interface PathTally {
  readonly cells: number;
  /** HoDoKu's level of the hardest step, as an index of `LEVELS`. */
  rank: number;
  score: number;
  hardest: TechniqueId | undefined;
  hasNets: boolean;
}

export function createTally({ geometry }: Puzzle): PathTally {
  return { cells: geometry.cells.length, rank: 0, score: 0, hardest: undefined, hasNets: false };
}

export function count(tally: PathTally, { technique }: Step): void {
  const { level, score } = techniqueOf(technique);
  tally.rank = Math.max(tally.rank, LEVELS.indexOf(level));
  tally.score += score;
  tally.hasNets ||= NETS.includes(technique);
  if (tally.hardest === undefined || orderOf(technique) > orderOf(tally.hardest)) tally.hardest = technique;
}

/**
 * The lowest level that a path with such a beginning can still come to, as an index of `PUZZLE_LEVELS`. It never
 * falls as steps are counted.
 */
export function lowestLevel({ rank, score, hasNets, cells }: PathTally): number {
  const scaled = (score * 81) / cells;
  const first = LEVEL_TABLE.findIndex(({ hodoku, most }) => LEVELS.indexOf(hodoku) >= rank && scaled <= most);
  return hasNets ? PUZZLE_LEVELS.indexOf('beyond') : first;
}

/** Whether full houses and hidden singles are enough. */
export function isScannable(puzzle: Puzzle): boolean {
  const position = positionOf(puzzle);
  const walk = walkPath(position, { techniques: SCANNING });
  while (!walk.next().done);
  return isSolved(position);
}

/** The level of a path that has ended. */
export function ratingOf(puzzle: Puzzle, tally: PathTally, end: PathEnd): Omit<LevelRating, 'end'> {
  const { score, hardest } = tally;
  const lowest = PUZZLE_LEVELS[lowestLevel(tally)];
  if (end === 'stuck') return { level: 'beyond', score, hardest };
  if (lowest !== 'beginner' || isScannable(puzzle)) return { level: lowest, score, hardest };
  return { level: 'easy', score, hardest };
}
