import { type Conflict, describeConflict, type Geometry, type Problem } from 'pencilmark';
import { said } from './spoken.ts';

/** What is said of something that cannot be read or played. */
export interface Problems {
  /** A sentence on a problem, without its place. */
  readonly sentence: (problem: Problem) => string;
  /** A digit that stands twice in a house: `row 3 holds 5 at r3c1 and r3c7`. */
  readonly conflict: (geometry: Geometry, conflict: Conflict) => string;
}

/** In English it is what the engine says. */
const enProblems: Problems = { sentence: ({ message }) => message, conflict: describeConflict };

export const problemTexts = said('problems', enProblems);
