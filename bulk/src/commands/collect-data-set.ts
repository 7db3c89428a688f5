import {
  type DataSet,
  EXIT,
  type ExitCode,
  grouped,
  type Io,
  type Made,
  printDataSet,
  PROGRAM,
  readMade,
  type RowSource,
  writeDataSet,
} from 'pencilmark-cli';
import type { BulkArguments } from '../options.ts';
import type { Queue } from '../queue.ts';
import { placeOf, type Run } from '../records.ts';
import { dropDamaged, type Found, resultsInOrder } from '../results-in-order.ts';
import { complain, INCOMPLETE } from './command.ts';

/** Why a data set cannot be finished, and the matching exit code. */
class Unfinished extends Error {
  readonly exit: ExitCode;

  constructor(message: string, exit: ExitCode = INCOMPLETE) {
    super(message);
    this.exit = exit;
  }
}

/**
 * Writes a data set from the rows that workers made. Options that depend on earlier rows, such as `--unique`, are
 * applied here, where the rows are in order, by the same code as in the plain command.
 */
export async function collectDataSet(
  queue: Queue,
  run: Run,
  set: DataSet,
  { options }: BulkArguments,
  io: Io,
): Promise<ExitCode> {
  const makeRows = rowsOfRun(queue, run, set, options.has('follow'), io);
  const settings = { makeRows, quiet: options.has('quiet') ? 'quiet' : 'normal' } as const;
  const folder = options.get('output');
  try {
    return await (folder === undefined
      ? printDataSet(set, settings, io)
      : writeDataSet(set, settings, folder, io));
  } catch (error) {
    if (!(error instanceof Unfinished)) throw error;
    complain(io, error.message);
    return error.exit;
  }
}

function rowsOfRun(queue: Queue, run: Run, set: DataSet, isFollowing: boolean, io: Io): RowSource {
  return async ({ first, count, onRow }) => {
    let exit: ExitCode = EXIT.done;
    let next = first;
    const from = Math.floor(first / run.lines);
    for await (const found of resultsInOrder(queue, run, { from, isFollowing, say: io.say })) {
      for (const made of await madeIn(found, queue, run, set, io)) {
        if (made.index < next) continue;
        if ('problem' in made) {
          exit = EXIT.noResult;
          io.say(`puzzle ${made.index + 1}: ${made.problem}\n`);
        } else if (!(await onRow(made.row))) return exit;
        if (++next === count) return exit;
      }
    }
    throw new Unfinished(
      `${grouped(next)} of ${grouped(set.count)} puzzles are there; the next chunk is not done yet`,
    );
  };
}

async function madeIn(
  { task, answer, apart }: Found,
  queue: Queue,
  run: Run,
  { columns }: DataSet,
  io: Io,
): Promise<readonly Made[]> {
  const place = placeOf(run, task);
  if (apart) throw new Unfinished(`${place}: set apart: ${apart.reason}; see pencilmark bulk retry`);
  const read = readMade(new TextDecoder().decode(answer.output), columns, task.firstLine - 1, task.lines);
  if (!read) {
    await dropDamaged(queue, run, task, io.say);
    throw new Unfinished(`${place}: not there`);
  }
  if (read.program === PROGRAM) return read.all;
  throw new Unfinished(
    `${place}: made by ${read.program}, and this is ${PROGRAM}. A data set is of one version: ` +
      'remove the run, and submit it again with the same version on all machines.',
    EXIT.badInput,
  );
}
