/**
 * One puzzle chosen from all that are equivalent: equal for two puzzles exactly if a symmetry of the board carries
 * the one to the other.
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
 * `min-lex`: the smallest of all equivalent puzzles, its cells read row by row with 0 for an open one; what the
 * players' forum calls the row-min-lex form. For consistent puzzles and grids on the ordinary 9×9 board.
 * `refined`: everywhere else, the one that refinement leads to. It looks like any other, and promises the same.
 */
export type FormKind = (typeof FORM_KINDS)[number];

/** The answer of `canonicalForm`. */
export interface CanonicalForm {
  /** One of `FORM_KINDS`. */
  readonly kind: FormKind;
  /** The representative of all equivalent puzzles. */
  readonly puzzle: Puzzle;
  /** Takes the puzzle asked about to the representative. */
  readonly symmetry: Symmetry;
  /** How many symmetries leave the puzzle as it is, the identity among them; digits that nowhere occur count. */
  readonly automorphisms: bigint;
}

/** How much work a canonical form may take. */
export interface FormOptions extends Stopping {
  /** Maximum amount of work on boards other than the ordinary one: 4 to 5 million take a second. Default 40 million. */
  readonly work?: number;
}

const FIELDS: Fields<FormOptions> = { ...STOPPING, work: COUNT_OR_INFINITY };

const WORK = 40_000_000;

/**
 * The canonical form of a puzzle or of a grid. Errors: `canonical.work` where it would take too long,
 * `canonical.stopped`, and `canonical.constraints` for a puzzle with constraints, which has no form yet.
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
 * Whether two puzzles are the same in disguise: a symmetry that takes the first to the second, or undefined if
 * there is none. Errors: `canonical.work`, `canonical.stopped`, `canonical.constraints`.
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

/** Marks of given cells, and marks that leave all digits everywhere, say nothing: alike puzzles look alike. */
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
