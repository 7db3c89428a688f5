import type { Cell, Geometry } from '../model/geometry.ts';
import type { Digit } from '../model/digits.ts';
import type { CompileBoard } from './compile-board.ts';
import type { Relation } from '../relations/relation.ts';
import type { FieldsOf, NestedConstraint, Schema } from './schema.ts';

/** A full grid as the constraints' checks read it. */
export interface Filling {
  readonly geometry: Geometry;
  /** The value of the digit in a cell. */
  readonly value: (cell: Cell) => number;
  /** The values of several cells, in their order. */
  readonly values: (cells: readonly Cell[]) => number[];
  /** Whether another constraint holds: for alternatives. */
  readonly holds: (constraint: NestedConstraint) => boolean;
}

/**
 * A property of the board that a constraint depends on besides its cells: a symmetry that changes it has no image of
 * the constraint. `values`: more than which digits are equal. `neighbours`: which cells touch, or how far they are
 * apart. `regions`: boxes. `places`: rows and columns by their index.
 */
export type Dependence = 'values' | 'neighbours' | 'regions' | 'places';

/** The complete definition of one kind of constraint. */
export interface Kind<S extends Schema = Schema> {
  /** One sentence: the rule that a grid has to obey. */
  readonly rule: string;
  readonly fields: S;
  readonly dependsOn: readonly Dependence[];
  /** The unit for logic and hints: the whole constraint, or each of the many places to which it applies alike. */
  readonly each: 'whole' | 'place';
  /** Where its clue is written and entered by a setter. */
  readonly entry: 'inside' | 'outside';
  /** A check beyond the schema: returns the end of a sentence, such as `needs boxes`. */
  readonly complain?: (fields: FieldsOf<S>, geometry: Geometry) => string | undefined;
  /**
   * At least the work of its relations (`relationWork`), found without compiling it; default: one for each cell and
   * number that it names.
   */
  readonly work?: (fields: FieldsOf<S>, geometry: Geometry, workOf: WorkOf) => number;
  /** Whether a full grid obeys the constraint: the definition, written to be readable. */
  readonly holds: (fields: FieldsOf<S>, filling: Filling) => boolean;
  /** The same as relations: a full grid obeys exactly if it obeys all of them. */
  readonly compile: (fields: FieldsOf<S>, board: CompileBoard) => readonly Relation[];
}

/** The work of a constraint nested in another. */
type WorkOf = (constraint: NestedConstraint) => number;

/** A kind without its field types, as used by the table's readers. */
export type AnyKind = Omit<Kind, 'holds' | 'compile' | 'complain' | 'work'> & {
  /** As in `Kind`. */
  readonly work?: (fields: never, geometry: Geometry, workOf: WorkOf) => number;
  /** As in `Kind`. */
  readonly complain?: (fields: never, geometry: Geometry) => string | undefined;
  /** As in `Kind`. */
  readonly holds: (fields: never, filling: Filling) => boolean;
  /** As in `Kind`. */
  readonly compile: (fields: never, board: CompileBoard) => readonly Relation[];
};

export function defineKind<const S extends Schema>(kind: Kind<S>): Kind<S> {
  return kind;
}

/** Reads a full grid. `digits` has a digit from 1 to N for each cell. */
export function createFilling(
  geometry: Geometry,
  digits: ArrayLike<Digit>,
  holds: (constraint: NestedConstraint, filling: Filling) => boolean,
): Filling {
  const value = (cell: Cell): number => geometry.values[digits[cell] - 1];
  const filling: Filling = {
    geometry,
    value,
    values: (cells) => cells.map(value),
    holds: (constraint) => holds(constraint, filling),
  };
  return filling;
}
