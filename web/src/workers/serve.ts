/*
 * The worker's side of `call.ts`. Every worker of the page is started by it, and so knows all kinds of rules: none can
 * meet a puzzle that it cannot read.
 */
import 'pencilmark/constraints';
import { isUnfetched } from '../kit/unfetched.ts';
import type { Message, Request, Served } from './call.ts';

/** In a worker: serves functions by name. An exception in one of them fails its call. */
export function serve(api: Readonly<Record<string, Served>>): void {
  const post = (message: Message): void => self.postMessage(message);
  self.addEventListener('message', async ({ data: { name, question } }: MessageEvent<Request>) => {
    try {
      const report = (part: unknown): void => post({ kind: 'report', part });
      post({ kind: 'answer', answer: await api[name](question as never, report) });
    } catch (error) {
      if (isUnfetched(error)) post({ kind: 'unfetched' });
      else
        post({
          kind: 'failure',
          reason: error instanceof Error ? error.message || error.name : String(error),
        });
    }
  });
}
