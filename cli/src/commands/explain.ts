import { gathered, readWord, STEP_ORDERS } from '../options.ts';
import { ask, explainingOptions, READING_DETAILS, READING_OPTIONS } from './ask.ts';
import type { Command } from './command.ts';

export const explainCommand: Command = {
  name: 'explain',
  summary: 'explain how to solve each puzzle by logic, step by step',
  usage: '[PUZZLE…]',
  details: [
    READING_DETAILS,
    'Shows how a person would solve the puzzle who always takes the easiest step: first the level (as in ' +
      'generate --level), score and level of this path by HoDoKu’s table (HoDoKu itself may choose other steps), and ' +
      'how it ended; then each step with its reason and its ' +
      'notation. Where no technique helps, a digit of the solution is taken and called trial. --svg also ' +
      'draws every step. With --order seen each step is the one that people see first, as on the page, and chains within ' +
      'chains come before any trial; level and score stay those of the table’s order. --language translates the steps; level, notation and messages stay in English.',
    'Exit code 0: all solved by logic. 1: some are not, or only with trial. 2: some could not be read, or wrong usage.',
  ],
  options: ['order', 'language', 'svg', ...READING_OPTIONS],
  examples: [
    {
      line: 'pencilmark explain 4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........',
      description: 'the whole path in words',
    },
    {
      line: 'pencilmark explain --svg steps puzzle.txt',
      description: 'and a picture of each step in the folder steps',
    },
    { line: 'pencilmark explain --order seen puzzle.txt', description: 'the same steps as the page shows' },
    { line: 'pencilmark explain --language de puzzle.txt', description: 'the steps told in German' },
    { line: 'pencilmark explain --json puzzles.txt', description: 'with all proofs, for programs' },
  ],
  run: (args, io) =>
    ask('explain', args, io, () =>
      gathered({ order: readWord(args, 'order', STEP_ORDERS), ...explainingOptions(args) }),
    ),
};
