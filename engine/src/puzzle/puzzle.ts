import type { Constraint } from '../constraints/kinds.ts';
import { constraintFunctions, hasConstraintFunctions } from '../constraints/provided.ts';
import { ok, failure, type Problem, type Result } from '../result.ts';
import { OBJECT, requireValue, type Want, wholeNumber } from '../require.ts';
import { allDigits, type Digit, type Digits, type DigitSet, MAX_SET_DIGIT } from '../model/digits.ts';
import { cellName, type Geometry } from '../model/geometry.ts';
import type { Drawing } from './drawing.ts';

export type { Digits };

/** The rules that every filling of a board must satisfy: its houses, and the rules beyond them. */
export interface Rules {
  /** The board with its houses. */
  readonly geometry: Geometry;
  /** Empty for most puzzles. */
  readonly constraints: readonly Constraint[];
}

/**
 * A puzzle: a board, its rules and its givens. It guarantees neither that the givens are consistent nor any number of
 * solutions; `findConflicts`, `count` and `findRedundantGivens` each answer one such question.
 */
export interface Puzzle extends Rules {
  /** One digit per cell; 0 if nothing is given. */
  readonly givens: Digits;
  /**
   * One set per cell: the digits that the puzzle still allows there, for puzzles that give pencil marks (sukaku). Left
   * out if only givens restrict the cells.
   */
  readonly allowed?: readonly DigitSet[];
  /** Drawings on the board in addition to its rules, and fog over it. Solvers and logic ignore them. */
  readonly drawings?: readonly Drawing[];
}

/**
 * A puzzle from givens, one per cell (0 for none), in a list or a typed array. Checks lengths and ranges.
 * Errors: `puzzle.length`, `puzzle.digit`, `puzzle.allowed`, and those of `checkConstraints`; `constraint.left-out` if
 * there are constraints and the program does not import `pencilmark/constraints`.
 */
export function createPuzzle(
  geometry: Geometry,
  givens: ArrayLike<Digit>,
  allowed?: readonly DigitSet[],
  constraints: readonly Constraint[] = [],
): Result<Puzzle> {
  const problem = problemOf({ geometry, givens, allowed });
  if (problem) return failure(problem.code, problem.message);
  const checked = readConstraints(geometry, constraints);
  if (!checked.ok) return checked;
  return ok({
    geometry,
    constraints: checked.value,
    givens: Array.from(givens),
    ...(allowed && { allowed: [...allowed] }),
  });
}

/** `constraints` may be any data; an empty list, which most puzzles have, needs no table of kinds. */
function readConstraints(
  geometry: Geometry,
  constraints: readonly Constraint[],
): Result<readonly Constraint[]> {
  if (Array.isArray(constraints) && constraints.length === 0) return ok([]);
  if (!hasConstraintFunctions()) {
    const message =
      "This program has left out rules beyond houses: it does not import 'pencilmark/constraints'.";
    return failure('constraint.left-out', message);
  }
  return constraintFunctions().checkConstraints(geometry, constraints);
}

/**
 * Throws a RangeError if the givens or the pencil marks of a puzzle do not fit its board. Outside input goes through
 * `createPuzzle`; a puzzle that is wrong after that is a bug in the caller's code.
 */
export function requirePuzzle(puzzle: Puzzle): void {
  requireValue('puzzle', puzzle, OBJECT);
  requireBoard(puzzle.geometry);
  const problem = problemOf(puzzle);
  if (problem) throw new RangeError(problem.message);
}

/** Throws a RangeError unless these are digits for the cells of the board, with 0 for an empty cell. */
export function requireDigits(geometry: Geometry, name: string, digits: ArrayLike<Digit>): void {
  requireBoard(geometry);
  const problem = problemOf({ geometry, givens: digits });
  if (problem) throw new RangeError(`${name}: ${problem.message}`);
}

/** Throws a RangeError unless this is a board. */
export function requireBoard(geometry: Geometry): void {
  requireValue('geometry', (geometry as Partial<Geometry> | undefined)?.cells, BOARD);
}

const BOARD: Want = { what: "a board's", isMet: (cells) => Array.isArray(cells) };

interface Filling {
  readonly geometry: Geometry;
  readonly givens: ArrayLike<Digit>;
  readonly allowed?: readonly DigitSet[] | undefined;
}

function problemOf({ geometry, givens, allowed }: Filling): Problem | undefined {
  const { size, cells } = geometry;
  // Typed arrays are fine: only the length and the entries are used.
  const length = (givens as ArrayLike<Digit> | undefined | null)?.length;
  if (length !== cells.length) {
    const message = `The board has ${cells.length} cells, ${length ?? 'no'} digits were given.`;
    return { code: 'puzzle.length', message };
  }
  // A loop by index: this runs before every call about a single puzzle.
  for (let cell = 0; cell < givens.length; cell++) {
    const digit = givens[cell];
    if (Number.isInteger(digit) && digit >= 0 && digit <= size) continue;
    const message = `${cellName(geometry, cell)} holds ${digit}; digits are 1 to ${size}.`;
    return { code: 'puzzle.digit', message };
  }
  if (allowed === undefined) return undefined;
  if (size > MAX_SET_DIGIT)
    return { code: 'puzzle.allowed', message: `Pencil marks end at ${MAX_SET_DIGIT} digits.` };
  const full = allDigits(size);
  if (
    Array.isArray(allowed) &&
    allowed.length === cells.length &&
    allowed.every((set) => Number.isInteger(set) && set >= 0 && set <= full)
  )
    return undefined;
  const message = `Pencil marks must be one set of digits up to ${size} for each cell.`;
  return { code: 'puzzle.allowed', message };
}

/** A puzzle on this board without givens or constraints. */
export function emptyPuzzle(geometry: Geometry): Puzzle {
  // One shared list per board, since a short text can request many large empty puzzles.
  const givens = noGivens.get(geometry) ?? geometry.cells.map(() => 0);
  noGivens.set(geometry, givens);
  return { geometry, constraints: [], givens };
}

const noGivens = new WeakMap<Geometry, Digits>();

/** The number of givens of a puzzle. */
export function givenCount({ givens }: Puzzle): number {
  return givens.filter((digit) => digit !== 0).length;
}

/** Whether two lists of digits are equal. */
export function sameDigits(a: Digits, b: Digits): boolean {
  return a.length === b.length && a.every((digit, cell) => digit === b[cell]);
}

/** The symbol of a digit on this board; the empty text for 0. */
export function symbolOf({ symbols }: Geometry, digit: Digit): string {
  requireValue('digit', digit, wholeNumber(0, symbols.length));
  return digit === 0 ? '' : symbols[digit - 1];
}

/** Whether every cell of the board holds a digit. */
export function isFilled(digits: Digits): boolean {
  return digits.every((digit) => digit !== 0);
}

/** Whether its only rules are houses. */
export function hasOnlyHouses({ constraints }: Rules): boolean {
  return constraints.length === 0;
}

/** Throws a RangeError if a puzzle has constraints, for solvers that support only houses. */
export function requireOnlyHouses(rules: Rules): void {
  if (!hasOnlyHouses(rules))
    throw new RangeError('this solver knows houses alone, and the puzzle has constraints');
}
