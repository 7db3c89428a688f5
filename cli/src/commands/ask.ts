import { THEME_NAMES, type ThemeName } from '@pencilmark/board';
import {
  ALGORITHM_NAMES,
  type AlgorithmName,
  FORMAT_NAMES,
  type FormatName,
  type Geometry,
  HINT_DEPTHS,
  PROFILE_NAMES,
  type ProfileName,
  type Result,
  type TechniqueId,
  WRITTEN_FORMATS,
  SYMMETRY_PARTS,
} from 'pencilmark';
import type { Job } from '../job.ts';
import type { Question, QuestionName } from '../answers/reply.ts';
import { BOARD_OPTIONS, readBoard } from '../board-options.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import type { Io } from '../io.ts';
import { type Language, LANGUAGES } from '../languages.ts';
import {
  type Arguments,
  gathered,
  type OptionName,
  readCount,
  readSeconds,
  readWord,
  UNKNOWN_RULES,
  usageProblem,
} from '../options.ts';
import { answerAll } from '../stream/answer-all.ts';
import { sourcesOf } from '../stream/sources.ts';
import { readTechniques } from '../technique-names.ts';

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

/** The help on input shared by all of those commands. */
export const READING_DETAILS =
  'PUZZLE is a text, a file or - for standard input, which is also read where there is none. ' +
  'A text or file holds one puzzle a line, or puzzles in any format that spreads over several lines. ' +
  'With --timeout SECONDS the answer of a puzzle that takes longer is "timeout", which makes the exit code 1.';

/** The limit of a question where --limit is not given, and the highest one that can be. */
export interface Limits {
  readonly usual: number;
  readonly highest: number;
}

/** For questions without the option. */
const ONE: Limits = { usual: 1, highest: 1 };

/** Asks a question of every puzzle that the command line names, but for the first `skip` of them all. */
export async function ask(
  name: QuestionName,
  args: Arguments,
  io: Io,
  { limits = ONE, skip = 0 }: { readonly limits?: Limits; readonly skip?: number } = {},
): Promise<ExitCode> {
  const read = readAll(args, io, limits);
  if (!read.ok) return complain(io, read.error.message);
  const { board, threads, timeout, from, format, unknownRules } = read.value;
  const folder = args.options.get('svg');
  if (args.rest.length === 0 && io.input.isTerminal) {
    return complain(io, `There is no puzzle: give one, or a file, or - to type them. ${seeHelp(name)}`);
  }
  if (args.rest.filter((arg) => arg === '-').length > 1) {
    return complain(io, 'Standard input (-) can be read only once.');
  }
  const job: Job = {
    question: {
      ...questionOf(name, args, read.value),
      seed: name === 'permute' ? seedOf(args, io) : undefined,
    },
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
    sourcesOf(args.rest, { geometry: board, unknownRules }, io),
    job,
    { threads, quiet, folder, skip },
    io,
  );
}

/** The seed of the command line, or a fresh one, which is reported. */
function seedOf({ options }: Arguments, io: Io): string {
  const given = options.get('seed');
  const seed = given ?? io.freshSeed();
  if (given === undefined) io.say(`seed: ${seed}\n`);
  return seed;
}

/** Says what is wrong with the usage. */
export function complain(io: Io, message: string): ExitCode {
  io.say(`pencilmark: ${message}\n`);
  return EXIT.badInput;
}

export function seeHelp(name: string): string {
  return `See pencilmark ${name} --help.`;
}

interface Read {
  readonly board: Geometry | undefined;
  readonly limit: number;
  readonly algorithm: AlgorithmName | undefined;
  readonly from: FormatName | undefined;
  readonly format: FormatName | undefined;
  readonly unknownRules: (typeof UNKNOWN_RULES)[number] | undefined;
  readonly to: FormatName | undefined;
  readonly threads: number;
  readonly timeout: number | undefined;
  readonly depth: number;
  readonly language: Language | undefined;
  readonly techniques: readonly TechniqueId[] | undefined;
  readonly count: number;
  readonly profile: ProfileName | undefined;
  readonly theme: ThemeName | undefined;
  readonly width: number;
}

function readAll(args: Arguments, io: Io, { usual, highest }: Limits): Result<Read> {
  const read = gathered({
    board: readBoard(args),
    limit: readCount(args, 'limit', usual, highest),
    algorithm: readWord(args, 'algorithm', ALGORITHM_NAMES),
    from: readWord(args, 'from', FORMAT_NAMES),
    format: readWord(args, 'format', FORMAT_NAMES),
    unknownRules: readWord(args, 'unknown-rules', UNKNOWN_RULES),
    to: readWord(args, 'to', WRITTEN_FORMATS),
    threads: readCount(args, 'threads', io.cores, MAX_THREADS),
    timeout: readSeconds(args, 'timeout'),
    depth: readCount(args, 'depth', 1, HINT_DEPTHS.length),
    language: readWord(args, 'language', LANGUAGES),
    techniques: readTechniques(args),
    count: readCount(args, 'count', 1, MAX_COUNT),
    profile: readWord(args, 'profile', PROFILE_NAMES),
    theme: readWord(args, 'theme', THEME_NAMES),
    width: readCount(args, 'width', DRAWING_WIDTH, MAX_WIDTH),
  });
  const isTorn = read.ok && read.value.algorithm !== undefined && args.options.has('limit');
  return isTorn ? usageProblem('--algorithm ends at the first solution: it goes without --limit.') : read;
}

/** More threads than this only cost memory, on any machine there is. */
export const MAX_THREADS = 256;

/** Of a drawing, in pixels. */
const DRAWING_WIDTH = 640;
const MAX_WIDTH = 20_000;

/** Disguises of one puzzle are kept until they are printed. */
const MAX_COUNT = 100_000;

function questionOf(name: QuestionName, { options }: Arguments, read: Read): Question {
  const { limit, algorithm, to, board, depth, language, techniques, count, profile, theme, width } = read;
  const parts = SYMMETRY_PARTS.filter((part) => options.has(part));
  return {
    name,
    limit,
    limitIs: options.has('limit') ? 'chosen' : 'default',
    algorithm,
    to,
    board: board ? 'told' : 'read',
    lossy: options.has('lossy') ? 'allow' : 'refuse',
    depth: HINT_DEPTHS[depth - 1],
    language,
    techniques,
    profile,
    theme,
    width,
    steps: options.has('steps') ? 'wanted' : undefined,
    pictures: options.has('svg') ? 'wanted' : undefined,
    keep: options.has('unique') ? 'first' : undefined,
    automorphisms: options.has('automorphisms') ? 'wanted' : undefined,
    count,
    parts: parts.length > 0 ? parts : undefined,
    proof: options.has('proof') || (name === 'permute' && options.has('json')) ? 'wanted' : undefined,
  };
}
