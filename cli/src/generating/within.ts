import type { Progress } from '../answers/reply.ts';
import type { Pool } from '../io.ts';
import type { GenerateJob, Printed } from './part.ts';

/**
 * Generates puzzles in a thread, none of which may take longer than the job allows. As with lines, many share one limit
 * first.
 */
export async function generateWithin(
  pool: Pool,
  job: GenerateJob,
  first: number,
  count: number,
  onProgress?: Progress,
): Promise<readonly Printed[]> {
  const { timeout } = job;
  const { parts, end } = await pool.run('generate', { job, first, count }, { timeout, onProgress });
  if (end === 'done') return parts[0];
  if (count === 1) return [latePuzzle(job, first)];
  const indexes = Array.from({ length: count }, (_, k) => first + k);
  const each = indexes.map((index) => generateWithin(pool, job, index, 1, onProgress));
  return (await Promise.all(each)).flat();
}

function latePuzzle({ isJson, timeout = 0 }: GenerateJob, index: number): Printed {
  return {
    index,
    isMade: false,
    attempts: 0,
    text: isJson ? `${JSON.stringify({ index, status: 'timeout' })}\n` : '',
    problem: `timeout after ${timeout / 1000} s`,
  };
}
