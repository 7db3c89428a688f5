/** The level and score of the path that HoDoKu 2.2.0 itself takes. */
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

/** The name of this rating, in addition to those of `PROFILE_NAMES`, which use another scale. */
export const HODOKU_PROFILE = 'hodoku-2.2';

/** The result of `rateByHodokuPath`. */
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

/** A step of HoDoKu's path: its name there and its conclusions. */
export interface HodokuPathStep {
  /** The technique by its id here. */
  readonly technique: TechniqueId;
  /** HoDoKu's level of the technique. */
  readonly level: HodokuLevel;
  /** Its score, one of those that add up to that of the puzzle. */
  readonly score: number;
  /** Candidates as `{ cell, digit }`, digits 1–9. Eliminations are only those that are present, by cell and digit. */
  readonly placements: readonly Candidate[];
  readonly eliminations: readonly Candidate[];
}

/** How to stop and follow `rateByHodokuPath`. */
export interface HodokuOptions extends Stopping {
  /** Called with each step before it is applied. */
  readonly onStep?: (step: HodokuPathStep) => unknown;
}

/**
 * Rates like `ratePuzzle`, but returns the level and score that HoDoKu 2.2.0 itself prints: its choice among equal
 * steps affects all later ones, so its search is reproduced in every order. (`rateByHodokuTable` scores our own path by
 * the same table, on any board, and often differs.) Errors as in `ratePuzzle`. A path that was stopped is rated up to
 * that point.
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
    const reported = stepOf(step, grid);
    onStep?.(reported);
    steps.push(reported);
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
