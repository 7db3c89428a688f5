import { classic9, PROFILE_NAMES } from 'pencilmark';
import type { ExitCode } from '../exit.ts';
import { printDataSet, writeDataSet } from '../generating/data-set.ts';
import type { GenerateJob } from '../generating/part.ts';
import type { RowFormat } from '../generating/rows.ts';
import type { Io } from '../io.ts';
import { type Arguments, gathered, readCount, readWord } from '../options.ts';
import { complain, MAX_THREADS } from './ask.ts';
import type { Command } from './command.ts';
import { readOptions } from './generate.ts';

const MOST = 1_000_000_000;

export const datasetCommand: Command = {
  name: 'dataset',
  summary: 'make a table of classic puzzles with solution, level, score and rating',
  usage: '--seed TEXT [--count N] [--output DIR] …',
  details: [
    'Prints a row for each puzzle as CSV, or with --json as JSON lines: its index, givens and solution, the number of ' +
      'givens, level, score and hardest technique of its logical path, ER, EP and ED by --profile, its canonical form, ' +
      'and the seed. Two puzzles are the same in disguise if their canonical forms are equal.',
    'Needs --seed: the same options give the same bytes in every run, on every machine and with any number of threads.',
    'With --output DIR the rows go into files of 10,000 puzzles each, and manifest.json names the version, the options and ' +
      'the SHA-256 of each file. The same command again goes on where an interrupted one ended.',
    'Exit code 0: done. 1: for some no attempt met the wishes; they have no row. 2: wrong usage, or a file that cannot be written.',
  ],
  optionHelp: {
    json: 'JSON lines instead of CSV',
    technique: 'the hardest technique that the path must use; see pencilmark techniques',
    seed: 'what all puzzles follow from; it must be given',
  },
  options: [
    'count',
    'level',
    'technique',
    'score',
    'rating',
    'singles',
    'symmetry',
    'givens',
    'minimal',
    'profile',
    'seed',
    'output',
    'threads',
    'json',
    'quiet',
    'help',
  ],
  examples: [
    { line: 'pencilmark dataset --seed 1 --count 1000 > puzzles.csv', tells: 'a table of any levels' },
    {
      line: 'pencilmark dataset --seed 1 --count 1000000 --level hard --json --output hard',
      tells: 'a hundred files and their manifest',
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
  const geometry = classic9();
  const read = gathered({
    options: readOptions(args, geometry, seed, undefined),
    count: readCount(args, 'count', 1, MOST),
    threads: readCount(args, 'threads', io.cores, MAX_THREADS),
    profile: readWord(args, 'profile', PROFILE_NAMES),
  });
  if (!read.ok) return complain(io, read.error.message);
  const { options, count, threads, profile = 'se-1.2.1' } = read.value;
  const rows: RowFormat = { as: args.options.has('json') ? 'jsonl' : 'csv', profile };
  const job: GenerateJob = { spec: geometry.spec, options, isJson: false, to: 'line', rows, wide: 1 };
  const quiet = args.options.has('quiet') ? 'quiet' : 'normal';
  const settings = { count, threads, quiet, options: { ...options, count, ...rows } } as const;
  const folder = args.options.get('output');
  return folder === undefined
    ? printDataSet(job, rows, settings, io)
    : writeDataSet(job, rows, settings, folder, io);
}
