import {
  type Cell,
  cellName,
  checkUniqueness,
  countSolutions,
  describeConflict,
  findConflicts,
  findRedundantGivens,
  formatLine,
  type Geometry,
} from 'pencilmark';
import { EXIT } from '../exit.ts';
import type { Answerer } from './reply.ts';
import { remarkOnStated } from './stated.ts';

/** The answer for a full grid: to call it a puzzle with one solution would not tell that nothing is left to solve. */
export const COMPLETE = 'complete';

/** `complete` for a full grid that obeys the rules, `unique`, `multiple`, `none`, or `invalid:` with the givens in conflict. */
export const answerCheck: Answerer<'check'> = (sheet, { minimal }, onProgress) => {
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
  const redundant =
    minimal && uniqueness === 'unique' ? findRedundantGivens(puzzle, { onProgress }) : undefined;
  const facts = () => ({
    puzzle: formatLine({ puzzle }),
    status,
    ...(redundant && { minimal: redundant.length === 0, redundant }),
  });
  const remark = sheet.solution && remarkOnStated(sheet, countSolutions(puzzle, 2).examples);
  const isRight = uniqueness === 'unique' && (redundant ?? []).length === 0;
  const text = redundant ? minimalText(geometry, redundant) : status;
  return { text, facts, exit: isRight ? EXIT.done : EXIT.noResult, remark };
};

/** `minimal`, or `redundant:` with the givens of which each can go by itself. */
function minimalText(geometry: Geometry, redundant: readonly Cell[]): string {
  if (redundant.length === 0) return 'minimal';
  return `redundant: ${redundant.map((cell) => cellName(geometry, cell)).join(', ')}`;
}
