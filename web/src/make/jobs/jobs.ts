import type { JobName } from './make-protocol.ts';
import { dropJob } from './drop-job.ts';
import { generateJob } from './generate-job.ts';
import type { Job } from './job.ts';
import { judgeJob } from './judge-job.ts';
import { completeJob, minimiseJob } from './complete-and-minimise.ts';
import { permuteJob } from './permute-job.ts';

export const JOBS: { readonly [J in JobName]: Job<J> } = {
  generate: generateJob,
  drop: dropJob,
  judge: judgeJob,
  complete: completeJob,
  minimise: minimiseJob,
  permute: permuteJob,
};
