import { requireFields } from '../require.ts';
import { heeding, heedingWork, spend, STOPPING, type Stopping } from '../stopping.ts';
import { type Digit, hasDigit } from '../model/digits.ts';
import { type Cell, type Geometry, type House, houseName, cellName } from '../model/geometry.ts';
import type { Constraint } from '../constraints/kinds.ts';
import { constraintFunctions } from '../constraints/provided.ts';
import { type Puzzle, requireDigits, requirePuzzle, type Rules, symbolOf } from './puzzle.ts';

/** A house that holds a digit more than once. */
export interface HouseConflict {
  /** The house itself, of `geometry.houses`. */
  readonly house: House;
  /** The digit that it repeats, 1 … N. */
  readonly digit: Digit;
  /** The cells of the house that hold the digit, at least two, in reading order. */
  readonly cells: readonly Cell[];
}

/** A constraint that the digits on the board already violate, whatever is added. */
export interface ConstraintConflict {
  /** The constraint that is broken, of `puzzle.constraints`. */
  readonly constraint: Constraint;
  /** The filled cells that violate it together, ascending; none if it can never be satisfied. */
  readonly cells: readonly Cell[];
}

/** A conflict found by `findConflicts`: a house that repeats a digit, or a violated constraint. */
export type Conflict = HouseConflict | ConstraintConflict;

/**
 * Every conflict among the digits of a board: house by house in the geometry's order, then constraint by constraint. A
 * full board without conflicts satisfies all rules. Of thousands of constraints, those that are the same as an earlier
 * one are left out. Throws a RangeError if the constraints are too much work for `createPuzzle`. If stopped, what was
 * found until then.
 */
export function findConflicts(
  { geometry, constraints }: Rules,
  digits: ArrayLike<Digit>,
  options: Stopping = {},
): Conflict[] {
  requireFields('options', options, STOPPING);
  const { shouldStop } = heeding(options);
  requireDigits(geometry, 'digits', digits);
  const conflicts: Conflict[] = geometry.houses.flatMap((house) => conflictsIn(house, digits));
  if (constraints.length === 0) return conflicts;
  const { brokenIn, requireWork } = constraintFunctions();
  const held = Array.from(digits);
  heedingWork(shouldStop, () => {
    for (const constraint of requireWork(geometry, constraints)) {
      spend(held.length);
      for (const cells of brokenIn(geometry, constraint, held)) conflicts.push({ constraint, cells });
    }
  });
  return conflicts;
}

/** The work of the constraints, which `createPuzzle` bounds: that of published puzzles is below 3,000. */
export function ruleWork({ geometry, constraints }: Rules): number {
  const known = works.get(constraints);
  if (known !== undefined) return known;
  const work = constraints.length === 0 ? 0 : constraintFunctions().workOf(geometry, constraints);
  works.set(constraints, work);
  return work;
}

const works = new WeakMap<readonly Constraint[], number>();

/** Whether no house repeats a digit and no constraint is violated. Says nothing about solutions. */
export function isConsistent(rules: Rules, digits: ArrayLike<Digit>): boolean {
  return findConflicts(rules, digits).length === 0;
}

/**
 * Whether `digits` fills the board, satisfies every house and every constraint, and keeps the puzzle's givens and
 * pencil marks.
 */
export function isSolutionOf(puzzle: Puzzle, digits: ArrayLike<Digit>): boolean {
  requirePuzzle(puzzle);
  const { geometry, constraints, givens, allowed } = puzzle;
  const keeps = (digit: Digit, cell: Cell): boolean =>
    Number.isInteger(digit) &&
    digit >= 1 &&
    digit <= geometry.size &&
    (givens[cell] === 0 || givens[cell] === digit) &&
    (!allowed || hasDigit(allowed[cell], digit));
  return (
    digits.length === givens.length &&
    Array.from(digits).every(keeps) &&
    isConsistent({ geometry, constraints: [] }, digits) &&
    (constraints.length === 0 || constraintFunctions().allHold(geometry, constraints, digits))
  );
}

/** A conflict in words: `row 3 holds 5 at r3c1 and r3c7`, `the cage is broken at r1c1 and r1c2`. */
export function describeConflict(geometry: Geometry, conflict: Conflict): string {
  const names = conflict.cells.map((cell) => cellName(geometry, cell));
  if ('constraint' in conflict) {
    const name = conflict.constraint.kind.replaceAll('-', ' ');
    return names.length === 0
      ? `the ${name} cannot be obeyed`
      : `the ${name} is broken at ${names.join(', ')}`;
  }
  const { house, digit } = conflict;
  const listed = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  return `${houseName(geometry, house)} holds ${symbolOf(geometry, digit)} at ${listed}`;
}

function conflictsIn(house: House, digits: ArrayLike<Digit>): HouseConflict[] {
  const holders = new Map<Digit, Cell[]>();
  for (const cell of house.cells) {
    if (digits[cell] === 0) continue;
    const cells = holders.get(digits[cell]);
    if (cells) cells.push(cell);
    else holders.set(digits[cell], [cell]);
  }
  return [...holders]
    .filter(([, cells]) => cells.length > 1)
    .map(([digit, cells]) => ({ house, digit, cells }))
    .sort((a, b) => a.digit - b.digit);
}
