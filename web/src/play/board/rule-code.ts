/** Apart from the board: most puzzles have no rules beyond their houses. */
export { drawRules } from '@pencilmark/board';
export { ruleLabels } from './rule-labels.ts';
