import { gathered } from '../options.ts';
import { ask, READING_DETAILS, READING_OPTIONS, writingOptions } from './ask.ts';
import type { Command } from './command.ts';

export const convertCommand: Command = {
  name: 'convert',
  summary: 'write each puzzle in another format',
  usage: '[PUZZLE…] [--to FORMAT]',
  details: [
    READING_DETAILS,
    'The puzzles follow one another in order, those of several lines with a blank line between them. ' +
      'What a format cannot hold is refused by name, unless --lossy says that it may be lost.',
    'Exit code 0: all converted. 2: some could not be read or written, or wrong usage.',
  ],
  options: ['to', 'lossy', ...READING_OPTIONS],
  examples: [
    { line: 'pencilmark convert --to grid puzzles.txt', description: 'lines as boards' },
    { line: 'pencilmark convert boards.txt > puzzles.txt', description: 'boards as lines' },
    {
      line: 'pencilmark convert --from sukaku --to pencilmarks puzzles.txt',
      description: '729 characters as pencil marks',
    },
  ],
  run: (args, io) => ask('convert', args, io, (board) => gathered(writingOptions(args, board))),
};
