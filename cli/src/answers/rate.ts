import { formatLine, ratedSteps, type RatedStep, ratePuzzle, ratingText } from 'pencilmark';
import { EXIT } from '../exit.ts';
import type { Answerer } from './reply.ts';

/** ER, EP and ED and, on request, the path behind them. */
export const answerRate: Answerer<'rate'> = (
  { puzzle },
  { profile = 'se-1.2.1', steps: wanted },
  onProgress = () => {},
) => {
  let done = 0;
  let hardest = 0;
  const options = {
    onHint: ({ rating }: { readonly rating: number }) => {
      done++;
      hardest = Math.max(hardest, rating);
    },
    // The only callback that runs repeatedly within a step that takes minutes.
    shouldStop: () => {
      onProgress({ steps: done, hardest: ratingText(hardest) });
      return false;
    },
  };
  const rated = wanted ? ratedSteps(puzzle, profile, options) : ratePuzzle(puzzle, profile, options);
  if (!rated.ok) {
    const { code, message } = rated.error;
    const facts = () => ({ puzzle: formatLine({ puzzle }), profile, error: { code, message } });
    return { text: `invalid: ${message}`, facts, exit: EXIT.noResult };
  }
  const { er, ep, ed, outcome } = rated.value;
  const steps: readonly RatedStep[] = 'steps' in rated.value ? (rated.value.steps as RatedStep[]) : [];
  const printed = [er, ep, ed].map(ratingText);
  const lines = steps.map(({ rating, rule, text }) => `  ${ratingText(rating)} ${rule}: ${text}`);
  const facts = () => ({
    puzzle: formatLine({ puzzle }),
    profile,
    er: Number(printed[0]),
    ep: Number(printed[1]),
    ed: Number(printed[2]),
    outcome,
    ...(wanted && { steps }),
  });
  return {
    text: [printed.join('/'), ...lines].join('\n'),
    isSpread: lines.length > 0,
    facts,
    exit: EXIT.done,
  };
};
