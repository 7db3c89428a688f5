/** Imported for its effect: enables generating puzzles with rules beyond houses. */
import { provideRules } from './provided.ts';
import { digRuled, drawRuled, rulesIn, settleCages } from './ruled.ts';

provideRules({ digRuled, drawRuled, rulesIn, settleCages });
