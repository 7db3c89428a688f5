import { explain, formatLine, hintText, isSolved, nextStep } from 'pencilmark';
import { EXIT } from '../exit.ts';
import { LOCALES } from '../languages.ts';
import { ORDERS, picturesOf, startOf, stepFacts } from './logic.ts';
import type { Answerer } from './reply.ts';

/** As much as requested of the step that is seen first. */
export const answerHint: Answerer<'hint'> = (sheet, { depth = 'nudge', language = 'en', pictures }) => {
  const { puzzle } = sheet;
  const start = startOf(sheet);
  if (start.refused) return start.refused;
  const { position, techniques, remark } = start;
  const step = nextStep(position, { techniques, ...ORDERS.seen });
  const digits = Array.from(position.digits);
  const explanation = step && explain(step, puzzle.geometry, LOCALES[language], digits);
  const facts = () => ({
    puzzle: formatLine({ puzzle }),
    status: step ? 'found' : isSolved(position) ? 'solved' : 'none',
    ...(explanation && { step: stepFacts(step, explanation) }),
  });
  if (explanation) {
    const before = { digits, candidates: Array.from(position.candidates) };
    return {
      text: hintText(explanation, depth),
      facts,
      exit: EXIT.done,
      ...(remark !== undefined && { remark }),
      ...(pictures && { pictures: picturesOf(puzzle, [{ step, explanation, ...before }]) }),
    };
  }
  return isSolved(position)
    ? { text: 'solved', facts, exit: EXIT.done }
    : { text: 'no step', facts, exit: EXIT.noResult, ...(remark !== undefined && { remark }) };
};
