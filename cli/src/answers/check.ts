import { checkUniqueness, countSolutions, describeConflict, findConflicts, formatLine } from 'pencilmark';
import { EXIT } from '../exit.ts';
import type { Answerer } from './reply.ts';
import { remarkOnStated } from './stated.ts';

/** The answer for a full grid: to call it a puzzle with one solution would not tell that nothing is left to solve. */
export const COMPLETE = 'complete';

/** `complete` for a full grid that obeys the rules, `unique`, `multiple`, `none`, or `invalid:` with the givens in conflict. */
export const answerCheck: Answerer<'check'> = (sheet, _question, onProgress) => {
  const { puzzle } = sheet;
  const { geometry, givens } = puzzle;
  const conflicts = findConflicts(puzzle, givens).map((conflict) => describeConflict(geometry, conflict));
  if (conflicts.length > 0) {
    const reason = conflicts.join('; ');
    const facts = () => ({ puzzle: formatLine({ puzzle }), status: 'invalid', conflicts });
    return { text: `invalid: ${reason}`, facts, exit: EXIT.badInput, remark: reason };
  }
  const uniqueness = checkUniqueness(puzzle, { onProgress }) ?? 'stopped';
  const status = uniqueness === 'unique' && !givens.includes(0) ? COMPLETE : uniqueness;
  const facts = () => ({ puzzle: formatLine({ puzzle }), status });
  const remark = sheet.solution && remarkOnStated(sheet, countSolutions(puzzle, 2).examples);
  return { text: status, facts, exit: uniqueness === 'unique' ? EXIT.done : EXIT.noResult, remark };
};
