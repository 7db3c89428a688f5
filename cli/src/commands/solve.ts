import { ALGORITHM_NAMES, type Result } from 'pencilmark';
import { ok } from 'pencilmark/internal';
import type { Questions } from '../answers/question.ts';
import { listSolutions } from '../answers/list-solutions.ts';
import { EXIT, type ExitCode, worse } from '../exit.ts';
import type { Io } from '../io.ts';
import { type Arguments, gathered, readSeconds, readWord, usageProblem } from '../options.ts';
import { ask, complain, readFormat, READING_DETAILS, READING_OPTIONS, readLimit } from './ask.ts';
import type { Command } from './command.ts';

/** Up to this many solutions of one puzzle are held in memory until they are printed; more are printed as they are found. */
const HELD = 10_000;

export const solveCommand: Command = {
  name: 'solve',
  summary: 'print the solution of each puzzle',
  usage: '[PUZZLE…]',
  details: [
    READING_DETAILS,
    'Each puzzle gets one line, in order: its solution; "no solution"; "stuck: …" and the board as far as it got, ' +
      'by an algorithm that does not guess; or "invalid: …" where it cannot be read. ' +
      'The first solution found is printed; "pencilmark check" tells whether it is the only one. ' +
      'With --limit N, up to N solutions are printed, one a line; with --limit all every one. Above ' +
      `${HELD.toLocaleString('en')} they are printed while they are found, in this thread; what cannot be read is then told on standard error only.`,
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
  optionHelp: { limit: 'print up to N solutions of a puzzle, or all' },
  run: (args, io) => {
    const read = readSolve(args);
    return read.ok && read.value.limit > HELD
      ? listAll(args, read.value, io)
      : ask('solve', args, io, () => read);
  },
};

/** Takes the puzzles as they are read, and writes the solutions of one after the other. */
async function listAll(args: Arguments, question: Questions['solve'], io: Io): Promise<ExitCode> {
  const timeout = readSeconds(args, 'timeout');
  if (!timeout.ok) return complain(io, timeout.error.message);
  if (io.take)
    return complain(io, `More than ${HELD} solutions are printed while they are found, not in bulk.`);
  let exit: ExitCode = EXIT.done;
  let isRead = true;
  let owesBlank = false;
  const listing = {
    question: { name: 'solve' as const, ...question },
    isJson: args.options.has('json'),
    timeout: timeout.value,
  };
  const own: Io = {
    ...io,
    async write(content) {
      isRead &&= await io.write(content);
      return isRead;
    },
  };
  const options = new Map([...args.options].filter(([name]) => name !== 'timeout' && name !== 'json'));
  const read = await ask('book', { ...args, options }, own, () => ok({}), {
    async onSheet(sheet, source) {
      const name = args.rest.length > 1 ? source : '';
      if (owesBlank) await own.write('\n');
      owesBlank = false;
      if (!isRead) return;
      const listed = await listSolutions(sheet, name, listing, own);
      exit = worse(exit, listed.ok ? listed.value.exit : complain(io, listed.error.message));
      owesBlank = listed.ok && listed.value.isSpread;
    },
  });
  return worse(read, exit);
}

function readSolve(args: Arguments): Result<Questions['solve']> {
  const { options } = args;
  const read = gathered({
    limit: readLimit(args, 1),
    algorithm: readWord(args, 'algorithm', ALGORITHM_NAMES),
    to: readFormat(args),
  });
  const isTorn = read.ok && read.value.algorithm !== undefined && options.has('limit');
  return isTorn ? usageProblem('--algorithm ends at the first solution: it goes without --limit.') : read;
}
