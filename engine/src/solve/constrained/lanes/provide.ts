/** Imported for its effect: puzzles with constraints are then solved eight nodes at a time, if the host allows it. */
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
