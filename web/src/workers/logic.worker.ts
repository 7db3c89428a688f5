/** Hints, in a thread apart from the solver's: ending one leaves the other alone. */
import { serve } from './call.ts';
import { explanationLocale } from './explanation-locale.ts';
import { answerLogic } from './logic-answers.ts';
import type { LogicAnswer, LogicRequest } from './logic-protocol.ts';

/** How long a search for the technique of a move may take, in ms; a hint is waited for, or cancelled. */
const PATIENCE = 5_000;

async function answer({ question, language }: LogicRequest): Promise<LogicAnswer> {
  const end = performance.now() + PATIENCE;
  const locale = await explanationLocale(language);
  return answerLogic({ question, locale, shouldStop: () => performance.now() > end });
}

const api = { answer };
export type LogicApi = typeof api;

serve(api);
