import type { Geometry } from '../model/geometry.ts';
import { hasCages, type RuleSetName } from './rules/rule-names.ts';
import type { SymmetryPattern } from './symmetry-pattern.ts';
import type { Target } from './target-options.ts';

/** Options of generating. Plain data but for the geometry. */
export interface GenerateOptions {
  /** The board of all puzzles. */
  readonly geometry: Geometry;
  /** The same seed gives the same puzzles on every machine. */
  readonly seed: string;
  /** How many; default 1. */
  readonly count?: number;
  /** The index of the first one; default 0. Puzzle i of a seed is the same whatever is generated beside it. */
  readonly first?: number;
  /** Default `none`. */
  readonly symmetry?: SymmetryPattern;
  /** So many givens; where a symmetry does not allow that, the next number above that it does. */
  readonly givens?: number;
  /**
   * `minimal`: no given (with a symmetry: no orbit of givens) can go. `comfortable`: some more are left where the level
   * is low or the board is large. Default: `minimal`, but `comfortable` for the level Beginner, and for boards of 16×16
   * and up.
   */
  readonly dig?: 'minimal' | 'comfortable';
  /** The cells of the givens: one entry per cell of the board. */
  readonly pattern?: readonly boolean[];
  /** Instead of digging: so many random cells are emptied, and the solutions counted. */
  readonly drop?: number;
  /** Instead of digging: so many random cells of each box are emptied, and the solutions counted. */
  readonly perBox?: number;
  /** Where cells are emptied: solutions are counted up to so many; default `MAX_SOLUTIONS`. */
  readonly countTo?: number;
  /** How difficult each puzzle must be; default: as it comes. */
  readonly target?: Target;
  /**
   * Rules beyond the houses, drawn at random from the full grid. With `killer` there are no givens, unless a number of
   * them or `dig` is asked for; else as few as the other options say.
   */
  readonly rules?: readonly RuleSetName[];
  /** Attempts for each puzzle before it is given up; default 100,000. */
  readonly maxAttempts?: number;
}

/** Whether cages are to do without any givens. */
export function isWithoutGivens({ rules = [], givens, dig }: GenerateOptions): boolean {
  return hasCages(rules) && (givens ?? 0) === 0 && dig === undefined;
}

/** Fewest givens to dig to: 0 if it goes on to the end. */
export function leastGivens({ geometry, givens, dig, target }: GenerateOptions): number {
  if (givens !== undefined) return givens;
  const { cells, size } = geometry;
  const isLight = target?.kind === 'level' && target.level === 'beginner';
  const isLarge = size >= 16;
  if (dig === 'minimal' || (dig === undefined && !isLight && !isLarge)) return 0;
  const share = Math.max(isLight ? 0.4 : 0.3, 0.27 + 0.0095 * (isLarge ? size : 0));
  return Math.round(cells.length * share);
}
