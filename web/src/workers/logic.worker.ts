/** Hints, in a thread apart from the solver's: stopping one does not affect the other. */
import { serve } from './serve.ts';
import { explanationLocale } from './explanation-locale.ts';
import { explain, type Explanation } from 'pencilmark';
import { answerLogic } from './logic-answers.ts';
import type {
  HintAnswer,
  LogicAnswer,
  LogicRequest,
  ExplainRequest,
  TechniqueNames,
} from './logic-protocol.ts';
import type { Language } from '../i18n/languages.ts';
import { unpackPuzzle } from './unpack-puzzle.ts';

/** How long a search for the technique of a move may take, in ms; hints are limited by work. */
const PATIENCE = 5_000;

async function answer(
  { question, language }: LogicRequest,
  onDigit: (answer: HintAnswer) => void,
): Promise<LogicAnswer> {
  const end = performance.now() + PATIENCE;
  const locale = await explanationLocale(language);
  return answerLogic({ question, locale, shouldStop: () => performance.now() > end, onDigit });
}

/** Explains a known step. */
async function explainFound({ step, puzzle, digits, language }: ExplainRequest): Promise<Explanation> {
  return explain(step, unpackPuzzle(puzzle).geometry, await explanationLocale(language), digits);
}

async function names(language: Language): Promise<TechniqueNames> {
  return (await explanationLocale(language)).names;
}

const api = { answer, explain: explainFound, names };
export type LogicApi = typeof api;

serve(api);
