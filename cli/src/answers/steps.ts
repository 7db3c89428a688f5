import { explain, type Explanation, findSteps, formatLine, isGuess, type Step } from 'pencilmark';
import { EXIT } from '../exit.ts';
import { LOCALES } from '../languages.ts';
import { ORDERS, picturesOf, startOf, stepFacts } from './logic.ts';
import type { Answerer } from './reply.ts';

/** Every step currently possible in the puzzle, one per line, cheapest or seen first, up to the limit. */
export const answerSteps: Answerer<'steps'> = (
  sheet,
  { limit, limitIs, order = 'catalogue', techniques, language = 'en', pictures },
) => {
  const { puzzle } = sheet;
  const start = startOf(sheet);
  if (start.refused) return start.refused;
  const wanted = techniques ?? start.techniques;
  const { position } = start;
  const digits = Array.from(position.digits);
  const steps: { step: Step; explanation: Explanation }[] = [];
  let isCut = false;
  for (const step of findSteps(position, { techniques: wanted, ...ORDERS[order] })) {
    if (steps.length === limit) {
      isCut = true;
      break;
    }
    steps.push({ step, explanation: explain(step, puzzle.geometry, LOCALES[language], digits) });
  }
  const facts = () => ({
    puzzle: formatLine({ puzzle }),
    status: steps.length > 0 ? 'found' : 'none',
    exact: !isCut,
    guesses: steps.filter(({ step }) => isGuess(step)).length,
    steps: steps.map(({ step, explanation }) => stepFacts(step, explanation)),
  });
  const text = steps.map(({ explanation }) => explanation.notation).join('\n');
  const cut = isCut && limitIs === 'default' ? [`ended at ${limit} steps; --limit N lists more`] : [];
  const remarks = [...(start.remark === undefined ? [] : [start.remark]), ...cut];
  const remark = remarks.length === 0 ? {} : { remark: remarks.join('; ') };
  if (steps.length === 0) return { text: 'no step', facts, exit: EXIT.noResult, ...remark };
  const before = { digits: Array.from(position.digits), candidates: Array.from(position.candidates) };
  return {
    text,
    isSpread: true,
    facts,
    exit: EXIT.done,
    ...remark,
    ...(pictures && {
      pictures: picturesOf(
        puzzle,
        steps.map((one) => ({ ...one, ...before })),
      ),
    }),
  };
};
