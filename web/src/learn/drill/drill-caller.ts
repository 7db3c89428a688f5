import { createCaller } from '../../workers/call.ts';
import type { DrillApi } from './drill.worker.ts';

const start = (): Worker => new Worker(new URL('./drill.worker.ts', import.meta.url), { type: 'module' });

/**
 * Makes positions. It may be making the next one while an answer to the current one is graded, so another worker does
 * the grading.
 */
export const callMaker = createCaller<DrillApi>(start);

/** Grades answers. */
export const callGrader = createCaller<DrillApi>(start);
