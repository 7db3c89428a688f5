/** Imported for its effect: puzzles with constraints are solved eight nodes at once from here on, where that is possible. */
import '../provide.ts';
import { provideConstrainedSolver } from '../provided.ts';
import { advanceChosen, createChosenSearch, endChosen, narrowChosen, narrowToAny } from './search.ts';

provideConstrainedSolver({
  advanceConstrained: advanceChosen,
  createConstrainedSearch: createChosenSearch,
  endSearch: endChosen,
  narrowSearch: narrowChosen,
  narrowToAny,
});
