/** Imported for its effect: puzzles with constraints can be made and solved from here on. */
import '../../constraints/provide.ts';
import { type ConstrainedSolver, provideConstrainedSolver } from './provided.ts';
import { advanceConstrained, createConstrainedSearch, endSearch, narrowSearch } from './search.ts';

/** Finds the same solutions in the same order, by the same guesses, in WebAssembly and without. */
export const SCALAR: ConstrainedSolver = {
  advanceConstrained,
  createConstrainedSearch,
  endSearch,
  narrowSearch,
};

provideConstrainedSolver(SCALAR);
