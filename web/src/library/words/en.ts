import type { Difficulty } from 'pencilmark';
import type { Sort, StateFilter } from '../rows.ts';
import { LEVELS } from '../../puzzles/levels/words/en.ts';

const puzzles = (count: number): string => (count === 1 ? '1 puzzle' : `${count} puzzles`);
const items = (count: number): string => (count === 1 ? '1 item' : `${count} items`);
const games = (count: number): string => (count === 1 ? '1 game' : `${count} games`);

/** English for the library. */
export const enLibrary = {
  title: 'Library',
  lead: 'Every game you’ve started and every puzzle you’ve made or imported. Stored only in this browser.',
  views: { label: 'Library views', library: 'All games', statistics: 'Statistics' },
  reading: 'Reading …',
  empty: 'Games you start are kept here.',
  begin: 'Play',
  nothing: 'No matches.',
  allOfIt: 'Show all',
  count: (shown: number, all: number) => (shown === all ? items(all) : `${shown} of ${all}`),
  rated: (done: number, of: number) => `rating levels: ${done} of ${of}`,
  list: 'Games and puzzles',
  broken: 'This puzzle couldn’t be read.',
  elsewhere: (title: string) => `“${title}” is open in another tab and wasn’t deleted.`,
  removed: (title: string) => `“${title}” deleted.`,
  back: (title: string) => `“${title}” restored.`,
  renamed: (title: string) => `Renamed to “${title}”.`,
  failed: (reason: string) => `Something went wrong (${reason}).`,

  search: 'Search titles or digits',
  state: 'Show',
  states: {
    all: 'Everything',
    open: 'In progress',
    won: 'Finished',
    waiting: 'Not started',
    made: 'Made',
    imported: 'Imported',
    ambiguous: 'More than one solution',
  } satisfies Record<StateFilter, string>,
  level: 'Level',
  anyLevel: 'Any level',
  levels: { ...LEVELS, unknown: 'Unrated' } satisfies Record<Difficulty | 'unknown', string>,
  board: 'Board',
  anyBoard: 'Any board',
  label: 'Collection or tag',
  anyLabel: 'Any collection or tag',
  selection: {
    open: 'Select',
    label: 'Selection',
    count: (count: number) => `${count} selected`,
    all: 'Select all',
    print: 'Print',
    lines: 'Export lines',
    sdm: 'Export .sdm',
    remove: 'Delete',
    tag: 'Add or remove tag',
    tagLabel: 'Tag',
    removed: (count: number) => `${items(count)} deleted.`,
    back: 'Restored.',
    exported: (count: number, skipped: number) =>
      skipped === 0
        ? `${puzzles(count)} exported.`
        : `${puzzles(count)} exported, ${skipped} don’t fit this format.`,
    tagged: (count: number, tag: string) => `${puzzles(count)} tagged “${tag}”.`,
    untagged: (count: number, tag: string) => `Tag “${tag}” removed from ${puzzles(count)}.`,
  },
  sort: 'Sort by',
  sorts: {
    newest: 'Newest first',
    oldest: 'Oldest first',
    easiest: 'Easiest first',
    hardest: 'Hardest first',
    fewest: 'Fewest givens first',
    most: 'Most givens first',
    furthest: 'Most complete first',
    title: 'By title',
  } satisfies Record<Sort, string>,

  row: {
    open: { waiting: 'Play', open: 'Continue', won: 'View' },
    givens: (count: number) => (count === 1 ? '1 given' : `${count} givens`),
    progress: (percent: number) => `${percent}% filled`,
    time: (time: string) => `solved in ${time}`,
    byProgram: 'solved by Pencilmark',
    looked: 'solved after a look',
    waiting: 'not started',
    several: 'more than one solution',
    none: 'no solution',
    rename: (title: string) => `Rename “${title}”`,
    title: 'New title',
    more: (title: string) => `More for “${title}”`,
    keep: 'Save',
    remove: (title: string) => `Delete “${title}”`,
  },

  collect: {
    open: 'Import puzzles',
    title: 'Import puzzles',
    lead: 'Files or pasted text, one puzzle or thousands, in any format: lines, grids, or files of other programs.',
    label: 'Puzzles as text',
    pasted: 'Pasted',
    files: 'Choose files',
    start: 'Import',
    empty: 'Paste puzzles, or choose files.',
    reading: (percent: number) => `Reading … ${percent}%`,
    stop: 'Cancel',
    stopped: 'Cancelled; nothing was added.',
    added: (count: number) => `${puzzles(count)} added.`,
    known: (count: number) => `${count} ${count === 1 ? 'was' : 'were'} already in your library.`,
    faults: (count: number) =>
      count === 1 ? '1 entry couldn’t be read:' : `${count} entries couldn’t be read:`,
    more: (count: number) => `and ${count} more.`,
    at: (source: string, line: number, column: number) => `${source}, line ${line}, column ${column}`,
    puzzle: (source: string, index: number) => `${source}, puzzle ${index}`,
    failed: (reason: string) => `Nothing was added (${reason}).`,
    done: 'View',
  },

  statistics: {
    title: 'Statistics',
    nothing: 'Nothing solved yet. Your statistics stay on this device.',
    solved: 'Solved',
    alone: 'Without help',
    streak: 'Current streak',
    longest: 'Best streak',
    days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
    byLevel: 'By level',
    honest:
      'Hints, checks, revealed digits and auto-entered singles count as help. Best and median are for games without help.',
    practise: 'Practise',
    columns: [
      'Level',
      'Solved',
      'With help',
      'Hints',
      'Checks',
      'Best',
      'Median',
      'Current streak',
      'Best streak',
    ],
    byProgram: (count: number) =>
      count === 1
        ? '1 more was solved by Pencilmark and doesn’t count.'
        : `${count} more were solved by Pencilmark and don’t count.`,
    times: 'Times by level',
    timesLead: 'One dot per game without help; the bar is the median.',
    weeks: (count: number) => `Solved per week, last ${count} weeks`,
    weekFrom: 'Week of',
    asTable: 'As a table',
  },

  backup: {
    open: 'Backup',
    title: 'Backup and restore',
    lead: 'All games with all their moves, all puzzles and the settings in one file. Restoring merges the file into your library; nothing is lost.',
    write: 'Download backup',
    read: 'Restore from file',
    written: (gameCount: number, puzzleCount: number) =>
      `Saved: ${games(gameCount)}, ${puzzles(puzzleCount)}.`,
    unreadable: (count: number) =>
      `${games(count)} couldn’t be read and ${count === 1 ? 'isn’t' : 'aren’t'} in the file. Nothing was deleted.`,
    restored: (added: number, joined: number, same: number, puzzleCount: number) =>
      `${games(added)} added, ${joined} merged, ${same} unchanged; ${puzzles(puzzleCount)} added.`,
    refused: (reason: string) => `Couldn’t restore: ${reason} Nothing was changed.`,
    lost: (count: number) => (count === 1 ? '1 line couldn’t be read:' : `${count} lines couldn’t be read:`),
    line: (line: number) => `Line ${line}`,
    failed: (reason: string) => `Something went wrong (${reason}). Your library is unchanged.`,
    stopped: 'Cancelled. Items already restored were kept.',
    settings: 'Also restore settings',
    settingsTaken: 'Settings restored.',
  },
};
