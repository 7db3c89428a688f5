import { FORMAT_NAMES, type Geometry, type Result, WRITTEN_FORMATS } from 'pencilmark';
import { ok } from 'pencilmark/internal';
import type { Job } from '../job.ts';
import type { Question, QuestionName, Questions } from '../answers/question.ts';
import { BOARD_OPTIONS, readBoard } from '../board-options.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import type { Io } from '../io.ts';
import { LANGUAGES } from '../languages.ts';
import {
  type Arguments,
  gathered,
  type OptionName,
  readCount,
  readSeconds,
  readWord,
  UNKNOWN_RULES,
} from '../options.ts';
import { answerAll, type Settings } from '../stream/answer-all.ts';
import { sourcesOf } from '../stream/sources.ts';

/** The options of every command that reads puzzles. */
export const READING_OPTIONS = [
  ...BOARD_OPTIONS,
  'format',
  'from',
  'unknown-rules',
  'threads',
  'timeout',
  'json',
  'quiet',
  'help',
] as const satisfies OptionName[];

/** The help on input, shared by all of those commands. */
export const READING_DETAILS =
  'PUZZLE is a text, a file, a folder with files, or - for standard input, which is also read where there is none. ' +
  'A text or file holds one puzzle a line, or puzzles in any format that spreads over several lines. ' +
  'With --timeout SECONDS the answer of a puzzle that takes longer is "timeout", which makes the exit code 1.';

/** Reads the options of one question; `board` is the one named on the command line. */
export type ReadQuestion<Name extends QuestionName> = (
  board: Geometry | undefined,
) => Result<Questions[Name]>;

/** Options for `ask` that few commands need. */
interface Asking {
  /** The number of puzzles to skip at the start, over all sources. */
  readonly skip?: number;
  /** Called once all options are valid. */
  readonly whenClear?: () => void;
  readonly onSheet?: Settings['onSheet'];
}

/** Asks a question about every puzzle that the command line names. */
export async function ask<Name extends QuestionName>(
  name: Name,
  args: Arguments,
  io: Io,
  readQuestion: ReadQuestion<Name>,
  { skip = 0, whenClear, onSheet }: Asking = {},
): Promise<ExitCode> {
  const read = readAll(args, io);
  if (!read.ok) return complain(io, read.error.message);
  const { board, threads, timeout, from, format, unknownRules } = read.value;
  const asked = readQuestion(board);
  if (!asked.ok) return complain(io, asked.error.message);
  const folder = args.options.get('svg');
  if (args.rest.length === 0 && io.input.isTerminal) {
    return complain(io, `There is no puzzle: give one, or a file, or - to type them. ${seeHelp(name)}`);
  }
  if (args.rest.filter((arg) => arg === '-').length > 1) {
    return complain(io, 'Standard input (-) can be read only once.');
  }
  whenClear?.();
  // The compiler cannot see that a name and its options together form one question.
  const question = { name, ...asked.value } as unknown as Question;
  const job: Job = {
    question,
    source: '',
    board: board?.spec,
    format: from ?? format,
    unknownRules,
    isJson: args.options.has('json'),
    timeout,
  };
  if (io.take) return io.take({ args, work: { kind: 'answer', job } });
  const quiet = args.options.has('quiet') ? 'quiet' : 'normal';
  return answerAll(
    await sourcesOf(args.rest, { geometry: board, unknownRules }, io),
    job,
    { threads, quiet, folder, skip, onSheet },
    io,
  );
}

// Options shared by several questions, each to be combined with the others of its question.

/** `--limit`: `usual` is the default, `highest` the maximum. */
export function limitOptions(args: Arguments, usual: number, highest = Number.MAX_SAFE_INTEGER) {
  return {
    limit: readLimit(args, usual, highest),
    limitIs: ok(args.options.has('limit') ? ('chosen' as const) : ('default' as const)),
  };
}

/** The value of `--limit`: a number, or `all`. */
export function readLimit(args: Arguments, usual: number, highest = Number.MAX_SAFE_INTEGER): Result<number> {
  const isAll = args.options.get('limit')?.toLowerCase() === ALL;
  if (isAll && highest === Number.MAX_SAFE_INTEGER) return ok(highest);
  return readCount(args, 'limit', usual, highest);
}

const ALL = 'all';

/** `--to`. */
export function readFormat(args: Arguments) {
  return readWord(args, 'to', WRITTEN_FORMATS);
}

/** `--to` and `--lossy`. */
export function writingOptions(args: Arguments, board: Geometry | undefined) {
  return {
    to: readFormat(args),
    lossy: ok(args.options.has('lossy') ? ('allow' as const) : ('refuse' as const)),
    board: ok(board ? ('given' as const) : ('read' as const)),
  };
}

/** `--language` and `--svg`. */
export function explainingOptions(args: Arguments) {
  return { language: readWord(args, 'language', LANGUAGES), pictures: ok(wanted(args, 'svg')) };
}

/** An option that takes no value. */
export function wanted({ options }: Arguments, name: OptionName): 'wanted' | undefined {
  return options.has(name) ? 'wanted' : undefined;
}

/** Reports wrong usage. */
export function complain(io: Io, message: string): ExitCode {
  io.say(`pencilmark: ${message}\n`);
  return EXIT.badInput;
}

export function seeHelp(name: string): string {
  return `See pencilmark ${name} --help.`;
}

function readAll(args: Arguments, io: Io) {
  return gathered({
    board: readBoard(args),
    from: readWord(args, 'from', FORMAT_NAMES),
    format: readWord(args, 'format', FORMAT_NAMES),
    unknownRules: readWord(args, 'unknown-rules', UNKNOWN_RULES),
    threads: readCount(args, 'threads', io.cores, MAX_THREADS),
    timeout: readSeconds(args, 'timeout'),
  });
}

/** More threads than this only cost memory, on any machine. */
export const MAX_THREADS = 256;
