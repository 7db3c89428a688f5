import {
  type Book,
  bookHtml,
  type BookPlan,
  type PaperName,
  PAPERS,
  PER_PAGE,
  type PerPage,
} from '@pencilmark/board';
import { describeProblem, DIFFICULTIES, type ParsedPuzzle, parsePuzzles, type Result } from 'pencilmark';
import { ok } from 'pencilmark/internal';
import { type Entry, entryOf } from '../books/entry.ts';
import { TIMEOUT } from '../collect.ts';
import { EXIT, type ExitCode, worse } from '../exit.ts';
import type { Bytes, Io } from '../io.ts';
import { type Arguments, gathered, readSeconds, readWord, usageProblem } from '../options.ts';
import { sourcesOf } from '../stream/sources.ts';
import { complainOfThreads } from '../no-threads.ts';
import { entryWithin } from '../books/within.ts';
import { complain, READING_DETAILS, seeHelp } from './ask.ts';
import type { Command } from './command.ts';

const PAPER_NAMES = Object.keys(PAPERS) as PaperName[];
/** The options of a book. */
interface Plan {
  readonly perPage: PerPage;
  readonly paper: PaperName | undefined;
  readonly solutions: BookPlan['solutions'] | undefined;
}

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
  options: ['title', 'per-page', 'paper', 'solutions', 'name-line', 'by-level', 'format', 'timeout', 'help'],
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
  if (args.rest.length === 0 && io.input.isTerminal)
    return complain(io, `There is no puzzle: give one, or a file, or - to type them. ${seeHelp('book')}`);
  const { timeout } = plan.value;
  const pool = timeout === undefined ? undefined : io.startPool(1);
  if (timeout !== undefined && !pool) return complainOfThreads(io);
  try {
    const { entries, exit } = await entriesOf(args, io, (sheet) =>
      pool ? entryWithin(pool, sheet, timeout) : entryOf(sheet),
    );
    await io.write(bookHtml(bookOf(args, plan.value, entries)));
    return exit;
  } finally {
    await pool?.close();
  }
}

async function entriesOf(
  args: Arguments,
  io: Io,
  entryFor: (sheet: ParsedPuzzle) => Entry | Promise<Entry>,
): Promise<{ entries: Entry[]; exit: ExitCode }> {
  let exit: ExitCode = EXIT.done;
  const entries: Entry[] = [];
  for (const source of sourcesOf(args.rest, {}, io)) {
    const opened = await source.open();
    const read = opened.ok ? parsePuzzles(await textOf(opened.value)) : opened;
    if (!read.ok) {
      io.say(`${source.name}: ${describeProblem(read.error)}\n`);
      exit = EXIT.badInput;
      continue;
    }
    for (const sheet of read.value) {
      const entry = await entryFor(sheet);
      entries.push(entry);
      if (entry.level !== undefined) continue;
      io.say(`${source.name}: puzzle ${entries.length} ${remarkOf(entry)}\n`);
      exit = worse(exit, EXIT.noResult);
    }
  }
  if (args.options.has('by-level')) entries.sort((a, b) => rankOf(a) - rankOf(b));
  return { entries, exit };
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

async function textOf(bytes: Bytes): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of bytes) text += decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
}
