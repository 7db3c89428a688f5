import { performance } from 'node:perf_hooks';
import {
  answerLines,
  answerLinesInPieces,
  answersInDocument,
  answerDocumentWithin,
  EXIT,
  generatePart,
  generateWithin,
  type Job,
  joinAnswers,
  type Pool,
  type Printed,
  type Work,
  writeMade,
} from 'pencilmark-cli';
import type { Chunk, Source } from './records.ts';
import type { ChunkAnswer } from './result-object.ts';

/** A chunk with everything needed to answer it. Plain data, so that it can be sent to a thread. */
export interface Assignment {
  readonly work: Work;
  readonly source: Source;
  readonly chunk: Chunk;
  readonly bytes: Uint8Array;
}

/**
 * The plain command's answers to these lines. If puzzles have a time limit, `startPool` provides a thread that can be
 * ended.
 */
export async function answerChunk(assignment: Assignment, startPool: () => Pool): Promise<ChunkAnswer> {
  const { work, chunk } = assignment;
  const pool = work.job.timeout === undefined ? undefined : startPool();
  if (work.kind === 'answer') return answered(assignment, work.job, pool);
  const first = chunk.firstLine - 1;
  const all = pool
    ? await generateWithin(pool, work.job, first, chunk.lines)
    : [...generatePart(work.job, first, chunk.lines)].flatMap(({ printed }) => printed ?? []);
  return generated(all, work.dataSet ? writeMade(all) : all.map(({ text }) => text).join(''));
}

async function answered(
  { source: { name, layout, format, heading }, chunk: { firstLine }, bytes }: Assignment,
  asked: Job,
  pool: Pool | undefined,
): Promise<ChunkAnswer> {
  const clock = { now: () => performance.now() };
  const job = { ...asked, source: name, format };
  if (layout === 'lines') {
    const ofTable = { ...job, heading };
    const block = { bytes, firstLine };
    return pool ? answerLinesInPieces(pool, ofTable, block) : answerLines(ofTable, block, clock);
  }
  const text = new TextDecoder().decode(bytes);
  return joinAnswers(
    pool ? await answerDocumentWithin(pool, job, text) : [...answersInDocument(job, text, clock)],
  );
}

function generated(all: readonly Printed[], text: string): ChunkAnswer {
  const failures = all.filter(({ problem }) => problem !== undefined);
  return {
    output: new TextEncoder().encode(text),
    isSpread: false,
    reports: failures.map(({ index, problem }) => ({
      message: `puzzle ${index + 1}: ${problem}`,
      isInOutput: false,
    })),
    puzzles: all.length,
    exit: failures.length > 0 ? EXIT.noResult : EXIT.done,
  };
}
