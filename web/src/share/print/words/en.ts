import { LEVELS } from '../../../puzzles/levels/words/en.ts';

/** English for printing. */
export const enPrint = {
  title: 'Print',
  lead: 'A preview of what will be printed or saved as a PDF.',
  print: 'Print or save as PDF',
  pages: (sheets: number, boards: number) =>
    `${boards === 1 ? '1 board' : `${boards} boards`} on ${sheets === 1 ? '1 page' : `${sheets} pages`}.`,
  empty: 'Nothing selected yet.',
  preview: 'Choose puzzles, and their pages appear here.',
  at: (line: number, column: number, message: string) => `Line ${line}, column ${column}: ${message}`,
  tooMany: (found: number, most: number) =>
    `${found} puzzles are too many for one print; ${most} can be printed at once.`,

  source: {
    label: 'Puzzles',
    names: {
      game: 'Current game',
      shelf: 'Built-in',
      library: 'Library',
      made: 'New',
      pasted: 'Pasted',
    },
    levels: 'Levels',
    level: 'Level',
    board: 'Board',
    count: 'How many',
    seed: 'Seed',
    seedHint: 'The same seed gives the same puzzles.',
    make: 'Make puzzles',
    making: (made: number, wanted: number, attempts: number) =>
      `${made} of ${wanted} made, ${attempts} attempts.`,
    missed: (missed: number) =>
      missed === 1
        ? '1 puzzle of this level couldn’t be found on this board.'
        : `${missed} puzzles of this level couldn’t be found on this board.`,
    made: (level: string, board: string) => `${level} · ${board}`,
    text: 'Puzzles as text',
    textHint: 'One or many, in any format: lines of digits, a collection, a file.',
    file: 'Open a file',
    unreadable: 'Couldn’t read this file.',
  },

  layout: {
    pages: 'Pages',
    book: 'Book',
    perPage: 'Boards per page',
    paper: 'Paper',
    papers: { a4: 'A4', letter: 'Letter' },
    part: 'Content',
    parts: { givens: 'The puzzle', marks: 'Current board with marks', candidates: 'With all candidates' },
    behind: 'Solutions and levels on the back',
    qr: 'QR codes on the back',
    atEnd: 'Solutions at the end, 12 per page',
    byLevel: 'In order of difficulty',
    frontLevels: 'Levels on the front',
    nameLine: 'Line for name and date',
    titlePage: 'Title page',
    bookTitle: 'Title',
  },

  judging: (done: number, all: number) => `Solving: ${done} of ${all}.`,
  stop: 'Stop',
  stopped: 'Stopped: some solutions are missing.',
  failed: (reason: string) => `Something went wrong: ${reason}.`,

  sheet: {
    front: (page: number) => `Page ${page}`,
    back: (page: number) => `Page ${page} (back)`,
    board: (index: number, title: string) => `${index}. ${title}`,
    solution: (index: number) => `Solution of ${index}`,
    qr: (index: number) => `QR code of ${index}`,
    name: 'Name',
    date: 'Date',
    solutions: 'Solutions',
    count: (count: number) => (count === 1 ? '1 puzzle' : `${count} puzzles`),
    level: (level: string) => `Level: ${level}`,
    none: 'No solution.',
    multiple: 'Several solutions; this is one of them.',
    unknown: 'Timed out before finding a solution.',
  },

  levels: LEVELS,
};
