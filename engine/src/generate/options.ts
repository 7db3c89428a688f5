import {
  faultOfFields,
  type Fields,
  FLAG,
  LIMIT,
  listOf,
  AMOUNT,
  OBJECT,
  oneOf,
  TEXT,
  wholeNumber,
} from '../require.ts';
import { isClassic } from '../model/boards.ts';
import type { Geometry } from '../model/geometry.ts';
import { MAX_SET_DIGIT } from '../model/digits.ts';
import { ok, failure, type Result } from '../result.ts';
import { isWithoutGrid } from './board-grids.ts';
import { hasCages, RULE_SETS, type RuleSetName } from './rules/rule-sets.ts';
import { orbitsOf, SYMMETRY_PATTERNS, type SymmetryPattern } from './symmetry-pattern.ts';
import { faultOfTarget, type Target } from './target-options.ts';

/** Options of generating. Plain data but for the geometry. */
export interface GenerateOptions {
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
  readonly target?: Target;
  /**
   * Rules beyond the houses, drawn at random from the full grid. With `killer` there are no givens, unless a number of
   * them or `dig` is asked for; else as few as the other options say.
   */
  readonly rules?: readonly RuleSetName[];
  /** Attempts for each puzzle before it is given up; default 100,000. */
  readonly maxAttempts?: number;
}

const FIELDS: Fields<GenerateOptions> = {
  geometry: OBJECT,
  seed: TEXT,
  count: wholeNumber(0),
  first: wholeNumber(0),
  symmetry: oneOf(SYMMETRY_PATTERNS),
  givens: AMOUNT,
  dig: oneOf(['minimal', 'comfortable']),
  pattern: listOf(FLAG),
  drop: AMOUNT,
  perBox: AMOUNT,
  countTo: LIMIT,
  target: OBJECT,
  rules: { what: 'a list', isMet: Array.isArray },
  maxAttempts: wholeNumber(1),
};

/** The first fault of the options that does not depend on the board. */
function faultOf(options: GenerateOptions): string | undefined {
  const fault = faultOfFields('options', options, FIELDS);
  if (fault !== undefined) return fault;
  const { geometry, seed, target } = options as Partial<GenerateOptions>;
  if (!Array.isArray(geometry?.cells)) return 'options.geometry must be a board.';
  if (seed === undefined) return 'options.seed must be a text; it is missing.';
  return target && faultOfTarget(target);
}

/**
 * Says what is wrong with options: unknown fields, words and numbers (`generate.options`), and what contradicts itself
 * or the board; `generate.board` is a board that no full grid fits. Errors: `generate.…`, `rating.board`.
 */
export function checkOptions(options: GenerateOptions): Result<GenerateOptions> {
  const fault = faultOf(options);
  if (fault !== undefined) return failure('generate.options', fault);
  const { geometry, givens, dig, pattern, drop, perBox, symmetry, target } = options;
  const cellCount = geometry.cells.length;
  const ways = [givens ?? dig, pattern, drop, perBox].filter((way) => way !== undefined);
  if (ways.length > 1) {
    return failure(
      'generate.ways',
      'A number of givens (or minimal), a pattern, emptied cells and emptied cells per box exclude each other.',
    );
  }
  if (givens !== undefined && dig !== undefined) {
    return failure('generate.ways', 'A number of givens and minimal exclude each other.');
  }
  if (symmetry !== undefined && symmetry !== 'none' && (pattern ?? drop ?? perBox) !== undefined) {
    return failure('generate.ways', 'A symmetry goes with digging, not with a pattern or emptied cells.');
  }
  const orbits = orbitsOf(geometry, symmetry ?? 'none');
  if (!orbits.ok) return orbits;
  const problem = problemOfRules(options);
  if (problem) return failure('generate.rules', problem);
  if (target?.kind === 'rating') {
    const { profile, from, to } = target;
    if (!isClassic(geometry)) return failure('rating.board', `${profile} rates classic 9×9 puzzles only.`);
    if (!(from <= to)) return failure('generate.rating', `No rating is from ${from} to ${to}.`);
  }
  if (givens !== undefined && !isWholeWithin(givens, 0, cellCount)) {
    return failure('generate.givens', `The board has ${cellCount} cells; there cannot be ${givens} givens.`);
  }
  if (drop !== undefined && !isWholeWithin(drop, 0, cellCount)) {
    return failure('generate.drop', `The board has ${cellCount} cells; ${drop} cannot be emptied.`);
  }
  if (pattern && pattern.length !== cellCount) {
    return failure('generate.pattern', `The board has ${cellCount} cells, the pattern ${pattern.length}.`);
  }
  if (perBox !== undefined) {
    const smallest = Math.min(...geometry.regions.map((cells) => cells.length));
    if (smallest === Infinity) return failure('generate.boxes', 'The board has no boxes.');
    if (!isWholeWithin(perBox, 0, smallest)) {
      return failure('generate.boxes', `A box has ${smallest} cells; ${perBox} cannot be emptied.`);
    }
  }
  if (isWithoutGrid(geometry)) {
    return failure(
      'generate.board',
      'No full grid fits the houses of this board, so there are no puzzles on it.',
    );
  }
  return ok(options);
}

function problemOfRules({ geometry, rules = [], target, pattern, drop, perBox }: GenerateOptions) {
  if (rules.length === 0) return undefined;
  const unknown = rules.find((name) => !RULE_SETS.includes(name));
  if (unknown !== undefined) return `There are no rules called "${String(unknown)}".`;
  if (geometry.size > MAX_SET_DIGIT) return `Rules need a board of at most ${MAX_SET_DIGIT} digits.`;
  if (target?.kind === 'rating') return 'Sudoku Explainer rates no puzzles with rules.';
  if (target?.kind === 'singles' || (target?.kind === 'level' && target.level === 'beginner'))
    return 'Singles alone hardly ever solve puzzles with rules.';
  if ((pattern ?? drop ?? perBox) !== undefined)
    return 'Rules go with digging, not with a pattern or emptied cells.';
  return undefined;
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

function isWholeWithin(count: number, least: number, most: number): boolean {
  return Number.isInteger(count) && count >= least && count <= most;
}
