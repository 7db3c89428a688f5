import {
  type Conflict,
  describeConflict,
  type Geometry,
  type House,
  houseName,
  type Problem,
  symbolOf,
} from 'pencilmark';

/** Messages about things that cannot be read or played. */
export interface Problems {
  /** A sentence on a problem, without its place. */
  readonly sentence: (problem: Problem) => string;
  /** A house by its name: `row 3`, `box 5 of grid 2`. */
  readonly house: (geometry: Geometry, house: House) => string;
  /** A digit that stands twice in a house: `row 3 holds 5 at r3c1 and r3c7`. */
  readonly conflict: (geometry: Geometry, conflict: Conflict) => string;
  /** The same in a few words, without cells: `row 3 already has a 5`. */
  readonly shortConflict: (geometry: Geometry, conflict: Conflict) => string;
}

/** English is what the engine says. */
export const enProblems: Problems = {
  sentence: ({ message }) => message,
  house: houseName,
  conflict: describeConflict,
  shortConflict: (geometry, conflict) =>
    'constraint' in conflict
      ? describeConflict(geometry, conflict)
      : `${houseName(geometry, conflict.house)} already has ${article(symbolOf(geometry, conflict.digit))}`,
};

const article = (symbol: string): string =>
  /^(8|11|18|[AEFHILMNORSX]$)/.test(symbol) ? `an ${symbol}` : `a ${symbol}`;
