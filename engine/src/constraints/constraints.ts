/** The questions that constraints of every kind answer: each is looked up in the table of kinds. */
import type { Digit } from '../model/digits.ts';
import type { Cell, Geometry } from '../model/geometry.ts';
import { type CompileBoard, createCompileBoard } from './compile-board.ts';
import { createFilling, type Filling } from './kind.ts';
import { canonicalText, kindOf } from './kind-of.ts';
import { type Constraint, type ConstraintKind, type ConstraintOf } from './kinds.ts';
import type { Relation } from '../relations/relation.ts';
import type { NestedConstraint } from './schema.ts';
import { requireWork } from './work.ts';

/**
 * A constraint of one kind with the kind's own field types, which an object literal first kept in a variable would
 * lose. Nothing is checked here; `createPuzzle` and `checkConstraint` do that.
 */
export function constraintOf<K extends ConstraintKind>(
  kind: K,
  fields: Omit<ConstraintOf<K>, 'kind'>,
): ConstraintOf<K> {
  return { kind, ...fields } as ConstraintOf<K>;
}

/** Whether a full grid obeys a constraint. `digits` has a digit from 1 to N for each cell. */
export function holdsIn(geometry: Geometry, constraint: Constraint, digits: ArrayLike<Digit>): boolean {
  return createFilling(geometry, digits, holds).holds(constraint);
}

/** Whether a full grid obeys all constraints. */
export function allHold(
  geometry: Geometry,
  constraints: readonly Constraint[],
  digits: ArrayLike<Digit>,
): boolean {
  return constraints.every(createFilling(geometry, digits, holds).holds);
}

/** A constraint as relations between cells: a full grid obeys it exactly if it obeys all of them. */
export function compileConstraint(geometry: Geometry, constraint: Constraint): readonly Relation[] {
  requireWork(geometry, [constraint]);
  return compile(constraint, createCompileBoard(geometry, compile));
}

/**
 * All constraints of a puzzle as relations. Throws a RangeError if they are more work than `checkConstraints` accepts.
 */
export function compileConstraints(geometry: Geometry, constraints: readonly Constraint[]): Relation[] {
  const board = createCompileBoard(geometry, compile);
  return requireWork(geometry, constraints).flatMap((constraint) => compile(constraint, board));
}

/** Every cell that a constraint names, each once, ascending; empty for a rule about the whole grid. */
export function cellsOf(constraint: NestedConstraint): Cell[] {
  const cells = Object.entries(kindOf(constraint).fields).flatMap(([name, field]): Cell[] => {
    const value = constraint[name];
    if (value === undefined) return [];
    if (field.type === 'cells') return [...(value as readonly Cell[])];
    if (field.type === 'cell-lists') return (value as readonly (readonly Cell[])[]).flat();
    if (field.type === 'branches')
      return (value as readonly (readonly NestedConstraint[])[]).flat().flatMap(cellsOf);
    return [];
  });
  return [...new Set(cells)].sort((a, b) => a - b);
}

/** Whether two constraints have the same kind and fields; the cells of a set may come in any order. */
export function sameConstraint(a: NestedConstraint, b: NestedConstraint): boolean {
  return canonicalText(a) === canonicalText(b);
}

function holds(constraint: NestedConstraint, filling: Filling): boolean {
  return kindOf(constraint).holds(constraint as never, filling);
}

function compile(constraint: NestedConstraint, board: CompileBoard): readonly Relation[] {
  return kindOf(constraint).compile(constraint as never, board);
}
