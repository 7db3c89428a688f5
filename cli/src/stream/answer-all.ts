import { describeProblem, type ParsedPuzzle, type Problem } from 'pencilmark';
import { answerLines, answersInDocument, blankPuzzles, boardOf, lineTestsOf } from '../answer.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import type { Bytes, Io, Pool } from '../io.ts';
import type { Answer, Block, Clock, Job } from '../job.ts';
import { complainOfThreads } from '../no-threads.ts';
import { answerDocumentWithin, answerLinesWithin } from './within.ts';
import { wholeLines, withLabelsBelow } from './blocks.ts';
import { asUtf8 } from './encoding.ts';
import { unzipped } from './gzip.ts';
import { layOut, readDocument } from './layout.ts';
import { withLineFeeds } from './line-ends.ts';
import { createPace, type Pace } from './pace.ts';
import { fromParquet } from './parquet.ts';
import { createPrinter, type Printer } from './printer.ts';
import { createProgress } from './progress.ts';
import type { Source } from './sources.ts';

export interface Settings {
  readonly threads: number;
  readonly quiet: 'quiet' | 'normal';
  /** The folder for pictures, if they are wanted. */
  readonly folder?: string;
  /** The number of puzzles to skip, counted from the start of the first source. */
  readonly skip: number;
  /** Takes the puzzles, in order, if they are themselves the answer; with the name of their source. */
  readonly onSheet?: (sheet: ParsedPuzzle, source: string) => Promise<void>;
}

/** Milliseconds of work before threads are started: about the cost of starting them. */
const WORTH_THREADS = 50;

/** More bytes without a puzzle, blank lines and comments, are no list of puzzles. */
const MAX_IDLE = 1 << 26;

/** The state of a run over all sources. Mutable, owned by `answerAll`. */
interface Run {
  readonly io: Io;
  readonly settings: Settings;
  readonly printer: Printer;
  readonly clock: Clock;
  readonly pace: Pace;
  pool: Pool | undefined;
  /** Puzzles still to skip. */
  skip: number;
  /** Milliseconds of work done in this thread. */
  worked: number;
}

/**
 * Answers every puzzle of every source, in order, in constant memory, and returns the exit code. Unreadable input is
 * reported, and the rest is still answered. Ends early, without a message, if nobody reads on.
 */
export async function answerAll(
  sources: readonly Source[],
  job: Job,
  settings: Settings,
  io: Io,
): Promise<ExitCode> {
  const progress = createProgress(io, settings.quiet);
  const clock = { now: io.now, onProgress: progress.search };
  const run: Run = {
    io,
    settings,
    printer: createPrinter(io, progress, settings.folder),
    clock,
    pace: createPace(job.timeout),
    pool: undefined,
    skip: settings.skip,
    worked: 0,
  };
  if (job.timeout !== undefined && !(run.pool = io.startPool(settings.threads))) return complainOfThreads(io);
  try {
    for (const source of sources) {
      if (!run.printer.isRead()) break;
      await answerSource(run, source, sources.length > 1 ? { ...job, source: source.name } : job);
    }
  } finally {
    progress.clear();
    await run.pool?.close();
  }
  return run.printer.exit();
}

async function answerSource(run: Run, source: Source, job: Job): Promise<void> {
  try {
    const opened = await source.open();
    const read = opened.ok
      ? await layOut(asUtf8(textOf(run, source, opened.value)), job.format, boardOf(job))
      : opened;
    if (!read.ok) return refuse(run, source, read.error);
    const { layout, format, heading, bytes } = read.value;
    if (layout === 'lines') return await answerStream(run, source, { ...job, format, heading }, bytes);
    const text = await readDocument(bytes);
    if (!text.ok) return refuse(run, source, text.error);
    for (const answer of await askDocument(run, { ...job, format }, text.value)) {
      if (answer.puzzles === 0) run.skip--;
      await deliver(run, source, answer);
    }
  } catch (error) {
    if (!isSystemError(error)) throw error;
    refuse(run, source, { code: 'file.read', message: error.message });
  }
}

