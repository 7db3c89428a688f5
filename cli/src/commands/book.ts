import {
  type Book,
  bookHtml,
  type BookPlan,
  type PaperName,
  PAPERS,
  PER_PAGE,
  type PerPage,
} from '@pencilmark/board';
import { DIFFICULTIES, type Result } from 'pencilmark';
import { ok } from 'pencilmark/internal';
import { type Entry, entryOf } from '../books/entry.ts';
import { TIMEOUT } from '../collect.ts';
import { EXIT, type ExitCode, worse } from '../exit.ts';
import type { Io } from '../io.ts';
import {
  type Arguments,
  gathered,
  type OptionName,
  readSeconds,
  readWord,
  usageProblem,
} from '../options.ts';
import { complainOfThreads } from '../no-threads.ts';
import { entryWithin } from '../books/within.ts';
import { ask, complain, READING_DETAILS, READING_OPTIONS } from './ask.ts';
import type { Command } from './command.ts';

const PAPER_NAMES = Object.keys(PAPERS) as PaperName[];
/** The options of a book. */
interface Plan {
  readonly perPage: PerPage;
  readonly paper: PaperName | undefined;
  readonly solutions: BookPlan['solutions'] | undefined;
}

/** Options of the book, not of the puzzles. */
const OWN: readonly OptionName[] = ['title', 'per-page', 'paper', 'solutions', 'name-line', 'by-level'];

const SOLUTION_PLACES = ['end', 'back', 'none'] as const satisfies readonly BookPlan['solutions'][];

export const bookCommand: Command = {
  name: 'book',
  summary: 'lay puzzles out as a book: one HTML page to be printed',
  usage: '[--title TEXT] [--per-page N] [PUZZLE…]',
  details: [
    READING_DETAILS,
    'Prints one HTML page without scripts, which a browser prints or saves as a PDF: a title page, the puzzles with their ' +
      'levels, their solutions, and page numbers. Puzzles stand in their order, or with --by-level from the easiest.',
    'A puzzle without exactly one solution is printed with a remark instead of a level, and told on standard error.',
    'Exit code 0: done. 1: some puzzles have no or several solutions. 2: some could not be read, or wrong usage.',
  ],
  options: [...OWN, ...READING_OPTIONS.filter((name) => name !== 'json' && name !== 'threads')],
  examples: [
    {
      line: 'pencilmark generate --count 24 --level hard | pencilmark book --title "Hard ones" > book.html',
      description: 'a book of fresh puzzles',
    },
    {
      line: 'pencilmark book --by-level --per-page 6 --name-line class.sdm > class.html',
      description: 'sheets for a class',
    },
  ],
  run,
};

async function run(args: Arguments, io: Io): Promise<ExitCode> {
  const plan = gathered({
    perPage: readPerPage(args),
    paper: readWord(args, 'paper', PAPER_NAMES),
    solutions: readWord(args, 'solutions', SOLUTION_PLACES),
    timeout: readSeconds(args, 'timeout'),
  });
  if (!plan.ok) return complain(io, plan.error.message);
  const { timeout } = plan.value;
  const pool = timeout === undefined ? undefined : io.startPool(1);
  if (timeout !== undefined && !pool) return complainOfThreads(io);
  const entries: Entry[] = [];
  let unclear: ExitCode = EXIT.done;
  let isClear = false;
  try {
    const exit = await ask('book', readingOf(args), io, () => ok({}), {
      whenClear: () => (isClear = true),
      async onSheet(sheet, source) {
        const entry = pool ? await entryWithin(pool, sheet, timeout) : entryOf(sheet);
        entries.push(entry);
        if (entry.level !== undefined) return;
        io.say(`${source}: puzzle ${entries.length} ${remarkOf(entry)}\n`);
        unclear = EXIT.noResult;
      },
    });
    if (!isClear) return exit;
    if (args.options.has('by-level')) entries.sort((a, b) => rankOf(a) - rankOf(b));
    await io.write(bookHtml(bookOf(args, plan.value, entries)));
    return worse(exit, unclear);
  } finally {
    await pool?.close();
  }
}

/** The command line that only reads the puzzles: here, and without a limit, which is for their levels. */
function readingOf(args: Arguments): Arguments {
  const options = new Map([...args.options].filter(([name]) => !OWN.includes(name) && name !== 'timeout'));
  return { ...args, options: options.set('threads', '1') };
}

function bookOf({ options }: Arguments, plan: Plan, entries: readonly Entry[]): Book {
  const title = options.get('title');
  return {
    title: title ?? 'Sudoku',
    items: entries.map(({ item }) => item),
    perPage: plan.perPage,
    titlePage: title !== undefined,
    solutions: plan.solutions ?? 'end',
    paper: plan.paper ?? 'a4',
    nameLine: options.has('name-line'),
    words: {
      language: 'en',
      count: (count) => (count === 1 ? '1 puzzle' : `${count} puzzles`),
      name: 'Name',
      date: 'Date',
      solutions: 'Solutions',
    },
  };
}

function remarkOf({ item: { remark } }: Entry): string {
  return remark === TIMEOUT ? `took too long: ${TIMEOUT}` : `has ${remark}`;
}

/** Puzzles without a level come last. */
function rankOf({ level, score }: Entry): number {
  return level === undefined ? Infinity : DIFFICULTIES.indexOf(level) * 1e6 + score;
}

function readPerPage({ options }: Arguments): Result<PerPage> {
  const text = options.get('per-page') ?? '4';
  const count = PER_PAGE.find((known) => String(known) === text);
  if (count !== undefined) return ok(count);
  return usageProblem(`--per-page takes ${PER_PAGE.join(', ')}, not "${text}".`);
}
