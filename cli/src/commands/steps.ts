import { gathered, readWord, STEP_ORDERS } from '../options.ts';
import { readTechniques } from '../technique-names.ts';
import { ask, explainingOptions, READING_DETAILS, READING_OPTIONS, limitOptions } from './ask.ts';
import type { Command } from './command.ts';

const LIMIT = 200;
const MAX_LIMIT = 1_000_000;

export const stepsCommand: Command = {
  name: 'steps',
  summary: 'list all steps of logic that each puzzle holds now',
  usage: '[PUZZLE…]',
  details: [
    READING_DETAILS,
    'One line for each step, the cheapest technique first, up to --limit (200 where none is given). ' +
      '"no step" where there is none. With --order seen the steps that people see first come first, as on the page, and ' +
      'chains within chains before a trial. Where no technique helps, a digit is found by trial and called so. ' +
      'Without --technique, which takes several with commas between, those in default use are looked for. ' +
      'The lines are the same in every --language; what --json and --svg tell is not.',
    'Exit code 0: done. 1: some hold no step. 2: some could not be read, or wrong usage.',
  ],
  options: ['technique', 'order', 'limit', 'language', 'svg', ...READING_OPTIONS],
  optionHelp: {
    limit: 'stop at N steps of a puzzle',
    technique: 'look for this technique only, or several separated by commas; see pencilmark techniques',
  },
  examples: [
    { line: 'pencilmark steps puzzle.txt', description: 'everything there is to see' },
    { line: 'pencilmark steps --technique x-wing,xyc puzzle.txt', description: 'X-wings and XY-chains only' },
    { line: 'pencilmark steps --order seen puzzle.txt', description: 'what people see first comes first' },
    { line: 'pencilmark steps --limit 10 --json puzzle.txt', description: 'the first ten with their proofs' },
  ],
  run: (args, io) =>
    ask('steps', args, io, () =>
      gathered({
        ...limitOptions(args, LIMIT, MAX_LIMIT),
        ...explainingOptions(args),
        order: readWord(args, 'order', STEP_ORDERS),
        techniques: readTechniques(args),
      }),
    ),
};
