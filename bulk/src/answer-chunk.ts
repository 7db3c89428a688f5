import { performance } from 'node:perf_hooks';
import {
  answerDocument,
  answerLines,
  EXIT,
  generatePart,
  grouped,
  type GenerateJob,
  type Work,
} from 'pencilmark-cli';
import type { Chunk, Source } from './records.ts';
import type { ChunkAnswer } from './result-object.ts';

/** A chunk with all that is needed to answer it. Plain data, so that it can be sent to a thread. */
export interface Assignment {
  readonly work: Work;
  readonly source: Source;
  readonly chunk: Chunk;
  readonly bytes: Uint8Array;
}

/** What the plain command answers to these lines. */
export function answerChunk({ work, source, chunk, bytes }: Assignment): ChunkAnswer {
  if (work.kind === 'generate') return generated(work.job, chunk);
  const { name, layout, format, heading } = source;
  const job = { ...work.job, source: name, format, heading };
  const clock = { now: () => performance.now() };
  return layout === 'lines'
    ? answerLines(job, { bytes, firstLine: chunk.firstLine }, clock)
    : answerDocument({ ...work.job, source: name, format }, new TextDecoder().decode(bytes), clock);
}

function generated(job: GenerateJob, { firstLine, lines }: Chunk): ChunkAnswer {
  const all = [...generatePart(job, firstLine - 1, lines)].flatMap(({ printed }) => printed ?? []);
  const failures = all.filter(({ isMade }) => !isMade);
  return {
    output: new TextEncoder().encode(all.map(({ text }) => text).join('')),
    isSpread: false,
    reports: failures.map(({ index, attempts }) => ({
      message: `puzzle ${index + 1}: none in ${grouped(attempts)} attempts`,
      isInOutput: false,
    })),
    puzzles: all.length,
    exit: failures.length > 0 ? EXIT.noResult : EXIT.done,
  };
}
