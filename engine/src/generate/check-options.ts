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
import { MAX_SET_DIGIT } from '../model/digits.ts';
import { ok, failure, type Result } from '../result.ts';
import { isWithoutGrid } from './board-grids.ts';
import { ruleFunctions, targetFunctions } from './provided.ts';
import { RULE_SETS } from './rules/rule-names.ts';
import { orbitsOf, SYMMETRY_PATTERNS } from './symmetry-pattern.ts';

import type { GenerateOptions } from './options.ts';
import type { Target } from './target-options.ts';

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
function faultOf(options: GenerateOptions, checks: OptionChecks): string | undefined {
  const fault = faultOfFields('options', options, FIELDS);
  if (fault !== undefined) return fault;
  const { geometry, seed, target } = options as Partial<GenerateOptions>;
  if (!Array.isArray(geometry?.cells)) return 'options.geometry must be a board.';
  if (seed === undefined) return 'options.seed must be a text; it is missing.';
  return target && checks.faultOfTarget(target);
}

/**
 * Reports errors in options: unknown fields, words and numbers (`generate.options`), and contradictions among the
 * options or with the board; `generate.board` is a board that no full grid fits. Errors: `generate.…`, `rating.board`.
 */
export function checkOptions(options: GenerateOptions): Result<GenerateOptions> {
  return checkOptionsBy(PROVIDED, options);
}

/** Checks that a bundle may leave out. */
export interface OptionChecks {
  /** The fault of a target, in a sentence; undefined if there is none. */
  readonly faultOfTarget: (target: Target) => string | undefined;
  /** Throws an Error if rules have been left out of the bundle. */
  readonly requireRules: () => void;
}

const PROVIDED: OptionChecks = {
  faultOfTarget: (target) => targetFunctions(target.kind).faultOfTarget(target),
  requireRules: ruleFunctions,
};

export function checkOptionsBy(checks: OptionChecks, options: GenerateOptions): Result<GenerateOptions> {
  const fault = faultOf(options, checks);
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
  if (symmetry !== undefined && symmetry !== 'none' && (pattern ?? drop ?? perBox) !== undefined) {
    return failure('generate.ways', 'A symmetry goes with digging, not with a pattern or emptied cells.');
  }
  const orbits = orbitsOf(geometry, symmetry ?? 'none');
  if (!orbits.ok) return orbits;
  const problem = problemOfRules(options, checks);
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

function problemOfRules(
  { geometry, rules = [], target, pattern, drop, perBox }: GenerateOptions,
  checks: OptionChecks,
) {
  if (rules.length === 0) return undefined;
  const unknown = rules.find((name) => !RULE_SETS.includes(name));
  if (unknown !== undefined) return `There are no rules called "${String(unknown)}".`;
  if (geometry.size > MAX_SET_DIGIT) return `Rules need a board of at most ${MAX_SET_DIGIT} digits.`;
  if (target?.kind === 'rating') return 'Sudoku Explainer rates no puzzles with rules.';
  if (target?.kind === 'singles' || (target?.kind === 'level' && target.level === 'beginner'))
    return 'Singles alone hardly ever solve puzzles with rules.';
  if ((pattern ?? drop ?? perBox) !== undefined)
    return 'Rules go with digging, not with a pattern or emptied cells.';
  checks.requireRules();
  return undefined;
}

function isWholeWithin(count: number, least: number, most: number): boolean {
  return Number.isInteger(count) && count >= least && count <= most;
}
