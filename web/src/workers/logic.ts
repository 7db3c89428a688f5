import { locale } from '../state/locale.svelte.ts';
import { createCaller } from './call.ts';
import type { Digits, Explanation, Puzzle, Step } from 'pencilmark';
import type { HintAnswer, LogicAnswer, LogicQuestion, TechniqueNames } from './logic-protocol.ts';
import type { LogicApi } from './logic.worker.ts';
import { packPuzzle } from './wire-puzzle.ts';

const call = createCaller<LogicApi>(
  () => new Worker(new URL('./logic.worker.ts', import.meta.url), { type: 'module' }),
);

let newest: AbortController | undefined;

/**
 * Sends a question to the logic worker. One question at a time: a new one stops the previous one, which then resolves
 * to undefined. `onDigit` is told the digit of a trial, whose proof comes with the answer.
 */
export async function askLogic(
  question: LogicQuestion,
  onDigit?: (answer: HintAnswer) => void,
): Promise<LogicAnswer | undefined> {
  stopLogic();
  const mine = (newest = new AbortController());
  try {
    const options = { signal: mine.signal, ...(onDigit && { onReport: onDigit }) };
    return await call('answer', { question, language: locale.language }, options);
  } catch (error) {
    if (mine.signal.aborted) return undefined;
    throw error;
  } finally {
    if (newest === mine) newest = undefined;
  }
}

/** Sends a question without stopping another; it waits for its turn. Rejects when stopped. */
export function askBeside(question: LogicQuestion, signal: AbortSignal): Promise<LogicAnswer> {
  return call('answer', { question, language: locale.language }, { signal });
}

/** Stops the current question, which then resolves to undefined. */
export function stopLogic(): void {
  newest?.abort();
  newest = undefined;
}

/** A step on the board where it was found, explained in the page's language. */
export function explainStep(step: Step, puzzle: Puzzle, digits: Digits): Promise<Explanation> {
  return call('explain', { step, puzzle: packPuzzle(puzzle), digits, language: locale.language });
}

/** The techniques' names in the page's language. */
export function techniqueNames(): Promise<TechniqueNames> {
  return call('names', locale.language);
}
