import { gathered } from '../options.ts';
import { ask, READING_DETAILS, READING_OPTIONS, limitOptions } from './ask.ts';
import type { Command } from './command.ts';

/** Enough for anything meant as a puzzle, and soon reached on an empty board. */
const LIMIT = 1_000_000;

export const countCommand: Command = {
  name: 'count',
  summary: 'print the number of solutions of each puzzle',
  usage: '[PUZZLE…]',
  details: [
    READING_DETAILS,
    'Each puzzle gets one line, in order: its number of solutions, or "invalid: …" where it cannot be read. ' +
      '"≥N" is a bound: counting ended at the limit N, which is 1,000,000 without --limit. --limit all counts to the end.',
    'With --timeout and --json a puzzle that takes too long has the solutions found so far as its "count".',
    'Exit code 0: all have solutions. 1: some have none. 2: some could not be read, or wrong usage.',
  ],
  options: ['limit', ...READING_OPTIONS],
  optionHelp: { limit: 'stop at N solutions of a puzzle (otherwise 1,000,000), or all' },
  examples: [
    { line: 'pencilmark count puzzles.txt', description: 'one number for each line' },
    { line: 'pencilmark count --limit 2 puzzles.txt', description: '0, 1 or ≥2 (two or more): quicker' },
    { line: 'pencilmark count --limit all puzzles.txt', description: 'exactly, however many there are' },
    {
      line: 'pencilmark count --size 4 ................',
      description: 'how many grids of 4 × 4 there are: 288',
    },
  ],
  run: (args, io) => ask('count', args, io, () => gathered(limitOptions(args, LIMIT))),
};
