import {
  checkGenerateOptions,
  classic9,
  DIFFICULTIES,
  type GenerateOptions,
  type Geometry,
  isClassic,
  PROFILE_NAMES,
  type Result,
  RULE_SETS,
  SYMMETRY_PATTERNS,
  type Target,
  WRITTEN_FORMATS,
} from 'pencilmark';
import { ok } from 'pencilmark/internal';
import { BOARD_OPTIONS, readBoard } from '../board-options.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { generateAll } from '../generating/generate-all.ts';
import type { GenerateJob } from '../generating/part.ts';
import { readPattern } from '../generating/read-pattern.ts';
import type { Io } from '../io.ts';
import {
  type Arguments,
  gathered,
  type OptionName,
  readCount,
  readSeconds,
  readWord,
  readWords,
  usageProblem,
} from '../options.ts';
import { readTechniques } from '../technique-names.ts';
import { complain, MAX_THREADS } from './ask.ts';
import type { Command } from './command.ts';

const MOST = 1_000_000_000;

export const generateCommand: Command = {
  name: 'generate',
  summary: 'make puzzles with one solution, of any board and difficulty',
  usage: '[--count N] [--level NAME] …',
  details: [
    'Prints one puzzle a line. Each has exactly one solution and, where it was dug to the end, no given that could go; ' +
      'only --drop and --per-box may leave more solutions, and say how many.',
    'Without --seed the seed is told on standard error. Puzzle i of a seed is the same in every run, on every machine ' +
      'and with any number of threads.',
    '--rules killer, or several with commas between them, such as thermo,arrow: the rules are drawn at random, and the ' +
      'puzzles printed as our own JSON, which check, solve, draw and convert read from standard input. A killer has no ' +
      'givens unless --givens or --minimal asks for some.',
    'Levels are explained in docs/levels.md. --technique NAME (or ID, or abbreviation): the path of cheapest steps uses it and none after it. --rating PROFILE:A-B: the rating (ER) is from A to B; see docs/rating.md.',
    'Boards of 16 × 16 and up keep more givens unless --minimal is given; from 20 × 20 on such puzzles need no guess. ' +
      '--minimal takes minutes on 25 × 25, where givens stay whose question takes too long: the puzzle is then told as not ' +
      'proved minimal. On 20 × 20 it may take hours; --timeout bounds it.',
    'Exit code 0: done. 1: for some, no attempt satisfied the options, in the time that --timeout allows, or no grid fits the board, or a puzzle is not proved minimal though --minimal asks for it. 2: wrong usage.',
  ],
  optionHelp: {
    technique: 'the hardest technique that the path must use; see pencilmark techniques',
    timeout: 'give up a puzzle after so long, and go on with the next',
  },
  options: [
    'count',
    'level',
    'technique',
    'score',
    'rating',
    'singles',
    'symmetry',
    'rules',
    'givens',
    'minimal',
    'pattern',
    'drop',
    'per-box',
    'seed',
    ...BOARD_OPTIONS,
    'to',
    'svg',
    'threads',
    'timeout',
    'json',
    'quiet',
    'help',
  ],
  examples: [
    {
      line: 'pencilmark generate --count 100 --level hard > hard.txt',
      description: 'a hundred hard puzzles',
    },
    { line: 'pencilmark generate --symmetry rotation-180 --to grid', description: 'one as a board' },
    {
      line: 'pencilmark generate --variant samurai --svg pictures',
      description: 'five grids at once, as a picture',
    },
    {
      line: 'pencilmark generate --rules thermo,arrow | pencilmark draw > x.svg',
      description: 'lines and a picture',
    },
    {
      line: 'pencilmark generate --technique x-wing --seed 7',
      description: 'an X-wing and nothing above it',
    },
    {
      line: 'pencilmark generate --drop 50 --count 5',
      description: 'the simple way, with the number of solutions',
    },
  ],
  run: runGenerate,
};

