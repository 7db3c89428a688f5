import { classic9, PROFILE_NAMES, type Result } from 'pencilmark';
import { ok } from 'pencilmark/internal';
import { printDataSet, type RowSource, writeDataSet } from '../data-sets/data-set.ts';
import type { DataSet } from '../data-sets/description.ts';
import { readSplit } from '../data-sets/split.ts';
import { ROW_FORMATS, type RowFormat } from '../data-sets/formats.ts';
import type { ExitCode } from '../exit.ts';
import { generateAll } from '../generating/generate-all.ts';
import type { GenerateJob } from '../generating/part.ts';
import { columnsOf } from '../generating/rows.ts';
import type { Io } from '../io.ts';
import { type Arguments, gathered, readCount, readWord, usageProblem } from '../options.ts';
import { complain, MAX_THREADS } from './ask.ts';
import type { Command } from './command.ts';
import { readOptions } from './generate.ts';

const MOST = 1_000_000_000;

/** Options that need a canonical form, or Sudoku Explainer. */
const NEEDS_CLASSIC = ['profile', 'rating', 'unique', 'split'] as const;

/** The properties that no two rows may share. */
const UNIQUE = ['canonical'] as const;

export const datasetCommand: Command = {
  name: 'dataset',
  summary: 'make a table of puzzles with solution, level, score and rating',
  usage: '--seed TEXT [--count N] [--output DIR] …',
  details: [
    'Prints a row for each puzzle as CSV, JSON lines or Parquet: its index, givens and solution, the number of ' +
      'givens, level, score and hardest technique of its logical path, ER, EP and ED by --profile, its canonical form, ' +
      'and the seed. Two puzzles are the same in disguise if their canonical forms are equal.',
    'Needs --seed: the same options give the same bytes in every run, on every machine and with any number of threads.',
    'With --rules killer, or others as generate takes them, a puzzle is our own JSON, which check and solve read, and there is ' +
      'neither ER, EP and ED nor a canonical form.',
    'With --unique canonical no two rows are the same in disguise: the first one stays. --split train=0.9,test=0.1 adds a ' +
      'column split, by a hash of the canonical form, so that puzzles that are the same in disguise are never in different parts.',
    'With --output DIR the rows go into files of 10,000 puzzles each, and manifest.json names the version, the options and ' +
      'the SHA-256 of each file. The same command again goes on where an interrupted one ended, to the minute, and with a higher --count adds to it. pencilmark bulk makes the same files on many machines.',
    'Exit code 0: done. 1: for some, no attempt satisfied the options; they have no row. 2: wrong usage, or a file that cannot be written.',
  ],
  optionHelp: {
    json: 'the same as --to jsonl',
    technique: 'the hardest technique that the path must use; see pencilmark techniques',
    seed: 'what all puzzles follow from; it must be given',
  },
  ownOptions: {
    to: { short: 't', takes: 'NAME', help: 'the format (otherwise csv)', words: ROW_FORMATS },
    unique: {
      takes: 'WHAT',
      help: 'leave out puzzles whose canonical form an earlier one has',
      words: UNIQUE,
    },
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
    'profile',
    'seed',
    'unique',
    'split',
    'to',
    'output',
    'threads',
    'json',
    'quiet',
    'help',
  ],
  examples: [
    { line: 'pencilmark dataset --seed 1 --count 1000 > puzzles.csv', description: 'a table of any levels' },
    {
      line: 'pencilmark dataset --seed 1 --count 1000000 --level hard --to parquet --output hard',
      description: 'a hundred files and their manifest',
    },
  ],
  run: runDataSet,
};

async function runDataSet(args: Arguments, io: Io): Promise<ExitCode> {
  if (args.rest.length > 0)
    return complain(io, `dataset takes no puzzle and does not know "${args.rest[0]}".`);
  const seed = args.options.get('seed');
  if (seed === undefined)
    return complain(io, 'dataset needs --seed TEXT, from which the same table can be made again.');
  const needless = NEEDS_CLASSIC.find((name) => args.options.has(name));
  if (args.options.has('rules') && needless)
    return complain(io, `--${needless} is for classic puzzles only and excludes --rules.`);
  const geometry = classic9();
  const read = gathered({
    options: readOptions(args, geometry, seed, undefined),
    count: readCount(args, 'count', 1, MOST),
    threads: readCount(args, 'threads', io.cores, MAX_THREADS),
    profile: readWord(args, 'profile', PROFILE_NAMES),
    as: readRowFormat(args),
    unique: readWord(args, 'unique', UNIQUE),
    split: readSplit(args.options.get('split')),
  });
  if (!read.ok) return complain(io, read.error.message);
  const { options, count, threads, profile = 'se-1.2.1', as, unique, split } = read.value;
  const kind = options.rules ? 'rules' : 'classic';
  const job: GenerateJob = {
    spec: geometry.spec,
    options,
    isJson: false,
    to: 'line',
    rows: { kind, profile },
    wide: 1,
  };
  const set: DataSet = {
    job,
    as,
    columns: columnsOf(kind),
    classes: { unique, split },
    count,
    options: { ...options, count, to: as, ...(kind === 'classic' && { profile }), unique, split },
  };
  if (io.take) return io.take({ args, work: { kind: 'generate', job, count, dataSet: set } });
  const makeRows: RowSource = (part) => generateAll(job, { ...part, threads }, io);
  const settings = { makeRows, quiet: args.options.has('quiet') ? 'quiet' : 'normal' } as const;
  const folder = args.options.get('output');
  return folder === undefined ? printDataSet(set, settings, io) : writeDataSet(set, settings, folder, io);
}

function readRowFormat(args: Arguments): Result<RowFormat> {
  const read = readWord(args, 'to', ROW_FORMATS);
  if (!read.ok) return read;
  const isJson = args.options.has('json');
  if (isJson && read.value !== undefined && read.value !== 'jsonl')
    return usageProblem(`--json means --to jsonl and excludes --to ${read.value}.`);
  return ok(read.value ?? (isJson ? 'jsonl' : 'csv'));
}
