import { oneOf, requireFields, requireValue } from '../../require.ts';
import { STOPPING, type Stopping } from '../../stopping.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { createPosition, isSolved } from '../position.ts';
import { PATH_ENDS, type PathEnd, solveLogicallyInPlace } from '../solve-logically.ts';
import type { Step } from '../step.ts';
import { DIFFICULTIES, type Difficulty } from './levels.ts';
import { type HodokuLevel, HODOKU_LEVELS, orderOf, type TechniqueId, techniqueOf } from '../catalogue.ts';

/** The limits of a level of difficulty. */
export interface DifficultyRow {
  /** One of `DIFFICULTIES`. */
  readonly level: Difficulty;
  /** Its name in English. */
  readonly name: string;
  /** HoDoKu's level for the same puzzles. */
  readonly hodoku: HodokuLevel;
  /** The maximum score on a board of 81 cells, scaled to the number of cells on other boards. Source: HoDoKu 2.2.0. */
  readonly most: number;
  /** The techniques that the path may use. `of its level`: all of HoDoKu's level and below. */
  readonly techniques: 'scanning' | 'of its level' | 'no nets' | 'all';
}

/**
 * The one table of levels. They are HoDoKu's five, by the hardest step and by the score of the path of cheapest steps.
 * Its lowest and its highest are split where a player notices a difference: whether full houses and hidden singles
 * suffice (“where can the 5 of this box go?”); and whether proofs by one chain at a time suffice to the end, or nets of
 * assumptions are needed, or even those are not enough.
 */
export const DIFFICULTY_TABLE: readonly DifficultyRow[] = [
  { level: 'beginner', name: 'Beginner', hodoku: 'easy', most: 800, techniques: 'scanning' },
  { level: 'easy', name: 'Easy', hodoku: 'easy', most: 800, techniques: 'of its level' },
  { level: 'medium', name: 'Medium', hodoku: 'medium', most: 1000, techniques: 'of its level' },
  { level: 'hard', name: 'Hard', hodoku: 'hard', most: 1600, techniques: 'of its level' },
  { level: 'expert', name: 'Expert', hodoku: 'unfair', most: 1800, techniques: 'of its level' },
  { level: 'extreme', name: 'Extreme', hodoku: 'extreme', most: Infinity, techniques: 'no nets' },
  { level: 'beyond', name: 'Beyond', hodoku: 'extreme', most: Infinity, techniques: 'all' },
];

/** The techniques of a beginner: looking in one house for one digit. */
const SCANNING: readonly TechniqueId[] = ['full-house', 'hidden-single'];

/** Beyond patterns and single chains: nets of assumptions, catalogues of placements, guessing. */
export const NETS: readonly TechniqueId[] = [
  'forcing-net-contradiction',
  'forcing-net-verity',
  'forcing-rules-contradiction',
  'template-set',
  'template-delete',
  'brute-force',
];

/** Whether a step is a guess: it deduces nothing but takes a digit from a solver's solution. */
export function isGuess({ technique }: Step): boolean {
  return technique === 'brute-force';
}

/** The level of a puzzle and the facts that determine it. */
export interface DifficultyRating {
  /** One of `DIFFICULTIES`, from `beginner` to `beyond`. */
  readonly level: Difficulty;
  /** The sum of HoDoKu's base scores of all steps. */
  readonly score: number;
  /** The technique of the path that is last in the catalogue; undefined if there is no step. */
  readonly hardest: TechniqueId | undefined;
  /** The number of guesses. Above 0, the puzzle was not solved by logic, even if the path ends `solved`. */
  readonly guesses: number;
  /** How the path ended. */
  readonly end: PathEnd;
}

/**
 * Solves a puzzle by logic, taking the cheapest step each time, and returns the level of the path. For puzzles with one
 * solution. If the path gets stuck, the level is `beyond`. A path that was stopped is rated up to that point.
 */
export function difficultyOf(puzzle: Puzzle, options: Stopping = {}): DifficultyRating {
  requireFields('options', options, STOPPING);
  const tally = createTally(puzzle);
  const walk = solveLogicallyInPlace(createPosition(puzzle), options);
  for (;;) {
    const next = walk.next();
    if (next.done) return { ...ratingOf(puzzle, tally, next.value), end: next.value };
    count(tally, next.value);
  }
}

/** The level of a known path, which need not be found again. */
export function ratePath(puzzle: Puzzle, steps: readonly Step[], end: PathEnd): DifficultyRating {
  requireValue('end', end, oneOf(PATH_ENDS));
  const tally = createTally(puzzle);
  for (const step of steps) count(tally, step);
  return { ...ratingOf(puzzle, tally, end), end };
}

/** The facts about a path on which its level depends. Mutable: `count` adds a step. */
export interface PathTally {
  readonly cells: number;
  /** HoDoKu's level of the hardest step, as an index of `HODOKU_LEVELS`. */
  rank: number;
  score: number;
  /** The part of the score to which the limits apply: they are HoDoKu's, which knows no rules beyond houses. */
  limited: number;
  hardest: TechniqueId | undefined;
  hasNets: boolean;
  guesses: number;
}

export function createTally({ geometry }: Puzzle): PathTally {
  const cells = geometry.cells.length;
  return { cells, rank: 0, score: 0, limited: 0, hardest: undefined, hasNets: false, guesses: 0 };
}

export function count(tally: PathTally, step: Step): void {
  const { technique } = step;
  const { level, score, needs } = techniqueOf(technique);
  tally.rank = Math.max(tally.rank, HODOKU_LEVELS.indexOf(level));
  tally.score += score;
  if (needs === 'houses') tally.limited += score;
  tally.hasNets ||= NETS.includes(technique);
  if (isGuess(step)) tally.guesses++;
  if (tally.hardest === undefined || orderOf(technique) > orderOf(tally.hardest)) tally.hardest = technique;
}

/**
 * The lowest level that is still possible for a path with this beginning, as an index of `DIFFICULTIES`. It never
 * decreases as steps are counted.
 */
export function lowestDifficulty({ rank, limited, hasNets, cells }: PathTally): number {
  const scaled = (limited * 81) / cells;
  const first = DIFFICULTY_TABLE.findIndex(
    ({ hodoku, most }) => HODOKU_LEVELS.indexOf(hodoku) >= rank && scaled <= most,
  );
  return hasNets ? DIFFICULTIES.indexOf('beyond') : first;
}

/** Whether full houses and hidden singles are enough. */
export function isScannable(puzzle: Puzzle): boolean {
  const position = createPosition(puzzle);
  const walk = solveLogicallyInPlace(position, { techniques: SCANNING });
  while (!walk.next().done);
  return isSolved(position);
}

/** The level of a path that has ended. */
export function ratingOf(puzzle: Puzzle, tally: PathTally, end: PathEnd): Omit<DifficultyRating, 'end'> {
  const { score, hardest, guesses } = tally;
  const level = levelOf(puzzle, DIFFICULTIES[lowestDifficulty(tally)], end);
  return { level, score, hardest, guesses };
}

function levelOf(puzzle: Puzzle, lowest: Difficulty, end: PathEnd): Difficulty {
  if (end === 'stuck') return 'beyond';
  return lowest === 'beginner' && !isScannable(puzzle) ? 'easy' : lowest;
}
