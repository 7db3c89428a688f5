import {
  type Book,
  bookHtml,
  type BookItem,
  type BookPlan,
  type PaperName,
  PAPERS,
  PER_PAGE,
  type PerPage,
} from '@pencilmark/board';
import {
  countSolutions,
  describeProblem,
  DIFFICULTIES,
  type Difficulty,
  DIFFICULTY_TABLE,
  difficultyOf,
  geometryName,
  ok,
  parseSheets,
  type Result,
  type Sheet,
} from 'pencilmark';
import { EXIT, type ExitCode, worse } from '../exit.ts';
import type { Bytes, Io } from '../io.ts';
import { type Arguments, gathered, readWord, usageProblem } from '../options.ts';
import { sourcesOf } from '../stream/sources.ts';
import { complain, READING_DETAILS, seeHelp } from './ask.ts';
import type { Command } from './command.ts';

const PAPER_NAMES = Object.keys(PAPERS) as PaperName[];
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
  options: ['title', 'per-page', 'paper', 'solutions', 'name-line', 'by-level', 'format', 'help'],
  examples: [
    {
      line: 'pencilmark generate --count 24 --level hard | pencilmark book --title "Hard ones" > book.html',
      tells: 'a book of fresh puzzles',
    },
    {
      line: 'pencilmark book --by-level --per-page 6 --name-line class.sdm > class.html',
      tells: 'sheets for a class',
    },
  ],
  run,
};

async function run(args: Arguments, io: Io): Promise<ExitCode> {
  const plan = gathered({
    perPage: readPerPage(args),
    paper: readWord(args, 'paper', PAPER_NAMES),
    solutions: readWord(args, 'solutions', SOLUTION_PLACES),
  });
  if (!plan.ok) return complain(io, plan.error.message);
  if (args.rest.length === 0 && io.input.isTerminal)
    return complain(io, `There is no puzzle: give one, or a file, or - to type them. ${seeHelp('book')}`);
  let exit: ExitCode = EXIT.done;
  const entries: Entry[] = [];
  for (const source of sourcesOf(args.rest, {}, io)) {
    const opened = await source.open();
    const read = opened.ok ? parseSheets(await textOf(opened.value)) : opened;
    if (!read.ok) {
      io.say(`${source.name}: ${describeProblem(read.error)}\n`);
      exit = EXIT.badInput;
      continue;
    }
    for (const sheet of read.value) {
      const entry = entryOf(sheet);
      entries.push(entry);
      if (entry.level !== undefined) continue;
      io.say(`${source.name}: puzzle ${entries.length} has ${entry.item.remark}\n`);
      exit = worse(exit, EXIT.noResult);
    }
  }
  if (args.options.has('by-level')) entries.sort((a, b) => rankOf(a) - rankOf(b));
  const title = args.options.get('title');
  const book: Book = {
    title: title ?? 'Sudoku',
    items: entries.map(({ item }) => item),
    perPage: plan.value.perPage,
    titlePage: title !== undefined,
    solutions: plan.value.solutions ?? 'end',
    paper: plan.value.paper ?? 'a4',
    nameLine: args.options.has('name-line'),
    words: {
      language: 'en',
      count: (count) => (count === 1 ? '1 puzzle' : `${count} puzzles`),
      name: 'Name',
      date: 'Date',
      solutions: 'Solutions',
    },
  };
  await io.write(bookHtml(book));
  return exit;
}

/** A puzzle of the book, and how hard it is where it has one solution. */
interface Entry {
  readonly item: BookItem;
  readonly level?: Difficulty;
  readonly score: number;
}

function entryOf({ puzzle, title = geometryName(puzzle.geometry) }: Sheet): Entry {
  const { count, examples } = countSolutions(puzzle, 2);
  if (count !== 1) {
    const remark = count === 0 ? 'no solution' : 'several solutions';
    return { item: { puzzle, title, remark }, score: 0 };
  }
  const { level, score } = difficultyOf(puzzle);
  const remark = DIFFICULTY_TABLE.find((row) => row.level === level)!.name;
  return { item: { puzzle, title, remark, solution: examples[0] }, level, score };
}

/** What has no level comes last. */
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
