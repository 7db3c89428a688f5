import { ask, READING_DETAILS, READING_OPTIONS } from './ask.ts';
import type { Command } from './command.ts';

export const explainCommand: Command = {
  name: 'explain',
  summary: 'tell how each puzzle is solved by logic, step by step',
  usage: '[PUZZLE…]',
  details: [
    READING_DETAILS,
    'Tells the path of a person who always takes the cheapest technique: level and score as HoDoKu counts them, ' +
      'then each step with its reason and in the notation of the field. With --svg every step is drawn, too. ' +
      '--language tells the steps in another language; level, notation and messages stay as they are.',
    'Exit code 0: all solved. 1: some are not solved by logic. 2: some could not be read, or wrong usage.',
  ],
  options: ['language', 'svg', ...READING_OPTIONS],
  examples: [
    {
      line: 'pencilmark explain 4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........',
      tells: 'the whole path in words',
    },
    {
      line: 'pencilmark explain --svg steps puzzle.txt',
      tells: 'and a picture of each step in the folder steps',
    },
    { line: 'pencilmark explain --language de puzzle.txt', tells: 'the steps told in German' },
    { line: 'pencilmark explain --json puzzles.txt', tells: 'with all proofs, for programs' },
  ],
  run: (args, io) => ask('explain', args, io),
};
