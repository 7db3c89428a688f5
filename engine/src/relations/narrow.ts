/** The types and tools for narrowing a relation. Domains are sets of digits, one for each cell of a scope. */
import type { Cell, Geometry } from '../model/geometry.ts';

/** How many digits there are, and the value of each, at index digit − 1. A geometry is one. */
export type DigitValues = Pick<Geometry, 'size' | 'values'>;

/** Narrows domains to what it can see to be possible, never further; on digits alone it decides. False: nothing is. */
export type Narrow = (domains: Int32Array) => boolean;

/** Whether the cells at two positions of a scope see each other, so that their digits differ. */
export type AreSeen = (a: number, b: number) => boolean;

/** A narrowing, and whether it is cheap enough to be asked all the time. */
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
