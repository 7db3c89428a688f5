import { ask, READING_DETAILS, READING_OPTIONS } from './ask.ts';
import type { Command } from './command.ts';

export const rateCommand: Command = {
  name: 'rate',
  summary: 'rate each puzzle as Sudoku Explainer does',
  usage: '[--profile NAME] [PUZZLE…]',
  details: [
    READING_DETAILS,
    'One line for each puzzle: ER/EP/ED, the rating of the whole puzzle, of the way to the first digit, and of the ' +
      'first step; or "invalid: …" where it cannot be read or rated. Only classic puzzles with one solution have a rating.',
    'se-1.2.1 gives the numbers of Sudoku Explainer 1.2.1, its mistakes included; se-1.2.1-corrected the same with unique ' +
      'loops and BUG mended. docs/rating.md tells what they differ in.',
    '--steps lists the rated path after each rating. With --json each step has its proof.',
    'Exit code 0: all are rated. 1: some have no rating. 2: some could not be read, or wrong usage.',
  ],
  options: ['profile', 'steps', ...READING_OPTIONS],
  examples: [
    { line: 'pencilmark rate puzzles.txt', tells: 'one rating for each line, such as 7.1/1.2/1.2' },
    { line: 'pencilmark rate --steps puzzle.txt', tells: 'which step made the rating' },
  ],
  run: (args, io) => ask('rate', args, io),
};
