/** What a worker thread runs: the same answers, of a block that was sent to it. */
import { performance } from 'node:perf_hooks';
import { answerLines } from './answer.ts';
import type { Answer, Block, Job } from './job.ts';

export function answer({ job, block }: { job: Job; block: Block }): Answer {
  return answerLines(job, block, { now: () => performance.now() });
}
