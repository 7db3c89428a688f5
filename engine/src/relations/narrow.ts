/** Types and tools for narrowing a relation. Domains are sets of digits, one for each cell of a scope. */
import type { Cell, Geometry } from '../model/geometry.ts';

/** The number of digits, and the value of each at index digit − 1. A geometry has both. */
export type DigitValues = Pick<Geometry, 'size' | 'values'>;

/**
 * Removes impossible digits from domains, as far as it can see; exact once every domain has one digit. False on a
 * contradiction.
 */
export type Narrow = (domains: Int32Array) => boolean;

/** Whether the cells at two positions of a scope see each other, so that their digits differ. */
export type AreSeen = (a: number, b: number) => boolean;

/** A narrowing, and whether it is cheap enough to run all the time. */
export interface Narrowing {
  readonly narrow: Narrow;
  readonly isQuick: boolean;
}

/** Cells that are filled together. */
export interface NarrowScope {
  readonly digitValues: DigitValues;
  /** The position of a cell among the domains. */
  readonly at: (cell: Cell) => number;
  readonly areSeen: AreSeen;
}

export function quick(narrow: Narrow): Narrowing {
  return { narrow, isQuick: true };
}
