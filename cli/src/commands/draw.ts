import { THEME_NAMES } from '@pencilmark/board';
import { gathered, readCount, readWord } from '../options.ts';
import { ask, READING_DETAILS, READING_OPTIONS } from './ask.ts';
import type { Command } from './command.ts';

/** The width of a drawing, in pixels. */
const WIDTH = 640;
const MAX_WIDTH = 20_000;

export const drawCommand: Command = {
  name: 'draw',
  summary: 'draw each puzzle as SVG, with its rules',
  usage: '[PUZZLE…]',
  details: [
    READING_DETAILS,
    'Each puzzle is one line of SVG, so that one puzzle makes a file. Rules are drawn as players know them: cages, ' +
      'lines, dots, clues beside the board. For pictures of steps see pencilmark explain --svg.',
    'Exit code 0: all drawn. 2: some could not be read, or wrong usage.',
  ],
  options: ['theme', 'width', ...READING_OPTIONS],
  examples: [
    { line: 'pencilmark draw puzzle.json > puzzle.svg', description: 'a picture of a puzzle' },
    {
      line: 'pencilmark draw --theme dark --width 320 puzzle.json > small.svg',
      description: 'small, on a dark ground',
    },
  ],
  run: (args, io) =>
    ask('draw', args, io, () =>
      gathered({
        theme: readWord(args, 'theme', THEME_NAMES),
        width: readCount(args, 'width', WIDTH, MAX_WIDTH),
      }),
    ),
};
