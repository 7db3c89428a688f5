import type { PuzzleLevel } from 'pencilmark';
import type { Sort, StateFilter } from '../../library/rows.ts';
import { LEVELS } from './levels.ts';

const puzzles = (count: number): string => (count === 1 ? '1 puzzle' : `${count} puzzles`);
const games = (count: number): string => (count === 1 ? '1 game' : `${count} games`);

/** English for the library. */
export const enLibrary = {
  title: 'Library',
  lead: 'Every game you began, and every puzzle you made or brought. All of it stays in this browser.',
  views: { label: 'Of the library', library: 'All games', statistics: 'Statistics', daily: 'Daily' },
  reading: 'Reading …',
  empty: 'Nothing here yet. Games that you begin are kept by themselves.',
  nothing: 'Nothing here is like that.',
  allOfIt: 'Show all',
  count: (shown: number, all: number) => (shown === all ? `${all} here` : `${shown} of ${all}`),
  list: 'Games and puzzles',
  broken: 'This puzzle could not be read.',
  elsewhere: (title: string) => `«${title}» is being played in another tab, and stays.`,
  removed: (title: string) => `«${title}» is deleted.`,
  back: (title: string) => `«${title}» is back.`,
  renamed: (title: string) => `It is called «${title}» now.`,
  failed: (reason: string) => `That could not be done (${reason}).`,

  search: 'Search titles, words or a line of digits',
  state: 'Show',
  states: {
    all: 'Everything',
    open: 'In progress',
    won: 'Finished',
    waiting: 'Not begun',
    made: 'Made',
    imported: 'Imported',
  } satisfies Record<StateFilter, string>,
  level: 'Level',
  anyLevel: 'Any level',
  levels: { ...LEVELS, unknown: 'Without a level' } satisfies Record<PuzzleLevel | 'unknown', string>,
  board: 'Board',
  anyBoard: 'Any board',
  sort: 'Order',
  sorts: {
    newest: 'Newest first',
    oldest: 'Oldest first',
    easiest: 'Easiest first',
    hardest: 'Hardest first',
    fewest: 'Fewest givens first',
    most: 'Most givens first',
    furthest: 'Furthest first',
    title: 'By title',
  } satisfies Record<Sort, string>,

  row: {
    open: { waiting: 'Play', open: 'Continue', won: 'Look at' },
    givens: (count: number) => (count === 1 ? '1 given' : `${count} givens`),
    progress: (percent: number) => `${percent} % filled`,
    time: (time: string) => `solved in ${time}`,
    byProgram: 'finished by the program',
    waiting: 'not begun',
    several: 'more than one solution',
    none: 'no solution',
    rename: (title: string) => `Rename «${title}»`,
    title: 'New title',
    keep: 'Keep',
    remove: (title: string) => `Delete «${title}»`,
  },

  collect: {
    open: 'Import puzzles',
    title: 'Import puzzles',
    lead: 'Files or pasted text, one puzzle or thousands, in any form: lines, grids, and what other programs write.',
    label: 'Puzzles as text',
    pasted: 'Pasted',
    files: 'Choose files',
    start: 'Import',
    empty: 'Paste puzzles, or choose files.',
    reading: (percent: number) => `Reading … ${percent} %`,
    stop: 'Cancel',
    stopped: 'Cancelled; nothing was added.',
    added: (count: number) => `${puzzles(count)} added.`,
    known: (count: number) => `${puzzles(count)} were there already.`,
    faults: (count: number) =>
      count === 1 ? '1 place could not be read:' : `${count} places could not be read:`,
    more: (count: number) => `and ${count} more.`,
    at: (source: string, line: number, column: number) => `${source}, line ${line}, column ${column}`,
    puzzle: (source: string, index: number) => `${source}, puzzle ${index}`,
    failed: (reason: string) => `Nothing was added (${reason}).`,
    done: 'Show them',
  },

  atOnce: { label: 'At once', goOn: 'Continue', today: 'Today’s puzzle' },

  daily: {
    title: 'Daily',
    lead: 'A new puzzle every day, the same for everybody; gentle on Mondays, hard by Sunday.',
    game: (date: string, level: string) => `Daily ${date} · ${level}`,
    open: { new: 'Play', open: 'Continue', won: 'Look at it' },
    states: { new: 'not begun', open: 'in progress', won: 'solved' },
    making: 'The puzzle is being made …',
    failed: 'The puzzle could not be made.',
    streaks: (current: number, longest: number) =>
      `Daily puzzles solved in a row: ${current}. Longest row: ${longest}.`,
    before: 'Month before',
    after: 'Month after',
  },

  statistics: {
    title: 'Statistics',
    nothing: 'Nothing is solved yet. What you solve is counted here, and only here.',
    solved: 'Solved',
    alone: 'Without help',
    streak: 'Days in a row',
    longest: 'Longest row',
    days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
    byLevel: 'By level',
    honest:
      'Help is a hint, a check, a revealed digit or singles entered by the program. Best and median are of games without help.',
    columns: [
      'Level',
      'Solved',
      'With help',
      'Hints',
      'Checks',
      'Best',
      'Median',
      'Days in a row',
      'Longest row',
    ],
    byProgram: (count: number) =>
      count === 1
        ? '1 more was finished by the program and does not count.'
        : `${count} more were finished by the program and do not count.`,
    times: 'Times by level',
    timesLead: 'A dot for each game without help; the bar is the median.',
    weeks: (count: number) => `Solved in each of the last ${count} weeks`,
    weekFrom: 'Week from',
    asTable: 'As a table',
  },

  backup: {
    open: 'Backup',
    title: 'Backup and restore',
    lead: 'All games with all their moves, all puzzles and the settings in one file. Restoring joins the file with what is here: nothing of either is lost.',
    write: 'Save all as a file',
    read: 'Restore from a file',
    written: (gameCount: number, puzzleCount: number) =>
      `Saved: ${games(gameCount)}, ${puzzles(puzzleCount)}.`,
    unreadable: (count: number) =>
      `${games(count)} could not be read and ${count === 1 ? 'is' : 'are'} not in the file; here nothing was deleted.`,
    restored: (added: number, joined: number, same: number, puzzleCount: number) =>
      `${games(added)} added, ${joined} joined with their own, ${same} the same as here; ${puzzles(puzzleCount)} added.`,
    refused: (reason: string) => `The file was not read, and nothing changed: ${reason}`,
    lost: (count: number) =>
      count === 1 ? '1 line could not be read:' : `${count} lines could not be read:`,
    line: (line: number) => `Line ${line}`,
    failed: (reason: string) => `That could not be done (${reason}). What was here is still here.`,
    stopped: 'Cancelled; what was done until then stays.',
    settings: 'Take over its settings too',
    settingsTaken: 'The settings are those of the file.',
  },
};
