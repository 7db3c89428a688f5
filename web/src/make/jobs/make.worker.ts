/** Makes and judges puzzles in its own thread. */
import { serve } from '../../workers/serve.ts';
import { JOBS } from './jobs.ts';
import type { JobName, PartOf, QuestionOf } from './make-protocol.ts';

const serving =
  <J extends JobName>(job: J) =>
  (question: QuestionOf<J>, report: (part: PartOf<J>) => void): void =>
    JOBS[job](question, { report, now: () => performance.now() });

const api = {
  generate: serving('generate'),
  drop: serving('drop'),
  judge: serving('judge'),
  complete: serving('complete'),
  minimise: serving('minimise'),
  permute: serving('permute'),
};
export type MakeApi = typeof api;

serve(api);
