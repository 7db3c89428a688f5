import { describeProblem, type Problem } from 'pencilmark';
import { answerDocument, answerLines, blankPuzzles, boardOf } from '../answer.ts';
import { EXIT, type ExitCode, worse } from '../exit.ts';
import type { Bytes, Io, Pool } from '../io.ts';
import type { Answer, Block, Clock, Job } from '../job.ts';
import { createPictureWriter, type PictureWriter } from '../pictures.ts';
import { wholeLines } from './blocks.ts';
import { asUtf8 } from './encoding.ts';
import { layOut, readDocument } from './layout.ts';
import { withLineFeeds } from './line-ends.ts';
import { createPace, type Pace } from './pace.ts';
import { createProgress, type ProgressLine } from './progress.ts';
import type { Source } from './sources.ts';

export interface Settings {
  readonly threads: number;
  readonly quiet: 'quiet' | 'normal';
  /** The folder for pictures, where they are wanted. */
  readonly folder?: string;
  /** Puzzles to leave out, from the first of the first source on. */
  readonly skip: number;
}

/** Work before threads are started: about what starting them costs. */
const WORTH_THREADS = 50;

/** A run over all sources: what is shared by them. Mutable, owned by `answerAll`. */
interface Run {
  readonly io: Io;
  readonly settings: Settings;
  readonly progress: ProgressLine;
  readonly clock: Clock;
  readonly pace: Pace;
  pool: Pool | undefined;
  /** Puzzles still to be left out. */
  skip: number;
  /** Milliseconds of work done in this thread. */
  worked: number;
  exit: ExitCode;
  /** Whether a blank line has to come before the next result. */
  owesBlank: boolean;
  /** Whether results have begun, so that no heading is due any more. */
  hasHeading: boolean;
  /** What was printed already, where only the first of each key is. */
  readonly seen: Set<string>;
  /** Whether anyone still reads the results. */
  isRead: boolean;
  readonly pictures: PictureWriter;
}

/**
 * Answers every puzzle of every source, in order, in constant memory, and returns the exit code. What cannot be
 * read is reported and does not keep the rest from being answered. Ends early, quietly, when nobody reads on.
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
    progress,
    clock,
    pace: createPace(),
    pool: undefined,
    skip: settings.skip,
    worked: 0,
    exit: EXIT.done,
    owesBlank: false,
    hasHeading: false,
    seen: new Set(),
    isRead: true,
    pictures: createPictureWriter(settings.folder ?? '', io, progress.clear),
  };
  try {
    for (const source of sources) {
      if (!run.isRead) break;
      await answerSource(run, source, sources.length > 1 ? { ...job, source: source.name } : job);
    }
  } finally {
    progress.clear();
    await run.pool?.close();
  }
  return run.exit;
}

async function answerSource(run: Run, source: Source, job: Job): Promise<void> {
  try {
    const opened = await source.open();
    const read = opened.ok ? await layOut(asUtf8(opened.value), job.format, boardOf(job)) : opened;
    if (!read.ok) return refuse(run, source, read.error);
    const { layout, format, heading, bytes } = read.value;
    if (layout === 'lines') return await answerStream(run, { ...job, format, heading }, bytes);
    const text = await readDocument(bytes);
    if (!text.ok) return refuse(run, source, text.error);
    const answer = answerDocument({ ...job, format }, text.value, run.clock, run.skip);
    run.skip -= answer.skipped;
    await deliver(run, answer);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    refuse(run, source, { code: 'file.read', message: error.message });
  }
}

/** Delivers each answer as soon as it and all before it are there, and reads only a few blocks ahead. */
async function answerStream(run: Run, job: Job, bytes: Bytes): Promise<void> {
  const open: Promise<void>[] = [];
  let last = Promise.resolve();
  for await (const block of wholeLines(withLineFeeds(bytes), run.pace.wanted)) {
    if (run.skip > 0) run.skip -= blankPuzzles(job, block, run.skip);
    const size = block.bytes.length;
    const answer = await ask(run, job, block);
    last = Promise.all([answer.ready, last]).then(async ([ready]) => {
      run.pace.learn(size, ready.took);
      await deliver(run, ready);
    });
    // A failure is thrown where the promise is awaited, below; until then it is no unhandled one.
    last.catch(() => {});
    open.push(last);
    if (open.length > answer.ahead) await open.shift();
    if (!run.isRead) break;
  }
  await last;
}

/** Asks this thread while there is little work, and others from then on; `ahead` says how many may be open. */
async function ask(run: Run, job: Job, block: Block): Promise<{ ready: Promise<Answer>; ahead: number }> {
  const { threads } = run.settings;
  if (threads > 1 && run.worked > WORTH_THREADS) run.pool ??= await run.io.startPool(threads);
  if (run.pool) return { ready: run.pool.answer(job, block), ahead: threads * 2 };
  const answer = answerLines(job, block, run.clock);
  run.worked += answer.took;
  return { ready: Promise.resolve(answer), ahead: 0 };
}

async function deliver(
  run: Run,
  { output, keyed, heading, isSpread, reports, pictures, puzzles, exit }: Answer,
): Promise<void> {
  run.exit = worse(run.exit, exit);
  if (!run.isRead) return;
  const { io } = run;
  for (const picture of pictures) run.exit = worse(run.exit, await run.pictures.save(picture));
  const isOneScreen = io.output.isTerminal && io.messages.isTerminal;
  if (isOneScreen) run.progress.clear();
  const said = reports.filter(({ isInOutput }) => !(isInOutput && isOneScreen));
  if (said.length > 0) {
    run.progress.clear();
    io.say(said.map(({ message }) => `${message}\n`).join(''));
  }
  const firsts = keyed?.filter(({ key }) => isFirst(run.seen, key)) ?? [];
  if (firsts.length > 0) run.isRead = await io.write(firsts.map(({ text }) => `${text}\n`).join(''));
  if (output.length > 0) {
    if (run.owesBlank) await io.write('\n');
    if (heading !== undefined && !run.hasHeading) await io.write(`${heading}\n`);
    run.hasHeading = true;
    run.isRead = await io.write(output);
    run.owesBlank = isSpread;
  }
  run.progress.add(puzzles);
}

function isFirst(seen: Set<string>, key: string): boolean {
  const isNew = !seen.has(key);
  seen.add(key);
  return isNew;
}

function refuse(run: Run, source: Source, error: Problem): void {
  run.exit = EXIT.badInput;
  run.progress.clear();
  run.io.say(`pencilmark: ${source.name}: ${describeProblem(error)}\n`);
}

function isSystemError(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error;
}
