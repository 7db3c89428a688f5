import { ok } from 'pencilmark/internal';
import { ask, READING_DETAILS, READING_OPTIONS } from './ask.ts';
import type { Command } from './command.ts';

export const backdoorsCommand: Command = {
  name: 'backdoors',
  summary: 'list the cells after which singles solve each puzzle',
  usage: '[PUZZLE…]',
  details: [
    READING_DETAILS,
    'Each puzzle gets one line, in order: 0 where singles solve it as it is; otherwise 1 or 2, the number of cells, and all ' +
      'smallest sets of them with their digits, such as "1: r1c2=3 r4c5=6" or "2: r1c1=5+r1c2=3"; "more than 2"; ' +
      '"unknown" where that would take too long; or "not one solution".',
    'Exit code 0: all have one solution. 1: some have not. 2: some could not be read, or wrong usage.',
  ],
  options: READING_OPTIONS,
  examples: [
    {
      line: 'pencilmark backdoors puzzles.txt | cut -c1 | sort | uniq -c',
      description: 'how many puzzles there are of each size',
    },
  ],
  run: (args, io) => ask('backdoors', args, io, () => ok({})),
};
