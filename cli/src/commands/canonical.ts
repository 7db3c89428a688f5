import { ok } from 'pencilmark/internal';
import { ask, READING_DETAILS, READING_OPTIONS, wanted } from './ask.ts';
import type { Command } from './command.ts';

export const canonicalCommand: Command = {
  name: 'canonical',
  summary: 'tell which puzzles are the same in disguise',
  usage: '[PUZZLE…]',
  details: [
    READING_DETAILS,
    'Each puzzle gets one line: its canonical form, which is the same for all puzzles that relabelling digits, ' +
      'moving bands, stacks, rows and columns, and transposing carry into one another, and differs for all others. ' +
      'On the ordinary board it is the smallest of them all, read row by row with 0 for an open cell. ' +
      'On other boards it is one of them, and all symmetries of the board count.',
    'With --automorphisms a tab and the number of symmetries that leave the puzzle as it is follow. ' +
      'With --unique the first puzzle of each kind is printed as it is, and those that are the same are left out.',
    'Exit code 0: done. 2: some could not be read, or would take too long, or wrong usage.',
  ],
  options: ['automorphisms', 'unique', ...READING_OPTIONS],
  examples: [
    { line: 'pencilmark canonical puzzles.txt | sort | uniq -c', description: 'how many there are of each' },
    {
      line: 'pencilmark canonical --unique puzzles.txt',
      description: 'the list without those that come again',
    },
    {
      line: 'pencilmark canonical --automorphisms --variant x puzzle.txt',
      description: 'with both diagonals',
    },
  ],
  run: (args, io) =>
    ask('canonical', args, io, () =>
      ok({
        keep: args.options.has('unique') ? ('first' as const) : undefined,
        automorphisms: wanted(args, 'automorphisms'),
      }),
    ),
};
