import { ALGORITHM_NAMES, type Result } from 'pencilmark';
import type { Questions } from '../answers/question.ts';
import { type Arguments, gathered, readCount, readWord, usageProblem } from '../options.ts';
import { ask, readFormat, READING_DETAILS, READING_OPTIONS } from './ask.ts';
import type { Command } from './command.ts';

/** Solutions of one puzzle are held in memory until they are printed: this many fit easily. */
const MAX_LIMIT = 100_000;

export const solveCommand: Command = {
  name: 'solve',
  summary: 'print the solution of each puzzle',
  usage: '[PUZZLE…]',
  details: [
    READING_DETAILS,
    'Each puzzle gets one line, in order: its solution; "no solution"; "stuck: …" and the board as far as it got, ' +
      'by an algorithm that does not guess; or "invalid: …" where it cannot be read. ' +
      'The first solution found is printed; "pencilmark check" tells whether it is the only one. ' +
      'With --limit N, up to N solutions are printed, one a line.',
    'Exit code 0: all solved. 1: some have no solution. 2: some could not be read, or wrong usage.',
  ],
  options: ['limit', 'algorithm', 'to', ...READING_OPTIONS],
  examples: [
    { line: 'pencilmark solve puzzles.txt > solutions.txt', description: 'one solution for each line' },
    {
      line: 'pencilmark solve 4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........',
      description: 'a puzzle as it is',
    },
    { line: 'pencilmark solve --to grid < puzzle.txt', description: 'the solution as a board' },
    {
      line: 'pencilmark solve --algorithm exact-cover --json puzzles.txt',
      description: 'by dancing links, with counters',
    },
    { line: 'pencilmark solve --variant samurai puzzle.txt', description: 'five grids at once' },
  ],
  run: (args, io) => ask('solve', args, io, () => readSolve(args)),
};

function readSolve(args: Arguments): Result<Questions['solve']> {
  const { options } = args;
  const read = gathered({
    limit: readCount(args, 'limit', 1, MAX_LIMIT),
    algorithm: readWord(args, 'algorithm', ALGORITHM_NAMES),
    to: readFormat(args),
  });
  const isTorn = read.ok && read.value.algorithm !== undefined && options.has('limit');
  return isTorn ? usageProblem('--algorithm ends at the first solution: it goes without --limit.') : read;
}
