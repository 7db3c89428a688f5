import { countSolutions, formatLine } from 'pencilmark';
import { EXIT } from '../exit.ts';
import { solutionsText } from './bound.ts';
import type { Question } from './question.ts';
import type { Answerer } from './reply.ts';

/** The number of solutions, up to a limit, which is told from an exact number. A count of 0 is reported as no result. */
export const answerCount: Answerer<'count'> = ({ puzzle }, { limit, limitIs }, onProgress) => {
  const { status, count: found, guesses, solver } = countSolutions(puzzle, limit, { onProgress });
  const isExact = status === 'exact';
  const facts = () => ({ puzzle: formatLine({ puzzle }), count: found, exact: isExact, guesses, solver });
  const remark = isExact ? undefined : limitRemark(found, limitIs);
  return { text: solutionsText(found, isExact), facts, exit: found > 0 ? EXIT.done : EXIT.noResult, remark };
};

/** The remark if counting ended at a default limit. */
export function limitRemark(found: number, limitIs: Question<'count'>['limitIs']): string | undefined {
  if (limitIs === 'chosen') return undefined;
  return `counting ended at ${found} solutions; there may be more, and --limit N counts up to N, --limit all to the end`;
}
