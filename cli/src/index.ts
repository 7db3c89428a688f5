/**
 * The command as a function, for tests, for programs that embed it, and for `pencilmark bulk`, which distributes its
 * jobs.
 */
export { answerLines, answersInDocument } from './answer.ts';
export { QUESTION_NAMES } from './answers/index.ts';
export { joinAnswers } from './collect.ts';
export { printDataSet, type RowSource, writeDataSet } from './data-sets/data-set.ts';
export type { DataSet } from './data-sets/description.ts';
export { type Made, readMade, writeMade } from './data-sets/made.ts';
export { PROGRAM } from './data-sets/program.ts';
export { EXIT, type ExitCode } from './exit.ts';
export { generatePart, type GenerateJob, type Printed } from './generating/part.ts';
export { table, wrapped } from './help.ts';
export type { Bytes, Io, Order, Pool, Screen, Work } from './io.ts';
export type { Answer, Block, Job } from './job.ts';
export type { Arguments } from './options.ts';
export { openPieces } from './file-pieces.ts';
export { runAsProcess } from './process-io.ts';
export { run } from './run.ts';
export { MAX_LINE } from './stream/blocks.ts';
export { fromParquet } from './stream/parquet.ts';
export { asUtf8 } from './stream/encoding.ts';
export { unzipped } from './stream/gzip.ts';
export { LAYOUTS, layOut, readDocument, type Layout } from './stream/layout.ts';
export { withLineFeeds } from './stream/line-ends.ts';
export { createPrinter } from './stream/printer.ts';
export { grouped } from './grouped.ts';
export { createProgress } from './stream/progress.ts';
export { createPool } from './threads/pool.ts';
export { answerDocumentWithin, answerLinesInPieces } from './stream/within.ts';
export { generateWithin } from './generating/within.ts';
