/** The logic's own thread, apart from the solver's: whoever tires of waiting ends it, and nothing else with it. */
import { answerLogic } from './logic-answers.ts';
import { tellingIn } from './telling.ts';
import type { LogicReply, LogicRequest } from './logic-protocol.ts';

/** How long a search for what a player used may take, in ms; a hint is waited for, or cancelled. */
const PATIENCE = 5_000;

self.addEventListener('message', async ({ data }: MessageEvent<LogicRequest>) => {
  self.postMessage(await reply(data));
});

async function reply({ id, question, language }: LogicRequest): Promise<LogicReply> {
  const end = performance.now() + PATIENCE;
  try {
    const locale = await tellingIn(language);
    return {
      id,
      ok: true,
      answer: answerLogic({ question, locale, shouldStop: () => performance.now() > end }),
    };
  } catch (error) {
    return { id, ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}
