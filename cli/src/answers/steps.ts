import { explain, findSteps, formatLine, positionOf, type Step } from 'pencilmark';
import { EXIT } from '../exit.ts';
import { refusal, stepFacts } from './logic.ts';
import type { Answerer } from './reply.ts';

/** Every step that the puzzle holds now, a line each, cheapest first, up to the limit. */
export const answerSteps: Answerer = ({ puzzle }, { limit, limitIs }) => {
  const refused = refusal(puzzle);
  if (refused) return refused;
  const steps: Step[] = [];
  let isCut = false;
  for (const step of findSteps(positionOf(puzzle))) {
    if (steps.length === limit) {
      isCut = true;
      break;
    }
    steps.push(step);
  }
  const facts = () => ({
    puzzle: formatLine({ puzzle }),
    status: steps.length > 0 ? 'found' : 'none',
    exact: !isCut,
    steps: steps.map((step) => stepFacts(puzzle, step)),
  });
  if (steps.length === 0) return { text: 'no step', facts, exit: EXIT.noResult };
  const text = steps.map((step) => explain(step, puzzle.geometry).notation).join('\n');
  const remark = isCut && limitIs === 'default' ? `ended at ${limit} steps; --limit N lists more` : undefined;
  return { text, isSpread: true, facts, exit: EXIT.done, ...(remark !== undefined && { remark }) };
};
