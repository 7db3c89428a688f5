import { explain, formatLine, hintText, isSolved, nextStep, positionOf } from 'pencilmark';
import { EXIT } from '../exit.ts';
import { refusal, stepFacts } from './logic.ts';
import type { Answerer } from './reply.ts';

/** The cheapest step of the puzzle, as much of it as is asked for. */
export const answerHint: Answerer = ({ puzzle }, { depth = 'nudge' }) => {
  const refused = refusal(puzzle);
  if (refused) return refused;
  const position = positionOf(puzzle);
  const step = nextStep(position);
  const facts = () => ({
    puzzle: formatLine({ puzzle }),
    status: step ? 'found' : isSolved(position) ? 'solved' : 'none',
    ...(step && { step: stepFacts(puzzle, step) }),
  });
  if (step) return { text: hintText(explain(step, puzzle.geometry), depth), facts, exit: EXIT.done };
  return isSolved(position)
    ? { text: 'solved', facts, exit: EXIT.done }
    : { text: 'no step', facts, exit: EXIT.noResult };
};
