import { explain, formatLine, hintText, isSolved, nextStep, positionOf } from 'pencilmark';
import { EXIT } from '../exit.ts';
import { pictureOf, startOf, stepFacts } from './logic.ts';
import type { Answerer } from './reply.ts';

/** The cheapest step of the puzzle, as much of it as is asked for. */
export const answerHint: Answerer = ({ puzzle }, { depth = 'nudge', pictures }) => {
  const start = startOf(puzzle);
  if (start.refused) return start.refused;
  const { techniques, remark } = start;
  const position = positionOf(puzzle);
  const step = nextStep(position, { techniques });
  const facts = () => ({
    puzzle: formatLine({ puzzle }),
    status: step ? 'found' : isSolved(position) ? 'solved' : 'none',
    ...(step && { step: stepFacts(puzzle, step) }),
  });
  if (step) {
    const at = { step, digits: Array.from(position.digits), candidates: Array.from(position.candidates) };
    return {
      text: hintText(explain(step, puzzle.geometry), depth),
      facts,
      exit: EXIT.done,
      ...(remark !== undefined && { remark }),
      ...(pictures && { pictures: [pictureOf(puzzle, at, 1, 1)] }),
    };
  }
  return isSolved(position)
    ? { text: 'solved', facts, exit: EXIT.done }
    : { text: 'no step', facts, exit: EXIT.noResult, ...(remark !== undefined && { remark }) };
};
