import { EXIT, type ExitCode, worse } from '../exit.ts';
import type { Io, Pool } from '../io.ts';
import { createPictureWriter, type PictureWriter } from '../pictures.ts';
import { complainOfThreads } from '../no-threads.ts';
import { grouped } from '../grouped.ts';
import { generateWithin } from './within.ts';
import { createProgress, type ProgressLine } from '../stream/progress.ts';
import { type GenerateJob, generatePart, type Printed } from './part.ts';
import type { Row } from './rows.ts';

export interface GenerateSettings {
  /** The index of the first puzzle; default 0. */
  readonly first?: number;
  /** The index after the last one. */
  readonly count: number;
  readonly threads: number;
  readonly quiet: 'quiet' | 'normal';
  /** The folder for pictures, if they are wanted. */
  readonly folder?: string;
  /** Takes the rows of a data set, in order. Returns false once no more are wanted. */
  readonly onRow?: (row: Row) => Promise<boolean>;
}

/** Milliseconds of work before threads are started: about the cost of starting them. */
const WORTH_THREADS = 100;
/** Milliseconds that a part sent to a thread should take. */
const PART = 200;

/** The puzzles delivered so far. Mutable, owned by `generateAll`. */
interface Run {
  readonly job: GenerateJob;
  readonly settings: GenerateSettings;
  readonly io: Io;
  readonly progress: ProgressLine;
  readonly start: number;
  done: number;
  made: number;
  attempts: number;
  exit: ExitCode;
  /** Whether anyone still reads the results. */
  isRead: boolean;
  readonly pictures: PictureWriter;
}

/** Generates and prints in order of the index; the output does not depend on the number of threads. */
export async function generateAll(job: GenerateJob, settings: GenerateSettings, io: Io): Promise<ExitCode> {
  const progress = createProgress(io, settings.quiet);
  const run: Run = {
    job,
    settings,
    io,
    progress,
    start: io.now(),
    done: settings.first ?? 0,
    made: 0,
    attempts: 0,
    exit: EXIT.done,
    isRead: true,
    pictures: createPictureWriter(settings.folder ?? '', io, progress.clear),
  };
  try {
    const isLimited = job.timeout !== undefined;
    if (!isLimited) await generateHere(run, settings.threads > 1 ? WORTH_THREADS : Infinity);
    const pool = isOver(run) ? undefined : io.startPool(settings.threads);
    if (pool) await generateInThreads(run, pool);
    else if (isLimited) return complainOfThreads(io);
    else if (!isOver(run)) await generateHere(run, Infinity);
  } finally {
    progress.clear();
  }
  if (run.isRead && run.done < settings.count) {
    run.exit = EXIT.noResult;
    io.say('No full grid was found for this board.\n');
  }
  if (settings.quiet === 'normal' && run.attempts > run.made) io.say(`${acceptance(run)}\n`);
  return run.exit;
}

function isOver({ isRead, done, settings }: Run): boolean {
  return !isRead || done >= settings.count;
}

/** Works in this thread until `patience` milliseconds show that others are worth starting. */
async function generateHere(run: Run, patience: number): Promise<void> {
  const { job, settings, io, progress } = run;
  for (const { attempts, printed } of generatePart(job, run.done, settings.count - run.done)) {
    if (printed) await deliver(run, printed);
    progress.show([`${grouped(Math.max(attempts, run.attempts))} attempts`]);
    const isLong = io.now() - run.start > patience;
    if (!run.isRead || (printed && isLong)) return;
  }
}

async function generateInThreads(run: Run, pool: Pool): Promise<void> {
  const { job, settings, io, start } = run;
  const partTime = Math.min(PART, (job.timeout ?? Infinity) / 10 / settings.threads);
  try {
    const open: Promise<readonly Printed[]>[] = [];
    let next = run.done;
    const send = (): void => {
      const rate = (run.done - (settings.first ?? 0)) / Math.max(1, io.now() - start);
      const size = Math.min(1000, Math.max(1, Math.round(rate * partTime)));
      const count = Math.min(size, settings.count - next);
      if (count > 0) open.push(part(run, pool, next, count));
      next += Math.max(count, 0);
    };
    for (let k = 0; k < settings.threads * 2; k++) send();
    while (open.length > 0 && run.isRead) {
      const all = await open.shift()!;
      // The board has no full grid.
      if (all.length === 0) return;
      for (const printed of all) await deliver(run, printed);
      send();
    }
  } finally {
    await pool.close();
  }
}

/** A failure is thrown where the promise is awaited; until then it must not count as unhandled. */
function part({ job, progress }: Run, pool: Pool, first: number, count: number): Promise<readonly Printed[]> {
  const printed = generateWithin(pool, job, first, count, progress.search);
  printed.catch(() => {});
  return printed;
}

async function deliver(
  run: Run,
  { index, isMade, attempts, text, row, picture, problem }: Printed,
): Promise<void> {
  const { io, progress, settings } = run;
  if (!run.isRead) return;
  run.done++;
  run.made += isMade ? 1 : 0;
  run.attempts += attempts;
  if (io.output.isTerminal && io.messages.isTerminal) progress.clear();
  if (problem) {
    run.exit = EXIT.noResult;
    progress.clear();
    io.say(`puzzle ${index + 1}: ${problem}\n`);
  }
  if (picture) run.exit = worse(run.exit, await run.pictures.save(picture));
  if (text !== '') run.isRead = await io.write(text);
  if (row && settings.onRow) run.isRead = await settings.onRow(row);
  progress.add(1);
}

function acceptance({ made, attempts }: Run): string {
  const share = ((100 * made) / attempts).toPrecision(3);
  return `${grouped(made)} of ${grouped(attempts)} attempts (${share} %)`;
}