async function runGenerate(args: Arguments, io: Io): Promise<ExitCode> {
  if (args.rest.length > 0)
    return complain(io, `generate takes no puzzle and does not know "${args.rest[0]}".`);
  const board = readBoard(args);
  if (!board.ok) return complain(io, board.error.message);
  const geometry = board.value ?? classic9();
  const pattern = await readPattern(args.options.get('pattern'), geometry, io);
  if (!pattern.ok) return complain(io, pattern.error.message);
  const seed = args.options.get('seed') ?? io.freshSeed();
  const read = gathered({
    options: readOptions(args, geometry, seed, pattern.value),
    count: readCount(args, 'count', 1, MOST),
    threads: readCount(args, 'threads', io.cores, MAX_THREADS),
    timeout: readSeconds(args, 'timeout'),
    to: readWord(args, 'to', WRITTEN_FORMATS),
  });
  if (!read.ok) {
    const exit = complain(io, read.error.message);
    // The request is well formed: the fault is in the board itself.
    return read.error.code === 'generate.board' ? EXIT.noResult : exit;
  }
  const { options, count, threads, timeout } = read.value;
  const { to = options.rules ? 'pencilmark' : 'line' } = read.value;
  if (!args.options.has('seed')) io.say(`seed: ${seed}\n`);
  const folder = args.options.get('svg');
  const job: GenerateJob = {
    spec: geometry.spec,
    options,
    isJson: args.options.has('json'),
    timeout,
    to,
    pictures: folder === undefined ? undefined : 'wanted',
    wide: String(count).length,
  };
  if (io.take) return io.take({ args, work: { kind: 'generate', job, count } });
  const quiet = args.options.has('quiet') ? 'quiet' : 'normal';
  return generateAll(job, { count, threads, quiet, folder }, io);
}

/** The options for puzzles that both `generate` and `dataset` take. */
export function readOptions(
  args: Arguments,
  geometry: Geometry,
  seed: string,
  pattern: readonly boolean[] | undefined,
): Result<Omit<GenerateOptions, 'geometry'>> {
  const most = geometry.cells.length;
  const read = gathered({
    symmetry: readWord(args, 'symmetry', SYMMETRY_PATTERNS),
    rules: readWords(args, 'rules', RULE_SETS),
    givens: readMaybe(args, 'givens', most, 0),
    drop: readMaybe(args, 'drop', most, 0),
    perBox: readMaybe(args, 'per-box', most, 0),
    target: readTarget(args, geometry),
  });
  if (!read.ok) return read;
  const dig = args.options.has('minimal') ? ('minimal' as const) : undefined;
  const options = { ...read.value, seed, pattern, dig };
  const checked = checkGenerateOptions({ ...options, geometry });
  return checked.ok ? ok(options) : checked;
}

function readMaybe(args: Arguments, name: OptionName, most: number, least = 1): Result<number | undefined> {
  return args.options.has(name) ? readCount(args, name, least, most, least) : ok(undefined);
}

function readTarget(args: Arguments, geometry: Geometry): Result<Target | undefined> {
  const read = gathered({
    level: readWord(args, 'level', DIFFICULTIES),
    technique: readTechnique(args),
    score: readScore(args),
    rating: readRating(args, geometry),
  });
  if (!read.ok) return read;
  const { level, technique, score, rating } = read.value;
  const targets = [
    level && ({ kind: 'level', level } as const),
    technique,
    score,
    rating,
    args.options.has('singles') ? ({ kind: 'singles' } as const) : undefined,
  ].filter((target) => target !== undefined);
  if (targets.length > 1)
    return usageProblem('--level, --technique, --score, --rating and --singles exclude each other.');
  return ok(targets[0]);
}

function readTechnique(args: Arguments): Result<Target | undefined> {
  const read = readTechniques(args);
  if (!read.ok || read.value === undefined) return read as Result<undefined>;
  const [technique, ...others] = read.value;
  if (others.length > 0) {
    const several = read.value.join(', ');
    return usageProblem(
      `generate takes one technique; "${args.options.get('technique')}" stands for ${several}.`,
    );
  }
  return ok({ kind: 'technique', technique });
}

function readRating({ options }: Arguments, geometry: Geometry): Result<Target | undefined> {
  const text = options.get('rating');
  if (text === undefined) return ok(undefined);
  const [, name, from, to = from] = /^(.+):(\d+(?:\.\d)?)(?:-(\d+(?:\.\d)?))?$/.exec(text) ?? [];
  const profile = PROFILE_NAMES.find((known) => known === name);
  if (profile === undefined || Number(from) > Number(to)) {
    const known = PROFILE_NAMES.join(', ');
    return usageProblem(
      `--rating takes a profile (${known}) and a range, such as se-1.2.1:7.1-7.3, not "${text}".`,
    );
  }
  if (!isClassic(geometry)) return usageProblem(`${profile} rates classic 9×9 puzzles only.`);
  return ok({ kind: 'rating', profile, from: Number(from), to: Number(to) });
}

function readScore({ options }: Arguments): Result<Target | undefined> {
  const text = options.get('score');
  if (text === undefined) return ok(undefined);
  const [, from, to] = /^(\d*)\.\.(\d*)$/.exec(text) ?? [];
  const range = { from: Number(from || 0), to: to === '' ? Infinity : Number(to) };
  if (from === undefined || (from === '' && to === '') || range.from > range.to)
    return usageProblem(`--score takes a range such as 500..800, 1000.. or ..300, not "${text}".`);
  return ok({ kind: 'score', ...range });
}
