import { ALGORITHM_NAMES, FORMAT_NAMES, ok, type Result } from 'pencilmark';
import type { Job } from '../answer.ts';
import type { QuestionName } from '../answers/reply.ts';
import { BOARD_OPTIONS, readBoard } from '../board-options.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import type { Io } from '../io.ts';
import { type Arguments, type OptionName, readCount, readWord, usageProblem } from '../options.ts';
import { answerAll, type Settings } from '../stream/answer-all.ts';
import { sourcesOf } from '../stream/sources.ts';

/** The options of every command that reads puzzles. */
export const READING_OPTIONS = [
  ...BOARD_OPTIONS,
  'format',
  'from',
  'threads',
  'json',
  'quiet',
  'help',
] as const satisfies OptionName[];

/** What all of those commands say about their input. */
export const READING_DETAILS =
  'PUZZLE is a text, a file or - for standard input, which is also read where there is none. ' +
  'A text or file holds one puzzle a line, or puzzles in any format that spreads over several lines.';

/** Asks a question of every puzzle that the command line names. */
export async function ask(
  name: QuestionName,
  args: Arguments,
  io: Io,
  defaultLimit: number,
): Promise<ExitCode> {
  const job = readJob(name, args, defaultLimit);
  const settings = readSettings(args, io);
  for (const read of [job, settings]) if (!read.ok) return complain(io, read.error.message);
  if (!job.ok || !settings.ok) return EXIT.badInput;
  if (args.rest.length === 0 && io.input.isTerminal) {
    return complain(io, `There is no puzzle: give one, or a file, or - to type them. See pencilmark ${name} --help.`);
  }
  if (args.rest.filter((arg) => arg === '-').length > 1) {
    return complain(io, 'Standard input (-) can be read only once.');
  }
  return answerAll(sourcesOf(args.rest, io), job.value, settings.value, io);
}

/** Says what is wrong with the usage. */
export function complain(io: Io, message: string): ExitCode {
  io.say(`pencilmark: ${message}\n`);
  return EXIT.badInput;
}

function readJob(name: QuestionName, args: Arguments, defaultLimit: number): Result<Job> {
  const board = readBoard(args);
  const limit = readCount(args, 'limit', defaultLimit);
  const algorithm = readWord(args, 'algorithm', ALGORITHM_NAMES);
  const from = readWord(args, 'from', FORMAT_NAMES);
  const format = readWord(args, 'format', FORMAT_NAMES);
  const to = readWord(args, 'to', FORMAT_NAMES);
  for (const read of [board, limit, algorithm, from, format, to]) if (!read.ok) return read;
  if (!board.ok || !limit.ok || !algorithm.ok || !from.ok || !format.ok || !to.ok) return board as never;
  if (algorithm.value && limit.value > 1) {
    return usageProblem('--algorithm ends at the first solution: it goes without --limit.');
  }
  return ok({
    question: {
      name,
      limit: limit.value,
      limitIs: args.options.has('limit') ? 'chosen' : 'default',
      algorithm: algorithm.value,
      to: to.value,
      lossy: args.options.has('lossy') ? 'allow' : 'refuse',
    },
    source: '',
    board: board.value?.spec,
    format: from.value ?? format.value,
    isJson: args.options.has('json'),
  });
}

function readSettings(args: Arguments, io: Io): Result<Settings> {
  const threads = readCount(args, 'threads', io.cores);
  if (!threads.ok) return threads;
  // More threads than this only cost memory, on any machine there is.
  if (threads.value > MAX_THREADS) return usageProblem(`--threads takes at most ${MAX_THREADS}.`);
  return ok({ threads: threads.value, quiet: args.options.has('quiet') ? 'quiet' : 'normal' });
}

const MAX_THREADS = 256;
