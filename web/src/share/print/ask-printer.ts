import { callOnce } from '../../workers/call.ts';
import type { PrintAnswer, PrintQuestion } from './judging.ts';
import type { PrintApi } from './print.worker.ts';

const call = callOnce<PrintApi>(
  () => new Worker(new URL('./print.worker.ts', import.meta.url), { type: 'module' }),
);

/**
 * Runs a question in its own worker, which terminates after the last answer. Returns a function that stops it early.
 */
export function askPrinter(question: PrintQuestion, take: (answer: PrintAnswer) => void): () => void {
  return call('answer', question, {
    onReport: take,
    onDone: () => take({ kind: 'done' }),
    onFailure: (message) => take({ kind: 'failed', message }),
  });
}
