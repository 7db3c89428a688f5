/**
 * The fields of a constraint as data. Its type, its reading from JSON, its equality, its image under a symmetry and the
 * questions of an editor follow from them. There are few field types, so each of those is written once for all kinds.
 */
import type { Cell } from '../model/geometry.ts';

interface FieldBase {
  /** Whether it may be omitted. */
  readonly optional?: true;
}

/**
 * Cells whose order matters (`line`) or does not (`set`); only a line with `repeats` may name a cell twice.
 *
 * @inline
 */
export interface CellsField extends FieldBase {
  readonly type: 'cells';
  readonly order: 'line' | 'set';
  readonly least: number;
  readonly most?: number;
  /** Whether a line may cross itself, or return to its start. */
  readonly repeats?: true;
}

/**
 * Several lists of cells.
 *
 * @inline
 */
export interface CellListsField extends FieldBase {
  readonly type: 'cell-lists';
  readonly order: 'line' | 'set';
  /** Minimum number of lists. */
  readonly least: number;
  /** The number of cells in each list, if fixed. */
  readonly each?: number;
}

/** @inline */
interface IntegerField extends FieldBase {
  readonly type: 'integer';
  readonly min: number;
}

/** @inline */
interface IntegersField extends FieldBase {
  readonly type: 'integers';
  readonly min: number;
  readonly least: number;
}

/**
 * Tuples of integers, all of the same length.
 *
 * @inline
 */
interface TuplesField extends FieldBase {
  readonly type: 'tuples';
  readonly each: number;
  readonly min: number;
  readonly least: number;
}

/** @inline */
export interface ChoiceField<T extends string = string> extends FieldBase {
  readonly type: 'choice';
  readonly of: readonly T[];
}

/** @inline */
interface TextField extends FieldBase {
  readonly type: 'text';
  readonly most: number;
}

/**
 * Lists of other constraints, one list for each alternative.
 *
 * @inline
 */
export interface BranchesField extends FieldBase {
  readonly type: 'branches';
}

/** The values that one field of a constraint may hold. */
export type Field =
  | CellsField
  | CellListsField
  | IntegerField
  | IntegersField
  | TuplesField
  | ChoiceField
  | TextField
  | BranchesField;

/** The fields of a kind of constraint by name. */
export type Schema = Readonly<Record<string, Field>>;

/** A constraint inside another; its kind was checked when it was read. */
export interface NestedConstraint {
  readonly kind: string;
  readonly [field: string]: unknown;
}

/** The data that a field describes. */
export type ValueOf<F extends Field> = F extends { type: 'cells' }
  ? readonly Cell[]
  : F extends { type: 'cell-lists' }
    ? readonly (readonly Cell[])[]
    : F extends { type: 'integer' }
      ? number
      : F extends { type: 'integers' }
        ? readonly number[]
        : F extends { type: 'tuples' }
          ? readonly (readonly number[])[]
          : F extends ChoiceField<infer T>
            ? T
            : F extends { type: 'text' }
              ? string
              : readonly (readonly NestedConstraint[])[];

/** The data that a schema describes. */
export type FieldsOf<S extends Schema> = {
  readonly [K in keyof S as S[K] extends { optional: true } ? never : K]: ValueOf<S[K]>;
} & {
  readonly [K in keyof S as S[K] extends { optional: true } ? K : never]?: ValueOf<S[K]>;
};

/** @inline */
type Optional<F extends Field> = F & { readonly optional: true };

export function optional<const F extends Field>(field: F): Optional<F> {
  return { ...field, optional: true };
}

/** Cells in any order. */
export function cellSet(least = 1, most?: number): CellsField {
  return { type: 'cells', order: 'set', least, ...(most && { most }) };
}

/** Cells in order, without repetition. */
export function cellLine(least = 1, most?: number): CellsField {
  return { type: 'cells', order: 'line', least, ...(most && { most }) };
}

/** Cells in order; the line may cross itself. */
export function cellPath(least = 1): CellsField {
  return { type: 'cells', order: 'line', least, repeats: true };
}

export function cellSets(least = 1, each?: number): CellListsField {
  return { type: 'cell-lists', order: 'set', least, ...(each && { each }) };
}

export function cellLines(least = 1, each?: number): CellListsField {
  return { type: 'cell-lists', order: 'line', least, ...(each && { each }) };
}

/** An integer of at least `min`, with no upper bound except that of exact integers. */
export function integer(min = 0) {
  return { type: 'integer', min } as const satisfies IntegerField;
}

export function integers(least = 1, min = 0) {
  return { type: 'integers', least, min } as const satisfies IntegersField;
}

export function tuples(each: number, least = 1, min = 0) {
  return { type: 'tuples', each, least, min } as const satisfies TuplesField;
}

export function choice<const T extends string>(...of: readonly T[]): ChoiceField<T> {
  return { type: 'choice', of };
}

export function text(most: number) {
  return { type: 'text', most } as const satisfies TextField;
}

export const branches = { type: 'branches' } as const satisfies BranchesField;
