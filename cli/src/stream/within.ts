/** Work in threads, with a time limit for each puzzle. */
import { lineTestsOf } from '../answer.ts';
import { createCollector, joinAnswers } from '../collect.ts';
import type { Bytes, Pool } from '../io.ts';
import type { Answer, Block, Job } from '../job.ts';
import type { Progress, PuzzleProgress } from '../answers/reply.ts';
import { linesOf, wholeLines, withLabelsBelow } from './blocks.ts';
import { createPace } from './pace.ts';

/**
 * Answers the lines of a block. One limit is set for all of them, which costs nothing if they are fast; only if they
 * exceed it, each line is asked separately.
 */
export async function answerLinesWithin(
  pool: Pool,
  job: Job,
  block: Block,
  onProgress?: Progress,
): Promise<Answer> {
  const { timeout } = job;
  const { parts, end, last } = await pool.run('lines', { job, block }, { timeout, onProgress });
  if (end === 'done') return parts[0];
  const lines = linesOf(block, lineTestsOf(job));
  if (lines.length === 1) return lateAnswer(job, 0, last, block.firstLine);
  const answers = lines.map((line) => answerLinesWithin(pool, job, line, onProgress));
  return { ...joinAnswers(await Promise.all(answers)), took: Infinity };
}

/** The same with many lines: they are answered in consecutive pieces, no larger than the limit makes sensible. */
export async function answerLinesInPieces(pool: Pool, job: Job, block: Block): Promise<Answer> {
  const pace = createPace(job.timeout);
  const answers: Answer[] = [];
  const pieces = withLabelsBelow(wholeLines(only(block.bytes), pace.wanted), lineTestsOf(job));
  for await (const { bytes, firstLine } of pieces) {
    const answer = await answerLinesWithin(pool, job, { bytes, firstLine: block.firstLine + firstLine - 1 });
    pace.learn(bytes.length, answer.took);
    answers.push(answer);
  }
  return joinAnswers(answers);
}

async function* only(bytes: Uint8Array): Bytes {
  yield bytes;
}

/** Milliseconds for reading a text of `characters` characters, in addition to the limit of its first puzzle. */
const readingTime = (characters: number): number => characters / 1000;

/**
 * Answers the puzzles of a text that spreads them over lines, as `answersInDocument` does. If reading takes too long,
 * the rest has no answer.
 */
export async function answerDocumentWithin(
  pool: Pool,
  job: Job,
  text: string,
  skip = 0,
  onProgress?: Progress,
): Promise<readonly Answer[]> {
  const { timeout } = job;
  const answers: Answer[] = [];
  for (;;) {
    const task = { job, text, skip: Math.max(skip, answers.length) };
    const options = { timeout, reading: readingTime(text.length), onProgress };
    const { parts, end, last } = await pool.run('document', task, options);
    // Puzzles answered earlier come again, without an answer.
    answers.push(...parts.slice(answers.length));
    if (end === 'done' || parts.length < answers.length) return answers;
    answers.push(lateAnswer(job, answers.length, last));
  }
}

function lateAnswer(job: Job, before: number, last?: PuzzleProgress, line?: number): Answer {
  const collector = createCollector(job, before);
  collector.giveUp(line, last && 'solutions' in last ? last.solutions : 0);
  return { ...collector.done(), took: Infinity };
}
