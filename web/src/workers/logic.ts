import { locale } from '../state/locale.svelte.ts';
import { createCaller } from './call.ts';
import type { LogicAnswer, LogicQuestion } from './logic-protocol.ts';
import type { LogicApi } from './logic.worker.ts';

const call = createCaller<LogicApi>(
  () => new Worker(new URL('./logic.worker.ts', import.meta.url), { type: 'module' }),
);

let newest: AbortController | undefined;

/** Asks the logic in its worker. One question at a time: a new one ends the one before, which answers undefined. */
export async function askLogic(question: LogicQuestion): Promise<LogicAnswer | undefined> {
  stopLogic();
  const mine = (newest = new AbortController());
  try {
    return await call('answer', { question, language: locale.language }, { signal: mine.signal });
  } catch (error) {
    if (mine.signal.aborted) return undefined;
    throw error;
  } finally {
    if (newest === mine) newest = undefined;
  }
}

/** Ends what is under way; its answer is undefined. */
export function stopLogic(): void {
  newest?.abort();
  newest = undefined;
}
