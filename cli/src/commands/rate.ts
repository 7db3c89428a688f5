import { PROFILE_NAMES, type Result } from 'pencilmark';
import { failure, ok } from 'pencilmark/internal';
import type { Io } from '../io.ts';
import { wholeLines } from '../stream/blocks.ts';
import { gathered, readWord } from '../options.ts';
import { ask, complain, READING_DETAILS, READING_OPTIONS, wanted } from './ask.ts';
import type { Command } from './command.ts';

export const rateCommand: Command = {
  name: 'rate',
  summary: 'rate each puzzle as Sudoku Explainer does',
  usage: '[--profile NAME] [--resume FILE] [PUZZLE…]',
  details: [
    READING_DETAILS,
    'One line for each puzzle: ER/EP/ED, the rating of the whole puzzle, of the way to the first digit, and of the ' +
      'first step; or "invalid: …" where it cannot be read or rated. Only classic puzzles with one solution have a rating.',
    'se-1.2.1 gives the numbers of Sudoku Explainer 1.2.1, its mistakes included; se-1.2.1-corrected the same with unique ' +
      'loops and BUG mended; sukaku-1.15 those of the sudoku-exchange puzzle bank. docs/rating.md tells what they differ in.',
    '--steps lists the rated path after each rating. With --json each step has its proof.',
    'Results come in the order of the puzzles, so a run that was ended can go on: --resume FILE leaves out as many ' +
      'puzzles as FILE has results, and what it prints belongs behind them.',
    'Exit code 0: all are rated. 1: some have no rating. 2: some could not be read, or wrong usage.',
  ],
  options: ['profile', 'steps', 'resume', ...READING_OPTIONS],
  examples: [
    { line: 'pencilmark rate puzzles.txt', description: 'one rating for each line, such as 7.1/1.2/1.2' },
    { line: 'pencilmark rate --steps puzzle.txt', description: 'which step made the rating' },
    {
      line: 'pencilmark rate --resume done.txt puzzles.txt >> done.txt',
      description: 'what a run that was ended did not come to',
    },
  ],
  run: async (args, io) => {
    const done = await countResults(args.options.get('resume'), io);
    if (!done.ok) return complain(io, done.error.message);
    const read = () =>
      gathered({ profile: readWord(args, 'profile', PROFILE_NAMES), steps: ok(wanted(args, 'steps')) });
    return ask('rate', args, io, read, { skip: done.value });
  },
};

/**
 * The number of results in a file written by an earlier run; 0 without a file. The steps after a rating are indented.
 */
async function countResults(path: string | undefined, io: Io): Promise<Result<number>> {
  if (path === undefined) return ok(0);
  const opened = await io.open(path);
  if (!opened.ok) return failure(opened.error.code, `--resume: ${path}: ${opened.error.message}`);
  let results = 0;
  let isWhole = true;
  for await (const { bytes } of wholeLines(opened.value, () => 1 << 16)) {
    const text = new TextDecoder().decode(bytes);
    results += text.split('\n').filter((line) => /^\S/.test(line)).length;
    isWhole = text.endsWith('\n');
  }
  if (isWhole) return ok(results);
  return failure('file.torn', `--resume: ${path}: its last line is not whole; take it away first`);
}
