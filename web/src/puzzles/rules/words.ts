import type { Constraint } from 'pencilmark';
import { enRules } from './words/en.ts';
import { messages } from '../../i18n/i18n.ts';
import { textIn } from './rule-words.ts';

/** The rules of puzzles, in sentences for players. */
export const ruleWords = messages('rules', enRules);

/** The rule of a constraint in the language of the page. */
export function ruleText(constraint: Constraint): string {
  return textIn(ruleWords, constraint);
}
