/** Level and score along the path that HoDoKu 2.2.0 itself takes. */
import { CALLBACK, requireFields } from '../../require.ts';
import { heeding, STOPPING, type Stopping } from '../../stopping.ts';
import { type HodokuLevel, HODOKU_LEVELS, type TechniqueId } from '../../logic/catalogue.ts';
import { levelOfScore } from '../../logic/difficulty/rate-by-hodoku-table.ts';
import type { Candidate } from '../../logic/step.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { ok, type Result } from '../../result.ts';
import { solve } from '../../solve/solver.ts';
import { ratingRefusal } from '../classic.ts';
import { type Grid, hasCandidate } from './grid.ts';
import { hodokuPath, type PathStep } from './path.ts';

/** The name of this rating, beside those of `PROFILE_NAMES`, which are on another scale. */
export const HODOKU_PROFILE = 'hodoku-2.2';

/** The answer of `rateByHodokuPath`. */
export interface HodokuPathRating {
  /** Always `HODOKU_PROFILE`. */
  readonly profile: typeof HODOKU_PROFILE;
  /** The level of the hardest step, raised while the score exceeds what that level allows. */
  readonly level: HodokuLevel;
  /** The sum of the scores of all steps. */
  readonly score: number;
  /** `stopped`: ended before the path was complete. */
  readonly outcome: 'solved' | 'stopped';
  /** The path, in the order in which its steps were taken. */
  readonly steps: readonly HodokuPathStep[];
}

/** A step of HoDoKu's path: what it concludes, by its name there. */
export interface HodokuPathStep {
  /** The technique by its id here. */
  readonly technique: TechniqueId;
  /** HoDoKu's level of the technique. */
  readonly level: HodokuLevel;
  /** Its score, one of those that add up to that of the puzzle. */
  readonly score: number;
  /** Candidates as `{ cell, digit }`, digits 1–9; of the eliminations those that are there, by cell and digit. */
  readonly placements: readonly Candidate[];
  readonly eliminations: readonly Candidate[];
}

/** How `rateByHodokuPath` is ended, and watched. */
export interface HodokuOptions extends Stopping {
  /** Told of each step before it is applied. */
  readonly onStep?: (step: HodokuPathStep) => unknown;
}

/**
 * As `ratePuzzle`, with the level and score that HoDoKu 2.2.0 itself prints: which of equal steps it applies decides what
 * comes after, so its search is followed in every order. (`rateByHodokuTable` scores our own path by the same table, on any
 * board, and often differs.) Errors as in `ratePuzzle`. A path that was stopped is rated so far.
 */
export function rateByHodokuPath(puzzle: Puzzle, options: HodokuOptions = {}): Result<HodokuPathRating> {
  requireFields('options', options, { ...STOPPING, onStep: CALLBACK });
  const refused = ratingRefusal(puzzle, HODOKU_PROFILE);
  if (refused) return refused;
  const { shouldStop = () => false, onStep } = heeding(options);
  const steps: HodokuPathStep[] = [];
  let rank = 0;
  let score = 0;
  let outcome: HodokuPathRating['outcome'] = 'solved';
  for (const { step, grid } of hodokuPath(puzzle.givens, solve(puzzle).solution!)) {
    if (shouldStop()) {
      outcome = 'stopped';
      break;
    }
    const told = stepOf(step, grid);
    onStep?.(told);
    steps.push(told);
    rank = Math.max(rank, HODOKU_LEVELS.indexOf(step.level));
    score += step.score;
  }
  return ok({ profile: HODOKU_PROFILE, level: levelOfScore(rank, score), score, outcome, steps });
}

function stepOf({ technique, level, score, placed, removed }: PathStep, grid: Grid): HodokuPathStep {
  const candidateOf = (one: number) => ({ cell: Math.floor(one / 10), digit: one % 10 });
  const present = [...new Set(removed)]
    .sort((a, b) => a - b)
    .map(candidateOf)
    .filter(({ cell, digit }) => hasCandidate(grid, cell, digit));
  return { technique, level, score, placements: placed.map(candidateOf), eliminations: present };
}
