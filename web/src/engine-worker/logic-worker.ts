/** The logic's own thread, apart from the solver's: whoever tires of waiting ends it, and nothing else with it. */
import { answerLogic } from './logic-answers.ts';
import type { LogicReply, LogicRequest } from './logic-protocol.ts';

/** How long a search for what a player used may take, in ms; a hint is waited for, or cancelled. */
const PATIENCE = 5_000;

self.addEventListener('message', ({ data }: MessageEvent<LogicRequest>) => {
  self.postMessage(reply(data));
});

function reply({ id, question }: LogicRequest): LogicReply {
  const end = performance.now() + PATIENCE;
  try {
    return { id, ok: true, answer: answerLogic(question, () => performance.now() > end) };
  } catch (error) {
    return { id, ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}
