/** What a worker thread runs: the same answers, of a block that was sent to it. */
import { performance } from 'node:perf_hooks';
import { type Answer, answerLines, type Block, type Job } from './answer.ts';

export function answer({ job, block }: { job: Job; block: Block }): Answer {
  return answerLines(job, block, { now: () => performance.now() });
}
