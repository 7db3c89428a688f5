/** The workshop's own thread: whoever tires of waiting ends it, and nothing else with it. */
import { JOBS } from './jobs/jobs.ts';
import type { JobName, MakeReply, MakeRequest } from './make-protocol.ts';

self.addEventListener('message', ({ data }: MessageEvent<MakeRequest>) => work(data));

function work<J extends JobName>({ id, job, question }: MakeRequest<J>): void {
  const post = (reply: MakeReply): void => self.postMessage(reply);
  try {
    JOBS[job](question, { tell: (part) => post({ id, state: 'part', part }), now: () => performance.now() });
    post({ id, state: 'done' });
  } catch (error) {
    post({ id, state: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
}
