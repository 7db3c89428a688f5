import { EXIT, type ExitCode, type Io } from 'pencilmark-cli';
import type { Result } from 'pencilmark';
import { failure, ok } from 'pencilmark/internal';
import { readable } from '../folder/files.ts';
import { type BulkArguments, type BulkOptionName, countOf } from '../options.ts';
import { openQueue } from '../open-queue.ts';
import { type Queue, QueueError } from '../queue.ts';
import type { Run } from '../records.ts';
import { openResultStore } from '../results/open-store.ts';

/** A command of bulk: its help and its action. */
export interface BulkCommand {
  readonly name: string;
  readonly usage: string;
  /** One line, for the list of commands. */
  readonly summary: string;
  readonly details: readonly string[];
  readonly options: readonly BulkOptionName[];
  /** Whether unknown options belong to the job that the command names. */
  readonly others?: 'left';
  readonly run: (args: BulkArguments, world: World) => Promise<ExitCode>;
}

/** The services that a command may use. */
export interface World {
  readonly io: Io;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The file that threads run. */
  readonly threadFile: URL;
  /** Registers a callback for SIGTERM and SIGINT; returns a function that removes it. */
  readonly onStop: (callback: () => void) => () => void;
}

/** For an incomplete run: the results so far have been printed. */
export const INCOMPLETE = 3 as ExitCode;

const MEGABYTE = 1 << 20;
const MOST = 1_000_000;

/** Calls a function with the queue that the command line names, and reports errors in words. */
export async function withQueue(
  args: BulkArguments,
  { io, environment }: World,
  use: (queue: Queue) => Promise<ExitCode>,
): Promise<ExitCode> {
  const place = args.options.get('queue') ?? environment.PENCILMARK_QUEUE;
  if (!place) return complain(io, 'Say which queue: --queue redis://HOST or --queue ./FOLDER.');
  const lease = countOf(args, 'lease', 30, MOST);
  const bound = countOf(args, 'bound', 1024, MOST, 0);
  if (!lease.ok) return complain(io, lease.error.message);
  if (!bound.ok) return complain(io, bound.error.message);
  let queue: Queue | undefined;
  try {
    const results = args.options.get('results') ?? environment.PENCILMARK_RESULTS;
    queue = await openQueue(place, {
      lease: lease.value * 1000,
      bound: bound.value * MEGABYTE,
      say: (message) => io.say(`pencilmark bulk: ${message}\n`),
      results: results === undefined ? undefined : await openResultStore(results, environment),
    });
    return await use(queue);
  } catch (error) {
    const known = isSystemError(error) ? readable(error, error.path ?? place) : error;
    if (!(known instanceof QueueError) && !isSystemError(known)) throw known;
    return complain(io, known.message);
  } finally {
    await queue?.close();
  }
}

/** The run of an ID or name, or the only run. Error: `usage.run`. */
export async function findRun(queue: Queue, [wanted]: readonly string[]): Promise<Result<Run>> {
  const runs = await queue.runs();
  if (runs.length === 0) return failure('usage.run', `There is no run in ${queue.place}.`);
  const found = wanted === undefined ? runs : runs.filter(({ id, name }) => id === wanted || name === wanted);
  if (found.length === 1) return ok(found[0]);
  const known = runs.map(({ id, name }) => (name === '' ? id : `${name} (${id})`)).join(', ');
  if (wanted === undefined) return failure('usage.run', `Say which run: ${known}.`);
  return failure('usage.run', `There is no run ${wanted}. Runs: ${known}.`);
}

export function complain(io: Io, message: string): ExitCode {
  io.say(`pencilmark bulk: ${message}\n`);
  return EXIT.badInput;
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}
