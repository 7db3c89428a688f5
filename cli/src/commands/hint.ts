import { HINT_DEPTHS } from 'pencilmark';
import { ok } from 'pencilmark/internal';
import { gathered, readCount } from '../options.ts';
import { ask, explainingOptions, READING_DETAILS, READING_OPTIONS } from './ask.ts';
import type { Command } from './command.ts';

export const hintCommand: Command = {
  name: 'hint',
  summary: 'tell the next step of each puzzle, as much of it as is wanted',
  usage: '[PUZZLE…]',
  details: [
    READING_DETAILS,
    'One line for each puzzle: --depth 1 where to look, 2 what is there, 3 the reasoning, 4 the notation of the ' +
      'field; "solved" where nothing is open, "no step" where no technique finds anything.',
    'Exit code 0: done. 1: some hold no step. 2: some could not be read, or wrong usage.',
  ],
  options: ['depth', 'language', 'svg', ...READING_OPTIONS],
  examples: [
    { line: 'pencilmark hint puzzle.txt', description: 'a nudge: Look at box 5.' },
    { line: 'pencilmark hint --depth 3 puzzle.txt', description: 'the reasoning in sentences' },
    { line: 'pencilmark hint --depth 3 --language fr puzzle.txt', description: 'the same in French' },
  ],
  run: (args, io) =>
    ask('hint', args, io, () => {
      const depth = readCount(args, 'depth', 1, HINT_DEPTHS.length);
      return gathered({
        depth: depth.ok ? ok(HINT_DEPTHS[depth.value - 1]) : depth,
        ...explainingOptions(args),
      });
    }),
};
