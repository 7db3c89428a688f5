/** Imported for its effect: puzzles can be made with rules beyond houses from here on. */
import { provideRules } from './provided.ts';
import { digRuled, drawRuled, rulesIn, settleCages } from './ruled.ts';

provideRules({ digRuled, drawRuled, rulesIn, settleCages });
