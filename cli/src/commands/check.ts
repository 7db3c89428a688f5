import { ok } from 'pencilmark/internal';
import { ask, READING_DETAILS, READING_OPTIONS, wanted } from './ask.ts';
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
    'With --minimal a puzzle with one solution is "minimal" where no given can go, or "redundant: …" with the givens of which ' +
      'each can go by itself, and the exit code is 1.',
    'Exit code 0: all are unique or complete. 1: some are not. 2: some are invalid, or wrong usage.',
  ],
  options: ['minimal', ...READING_OPTIONS],
  optionHelp: { minimal: 'tell which givens can go' },
  examples: [
    { line: 'pencilmark check puzzles.txt | sort | uniq -c', description: 'how many there are of each' },
    { line: 'pencilmark check --minimal puzzles.txt', description: 'which givens can go' },
    { line: 'pencilmark check --variant x puzzles.txt', description: 'with both diagonals' },
  ],
  run: (args, io) => ask('check', args, io, () => ok({ minimal: wanted(args, 'minimal') })),
};
