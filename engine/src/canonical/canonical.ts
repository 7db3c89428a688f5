/**
 * One representative of all equivalent puzzles: equal for two puzzles if and only if a symmetry of the board maps one
 * to the other.
 */
import { COUNT_OR_INFINITY, type Fields, requireFields } from '../require.ts';
import { heeding, STOPPING, type Stopping } from '../stopping.ts';
import { allDigits, digitBit, type DigitSet } from '../model/digits.ts';
import { hasOnlyHouses, type Puzzle, requirePuzzle } from '../puzzle/puzzle.ts';
import { sameGeometry } from '../model/geometry.ts';
import { ok, type Problem, failure, type Result } from '../result.ts';
import { refinedEquivalence, refinedForm } from './refined-form.ts';
import { minLexForm } from './min-lex-form.ts';
import type { Budget } from './partition.ts';
import { applyToPuzzle, composeSymmetries, invertSymmetry, type Symmetry } from './symmetry.ts';

/** The kinds of canonical forms. */
export const FORM_KINDS = ['min-lex', 'refined'] as const;
/**
 * `min-lex`: the smallest of all equivalent puzzles, with cells read row by row and 0 for an open cell; the players'
 * forum calls it the row-min-lex form. For consistent puzzles and grids on the ordinary 9×9 board. `refined`: for all
 * others, the puzzle that refinement leads to. It has no special look but the same guarantee.
 */
export type FormKind = (typeof FORM_KINDS)[number];

/** The result of `canonicalForm`. */
export interface CanonicalForm {
  /** One of `FORM_KINDS`. */
  readonly kind: FormKind;
  /** The representative of all equivalent puzzles. */
  readonly puzzle: Puzzle;
  /** Maps the given puzzle to the representative. */
  readonly symmetry: Symmetry;
  /**
   * The number of symmetries that leave the puzzle unchanged, including the identity and relabellings of digits that do
   * not occur.
   */
  readonly automorphisms: bigint;
}

/** Options that limit the work for a canonical form. */
export interface FormOptions extends Stopping {
  /**
   * Maximum amount of work on boards other than the ordinary one: 4 to 5 million take a second. Default: 40 million.
   */
  readonly work?: number;
}

const FIELDS: Fields<FormOptions> = { ...STOPPING, work: COUNT_OR_INFINITY };

const WORK = 40_000_000;

/**
 * The canonical form of a puzzle or of a grid. Errors: `canonical.work` if it would take too long, `canonical.stopped`,
 * and `canonical.constraints` for a puzzle with constraints, which has no form yet.
 */
export function canonicalForm(source: Puzzle, options: FormOptions = {}): Result<CanonicalForm> {
  requireFields('options', options, FIELDS);
  if (!hasOnlyHouses(source)) return notForConstraints();
  const puzzle = withoutIdleMarks(source);
  const form = minLexForm(puzzle);
  if (form) return ok({ kind: 'min-lex', puzzle: applyToPuzzle(form.symmetry, puzzle), ...form });
  const budget = budgetOf(options);
  const refined = refinedForm(puzzle, budget);
  return refined ? ok({ kind: 'refined', ...refined }) : spent(budget);
}

/**
 * A symmetry that maps the first puzzle to the second, or undefined if they are not equivalent. Errors:
 * `canonical.work`, `canonical.stopped`, `canonical.constraints`.
 */
export function findEquivalence(
  first: Puzzle,
  second: Puzzle,
  options: FormOptions = {},
): Result<Symmetry | undefined> {
  requireFields('options', options, FIELDS);
  if (!hasOnlyHouses(first) || !hasOnlyHouses(second)) return notForConstraints();
  if (!sameGeometry(first.geometry, second.geometry)) return ok(undefined);
  const [a, b] = [withoutIdleMarks(first), withoutIdleMarks(second)];
  const [formA, formB] = [minLexForm(a), minLexForm(b)];
  if (!formA !== !formB) return ok(undefined);
  if (!formA || !formB) {
    const budget = budgetOf(options);
    const found = refinedEquivalence(a, b, budget);
    return found === 'spent' ? spent(budget) : ok(found);
  }
  const way = composeSymmetries(formA.symmetry, invertSymmetry(formB.symmetry));
  const image = applyToPuzzle(way, a).givens;
  return ok(image.every((digit, cell) => digit === b.givens[cell]) ? way : undefined);
}

/**
 * The puzzle with idle marks removed, so that equal puzzles have equal data: digits other than the given in given
 * cells, and all marks if they allow everything.
 */
function withoutIdleMarks(puzzle: Puzzle): Puzzle {
  requirePuzzle(puzzle);
  const { allowed, ...rest } = puzzle;
  if (!allowed) return rest;
  const { geometry, givens } = rest;
  const full = allDigits(geometry.size);
  const marks = allowed.map((set, cell): DigitSet =>
    givens[cell] === 0 ? set : set & digitBit(givens[cell]),
  );
  const areIdle = marks.every((set, cell) => set === (givens[cell] === 0 ? full : digitBit(givens[cell])));
  return areIdle ? rest : { ...rest, allowed: marks };
}

function budgetOf(options: FormOptions): Budget {
  const { work = WORK, shouldStop } = heeding(options);
  return { left: work, shouldStop };
}

function notForConstraints(): { readonly ok: false; readonly error: Problem } {
  return failure('canonical.constraints', 'There is no canonical form yet for a puzzle with constraints.');
}

function spent({ isStopped }: Budget): { readonly ok: false; readonly error: Problem } {
  if (isStopped) return failure('canonical.stopped', 'Stopped before the canonical form was found.');
  return failure(
    'canonical.work',
    'This board has so many symmetries that its canonical form would take too long.',
  );
}
