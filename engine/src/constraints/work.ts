/**
 * The work that rules ask for, known before any is done. Few characters can state rules that would take minutes and
 * gigabytes to compile, check and draw, so everyone who reads or compiles rules asks here first.
 */
import type { Geometry } from '../model/geometry.ts';
import { failure, ok, type Result } from '../result.ts';
import { distinct, kindOf } from './kind-of.ts';
import type { Constraint } from './kinds.ts';
import type { NestedConstraint } from './schema.ts';

/**
 * Maximum work of a puzzle's rules: about a second to compile, and some hundred megabytes. The largest of 333 puzzles of
 * 70 kinds asks for 2,906.
 */
const MAX_WORK = 200_000;

/** Rules with less work than this are not compared with each other: their number alone is no burden. */
const MANY = 10_000;

/** The work of a list of constraints; those that are the same count once. */
export function workOf(geometry: Geometry, constraints: readonly Constraint[]): number {
  const sum = sumOfWorks(geometry, constraints);
  return sum <= MANY ? sum : sumOfWorks(geometry, distinct(constraints));
}

function sumOfWorks(geometry: Geometry, constraints: readonly Constraint[]): number {
  return constraints.reduce((sum, constraint) => sum + workOfOne(geometry, constraint), 0);
}

/**
 * The constraints to compile: if there are many, without those that are the same as an earlier one. Throws a RangeError
 * if they are too much work, which `checkConstraints` does not accept.
 */
export function requireWork(geometry: Geometry, constraints: readonly Constraint[]): readonly Constraint[] {
  // Asked at each move of a game, and few puzzles ask for more.
  if (sumOfWorks(geometry, constraints) <= MANY) return constraints;
  const checked = checkWork(geometry, constraints);
  if (!checked.ok) throw new RangeError(checked.error.message);
  return distinct(checked.value);
}

/**
 * The constraints of a puzzle that is read; if they are too much work, without those that are the same as an earlier one,
 * which say nothing but would be drawn and listed each. Errors: `constraint.work`, which names the kind that asks for
 * most.
 */
export function checkWork(
  geometry: Geometry,
  constraints: readonly Constraint[],
): Result<readonly Constraint[]> {
  if (sumOfWorks(geometry, constraints) <= MAX_WORK) return ok(constraints);
  const once = distinct(constraints);
  const byKind = new Map<string, number>();
  for (const constraint of once) {
    const { kind } = constraint;
    byKind.set(kind, (byKind.get(kind) ?? 0) + workOfOne(geometry, constraint));
  }
  if ([...byKind.values()].reduce((sum, work) => sum + work, 0) <= MAX_WORK) return ok(once);
  const [[heaviest]] = [...byKind].sort(([, a], [, b]) => b - a);
  const message = `The rules are too much work, far more than any puzzle asks for: above all "${heaviest}".`;
  return failure('constraint.work', message);
}

function workOfOne(geometry: Geometry, constraint: NestedConstraint): number {
  const { work } = kindOf(constraint);
  if (!work) return Math.max(1, itemsIn(constraint));
  return Math.max(
    1,
    work(constraint as never, geometry, (nested) => workOfOne(geometry, nested)),
  );
}

/** The cells and numbers that a constraint names. */
function itemsIn(constraint: NestedConstraint): number {
  let items = 0;
  for (const value of Object.values(constraint)) {
    if (!Array.isArray(value)) continue;
    for (const item of value) items += Array.isArray(item) ? item.length : 1;
  }
  return items;
}
