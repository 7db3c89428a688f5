/** What a worker thread runs: the same answers, of a block that was sent to it, and parts of what is generated. */
import { performance } from 'node:perf_hooks';
import { answerLines } from './answer.ts';
import { type GenerateJob, generatePart, type Printed } from './generating/part.ts';
import type { Answer, Block, Job } from './job.ts';

export function answer({ job, block }: { job: Job; block: Block }): Answer {
  return answerLines(job, block, { now: () => performance.now() });
}

export function generate(part: { job: GenerateJob; first: number; count: number }): Printed[] {
  return [...generatePart(part.job, part.first, part.count)].flatMap(({ printed }) => printed ?? []);
}
