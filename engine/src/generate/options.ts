import type { Geometry } from '../model/geometry.ts';
import { hasCages, type RuleSetName } from './rules/rule-names.ts';
import type { SymmetryPattern } from './symmetry-pattern.ts';
import type { Target } from './target-options.ts';

/** Options of generation. Plain data except for the geometry. */
export interface GenerateOptions {
  /** The board of all puzzles. */
  readonly geometry: Geometry;
  /** The same seed gives the same puzzles on every machine. */
  readonly seed: string;
  /** The number of puzzles; default 1. */
  readonly count?: number;
  /** The index of the first puzzle; default 0. Puzzle i of a seed is the same whatever else is generated. */
  readonly first?: number;
  /** Default `none`. */
  readonly symmetry?: SymmetryPattern;
  /**
   * The number of givens; if a symmetry does not allow it, the next higher number that it allows. With `dig: 'minimal'`
   * attempts are made until a minimal puzzle has that number.
   */
  readonly givens?: number;
  /**
   * `minimal`: no given (with a symmetry: no orbit of givens) can be removed. `comfortable`: some more are left if the
   * level is low or the board is large. Default: `minimal`, but `comfortable` for the level Beginner and for boards of
   * 16×16 and up.
   */
  readonly dig?: 'minimal' | 'comfortable';
  /** The cells of the givens: one entry per cell of the board. */
  readonly pattern?: readonly boolean[];
  /** Instead of digging: empties this many random cells and counts the solutions. */
  readonly drop?: number;
  /** Instead of digging: empties this many random cells of each box and counts the solutions. */
  readonly perBox?: number;
  /** If cells are emptied: the maximum number of solutions counted; default `MAX_SOLUTIONS`. */
  readonly countTo?: number;
  /** The required difficulty of each puzzle; default: any. */
  readonly target?: Target;
  /**
   * Rules beyond the houses, drawn at random from the full grid. With `killer` there are no givens unless their number
   * or `dig` is set; with other rules as few as the other options allow.
   */
  readonly rules?: readonly RuleSetName[];
  /** Attempts for each puzzle before it is given up; default 100,000. */
  readonly maxAttempts?: number;
}

/** Whether cages must work without any givens. */
export function isWithoutGivens({ rules = [], givens, dig }: GenerateOptions): boolean {
  return hasCages(rules) && (givens ?? 0) === 0 && dig === undefined;
}

/** Minimum number of givens when digging: 0 to dig to the end. */
export function leastGivens({ geometry, givens, dig, target }: GenerateOptions): number {
  if (givens !== undefined && dig !== 'minimal') return givens;
  const { cells, size } = geometry;
  const isLight = target?.kind === 'level' && target.level === 'beginner';
  const isLarge = size >= 16;
  if (dig === 'minimal' || (dig === undefined && !isLight && !isLarge)) return 0;
  const share = Math.max(isLight ? 0.4 : 0.3, 0.27 + 0.0095 * (isLarge ? size : 0));
  return Math.round(cells.length * share);
}
