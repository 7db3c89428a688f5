/** The questions that constraints of every kind answer: each is looked up in the table of kinds. */
import type { Digit } from '../model/digits.ts';
import type { Cell, Geometry } from '../model/geometry.ts';
import { type CompileBoard, createCompileBoard } from './compile-board.ts';
import { type AnyKind, createFilling, type Filling } from './kind.ts';
import { type Constraint, type ConstraintKind, type ConstraintOf, KINDS } from './kinds.ts';
import type { Relation } from '../relations/relation.ts';
import type { NestedConstraint } from './schema.ts';

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

/** The kind of a checked constraint. */
export function kindOf({ kind }: NestedConstraint): AnyKind {
  return (KINDS as Readonly<Record<string, AnyKind>>)[kind];
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
  return compile(constraint, createCompileBoard(geometry, compile));
}

/** All constraints of a puzzle as relations. */
export function compileConstraints(geometry: Geometry, constraints: readonly Constraint[]): Relation[] {
  const board = createCompileBoard(geometry, compile);
  return constraints.flatMap((constraint) => compile(constraint, board));
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

/** A text that is equal for two constraints exactly if they are the same: for keys and caches. */
export function canonicalText(constraint: NestedConstraint): string {
  const parts = Object.entries(kindOf(constraint).fields).map(([name, field]) => {
    const value = constraint[name];
    if (value === undefined) return null;
    if (field.type === 'cells' && field.order === 'set') return sorted(value as readonly Cell[]);
    if (field.type === 'cell-lists' && field.order === 'set') {
      return (value as readonly (readonly Cell[])[]).map(sorted);
    }
    if (field.type !== 'branches') return value;
    return (value as readonly (readonly NestedConstraint[])[]).map((list) => list.map(canonicalText));
  });
  return JSON.stringify([constraint.kind, ...parts]);
}

function holds(constraint: NestedConstraint, filling: Filling): boolean {
  return kindOf(constraint).holds(constraint as never, filling);
}

function compile(constraint: NestedConstraint, board: CompileBoard): readonly Relation[] {
  return kindOf(constraint).compile(constraint as never, board);
}

function sorted(cells: readonly Cell[]): Cell[] {
  return [...cells].sort((a, b) => a - b);
}
