import { gathered } from '../options.ts';
import { ask, readFormat, READING_DETAILS, READING_OPTIONS, limitOptions } from './ask.ts';
import type { Command } from './command.ts';

/** Without --limit no solutions are counted. */
const LIMIT = 1;

export const candidatesCommand: Command = {
  name: 'candidates',
  summary: 'print the candidates that occur in some solution',
  usage: '[PUZZLE…]',
  details: [
    READING_DETAILS,
    'Each puzzle gets a board with the true candidates of each cell: the digits that it holds in some solution. ' +
      'One of a single solution is solved so. "no solution" where there is none, "invalid: …" where it cannot be read. ' +
      'With --to sukaku it is a line. With --json and --limit N also how many solutions hold each candidate, up to N.',
    'Exit code 0: all have solutions. 1: some have none. 2: some could not be read, or wrong usage.',
  ],
  optionHelp: { limit: 'with --json: count at most N solutions of a candidate' },
  options: ['limit', 'to', ...READING_OPTIONS],
  examples: [
    { line: 'pencilmark candidates puzzle.txt', description: 'what is still possible' },
    {
      line: 'pencilmark candidates --json --limit 100 puzzle.txt',
      description: 'and how many solutions each is in',
    },
  ],
  run: (args, io) =>
    ask('candidates', args, io, () => gathered({ to: readFormat(args), ...limitOptions(args, LIMIT) })),
};
