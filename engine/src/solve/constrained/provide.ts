/** Imported for its effect: enables making and solving puzzles with constraints. */
import '../../constraints/provide.ts';
import { type ConstrainedSolver, provideConstrainedSolver } from './provided.ts';
import { advanceConstrained, createConstrainedSearch, endSearch, narrowSearch } from './search.ts';

/** Finds the same solutions in the same order, with the same guesses, with WebAssembly and without. */
export const SCALAR: ConstrainedSolver = {
  advanceConstrained,
  createConstrainedSearch,
  endSearch,
  narrowSearch,
};

provideConstrainedSolver(SCALAR);
