import { ok } from 'pencilmark/internal';
import { ask, READING_DETAILS, READING_OPTIONS } from './ask.ts';
import type { Command } from './command.ts';

export const checkCommand: Command = {
  name: 'check',
  summary: 'tell whether each puzzle has one solution',
  usage: '[PUZZLE…]',
  details: [
    READING_DETAILS,
    'Each puzzle gets one line, in order: "unique", "multiple" or "none" by its number of solutions, "complete" where it is a ' +
      'full grid that obeys the rules, or ' +
      '"invalid: …" where it cannot be read or its givens contradict each other, and where.',
    'Exit code 0: all are unique or complete. 1: some are not. 2: some are invalid, or wrong usage.',
  ],
  options: READING_OPTIONS,
  examples: [
    { line: 'pencilmark check puzzles.txt | sort | uniq -c', description: 'how many there are of each' },
    { line: 'pencilmark check --variant x puzzles.txt', description: 'with both diagonals' },
  ],
  run: (args, io) => ask('check', args, io, () => ok({})),
};
