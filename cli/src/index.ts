/** The command as a function, for tests, for those who embed it, and for `pencilmark bulk`, which spreads its jobs. */
export { answerDocument, answerLines } from './answer.ts';
export { QUESTION_NAMES } from './answers/reply.ts';
export { EXIT, type ExitCode } from './exit.ts';
export { generatePart, type GenerateJob } from './generating/part.ts';
export { table, wrapped } from './help.ts';
export type { Bytes, Io, Order, Pool, Screen, Work } from './io.ts';
export type { Answer, Block, Job } from './job.ts';
export { type Arguments, OPTIONS, type OptionSpec } from './options.ts';
export { runAsProcess } from './process-io.ts';
export { run } from './run.ts';
export { MAX_LINE } from './stream/blocks.ts';
export { asUtf8 } from './stream/encoding.ts';
export { unzipped } from './stream/gzip.ts';
export { LAYOUTS, layOut, readDocument, type Layout } from './stream/layout.ts';
export { withLineFeeds } from './stream/line-ends.ts';
export { createPrinter } from './stream/printer.ts';
export { createProgress, grouped } from './stream/progress.ts';
