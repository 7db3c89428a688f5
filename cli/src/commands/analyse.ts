import { gathered, readCount } from '../options.ts';
import { ask, READING_DETAILS, READING_OPTIONS } from './ask.ts';
import type { Command } from './command.ts';

const LIMIT = 1_000_000;

export const analyseCommand: Command = {
  name: 'analyse',
  summary: 'tell all about each puzzle that its maker wants to know',
  usage: '[PUZZLE…]',
  details: [
    READING_DETAILS,
    'In words: the board and its givens, the number of solutions, givens that can be left out and the minimal ' +
      'puzzles within, level and score, backdoors (cells after which singles do), symmetries that leave it as it ' +
      'is, and its canonical form. Where there are several solutions: the fewest further givens that leave one. ' +
      'What is only a bound says so.',
    'Solutions are counted up to --limit, 1,000,000 where none is given.',
    'Exit code 0: each has one solution. 1: some have none or several. 2: some could not be read, or wrong usage.',
  ],
  optionHelp: { limit: 'count at most N solutions of a puzzle' },
  options: ['limit', ...READING_OPTIONS],
  examples: [
    {
      line: 'pencilmark analyse 4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........',
      description: 'a puzzle as it is',
    },
    { line: 'pencilmark analyse --json puzzles.txt', description: 'for programs, one object a line' },
  ],
  run: (args, io) =>
    ask('analyse', args, io, () =>
      gathered({ limit: readCount(args, 'limit', LIMIT, Number.MAX_SAFE_INTEGER) }),
    ),
};
