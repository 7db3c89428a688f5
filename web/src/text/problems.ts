import { enProblems } from './en/problems.ts';
import { said } from './spoken.ts';

/** Why something cannot be read or played. */
export const problemTexts = said('problems', enProblems);