/** The bytes unpacked, and Parquet as lines. */
function textOf({ io: { openPieces }, printer }: Run, { name, path }: Source, bytes: Bytes): Bytes {
  const onRest = (): void =>
    printer.complain(`${name}: the bytes behind the end of the gzip file are left out`, EXIT.done);
  return fromParquet(unzipped(bytes, onRest), path === undefined ? undefined : () => openPieces(path));
}

/** Delivers each answer once it and all earlier ones are available, and reads only a few blocks ahead. */
async function answerStream(run: Run, source: Source, job: Job, bytes: Bytes): Promise<void> {
  const open: Promise<void>[] = [];
  let last = Promise.resolve();
  /** Bytes since the last puzzle. */
  let idle = 0;
  let flood: Problem | undefined;
  try {
    const blocks = wholeLines(withLineFeeds(bytes), run.pace.wanted);
    for await (const block of withLabelsBelow(blocks, lineTestsOf(job))) {
      if (idle > MAX_IDLE) {
        const message = `${MAX_IDLE >> 20} MB without a puzzle, up to line ${block.firstLine}; the rest is not read`;
        flood = { code: 'file.size', message };
        break;
      }
      const size = block.bytes.length;
      if (isBlank(block.bytes)) {
        idle += size;
        continue;
      }
      const skipped = run.skip > 0 ? blankPuzzles(job, block, run.skip) : 0;
      run.skip -= skipped;
      const answer = ask(run, job, block);
      last = Promise.all([answer.ready, last]).then(async ([ready]) => {
        run.pace.learn(size, ready.took);
        idle = ready.puzzles + skipped > 0 ? 0 : idle + size;
        await deliver(run, source, ready);
      });
      // A failure is thrown where the promise is awaited, below; until then it must not count as unhandled.
      last.catch(() => {});
      open.push(last);
      if (open.length > answer.ahead) await open.shift();
      // Answers on their way are for nobody; their threads are ended with the others.
      if (!run.printer.isRead()) return;
    }
  } catch (error) {
    // What came before the damage is answered.
    await last;
    throw error;
  }
  await last;
  if (flood) refuse(run, source, flood);
}

/** Blank lines have no answer; millions of them are not worth asking for one. */
function isBlank(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte === 10 || byte === 13 || byte === 32 || byte === 9);
}

async function deliver({ printer, settings }: Run, source: Source, answer: Answer): Promise<void> {
  await printer.print(answer);
  for (const sheet of answer.sheets ?? []) await settings.onSheet?.(sheet, source.name);
}

/**
 * Uses this thread while there is little work, and others after that; `ahead` is the number of blocks that may be open.
 */
function ask(run: Run, job: Job, block: Block): { ready: Promise<Answer>; ahead: number } {
  const { clock } = run;
  const { threads } = run.settings;
  if (threads > 1 && run.worked > WORTH_THREADS) run.pool ??= run.io.startPool(threads);
  const { pool } = run;
  if (pool) return { ready: answerLinesWithin(pool, job, block, clock.onProgress), ahead: threads * 2 };
  const answer = answerLines(job, block, clock);
  run.worked += answer.took;
  return { ready: Promise.resolve(answer), ahead: 0 };
}

/** A text goes to another thread only if it has a limit, since only this thread shows progress. */
async function askDocument({ pool, clock, skip }: Run, job: Job, text: string): Promise<Iterable<Answer>> {
  return pool && job.timeout !== undefined
    ? answerDocumentWithin(pool, job, text, skip, clock.onProgress)
    : answersInDocument(job, text, clock, skip);
}

function refuse(run: Run, source: Source, error: Problem): void {
  run.printer.complain(`${source.name}: ${describeProblem(error)}`, EXIT.badInput);
}

function isSystemError(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error;
}
