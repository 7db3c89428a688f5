/** Imported for its effect: puzzles with constraints can be made and solved from here on. */
import '../../constraints/provide.ts';
import { provideConstrainedSolver } from './provided.ts';
import { advanceConstrained, createConstrainedSearch, endSearch, narrowSearch } from './search.ts';

provideConstrainedSolver({ advanceConstrained, createConstrainedSearch, endSearch, narrowSearch });
