import type { BoardState, Move } from '@pencilmark/game';
import { type Cell, cellName, symbolOf } from 'pencilmark';
import type { ShelfLevel } from '../shelf/shelf-entry.ts';

const cells = (count: number): string => (count === 1 ? '1 cell' : `${count} cells`);

const MARKS = { corner: 'corner mark', centre: 'centre mark' } as const;

const COLOURS = ['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'grey'];

const LEVELS: Readonly<Record<ShelfLevel, string>> = { easy: 'Easy', medium: 'Medium', hard: 'Hard' };

/** English. Whole sentences stay whole, so that another language can turn them round. */
export const en = {
  nav: { label: 'Pages', play: 'Play', shelf: 'Puzzles', skip: 'To the board' },
  levels: LEVELS,
  colours: COLOURS,

  cell: {
    place: (row: number, column: number) => `Row ${row}, column ${column}`,
    empty: 'empty',
    given: 'given',
    corner: (digits: readonly string[]) => `corner ${digits.join(' ')}`,
    centre: (digits: readonly string[]) => `centre ${digits.join(' ')}`,
    conflict: 'breaks a rule',
    wrong: 'not the solution',
    hidden: 'hidden while paused',
  },

  board: {
    label: (name: string) => `Sudoku board, ${name}`,
    zoomIn: 'Larger cells',
    zoomOut: 'Smaller cells',
    fit: 'Whole board',
  },

  modes: {
    label: 'What a digit key writes',
    digit: 'Digit',
    corner: 'Corner',
    centre: 'Centre',
    colour: 'Colour',
  },

  pad: {
    label: 'Keys',
    key: {
      digit: (symbol: string) => `Enter ${symbol}`,
      corner: (symbol: string) => `Corner mark ${symbol}`,
      centre: (symbol: string) => `Centre mark ${symbol}`,
      colour: (index: number) => `Colour ${COLOURS[index]}`,
    },
    left: (count: number) => `${count} left`,
    erase: 'Erase',
    undo: 'Undo',
    redo: 'Redo',
    several: 'Several',
    severalLong: 'Select several cells',
    check: 'Check',
  },

  clock: { pause: 'Pause', resume: 'Resume', time: 'Time', paused: 'Paused' },

  menu: {
    title: 'Menu',
    open: 'Menu',
    puzzles: 'Choose a puzzle',
    import: 'Paste or open a puzzle',
    reset: 'Start over',
    clear: 'Empty the board',
    settings: 'Settings',
    keys: 'Keyboard',
    pause: 'Pause',
  },

  serial: {
    label: 'The board as text',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'The browser does not allow copying here; select the text and copy it.',
  },

  shelf: {
    title: 'Puzzles',
    lead: 'Made here, and each proved to have exactly one solution.',
    levels: {
      easy: 'Singles all the way, and plenty of givens.',
      medium: 'Singles all the way, but fewer givens.',
      hard: 'Singles are not enough.',
    } satisfies Record<ShelfLevel, string>,
    entry: (name: string, level: string, givens: number) => `${name}, ${level}, ${givens} givens`,
    givens: (count: number) => `${count} givens`,
    own: 'Paste or open your own',
  },

  import: {
    title: 'Paste or open a puzzle',
    label: 'Puzzle text',
    lead: 'One line of digits, a grid from a forum, a list of cells: what it is will be seen from the text.',
    file: 'Open a file',
    play: 'Play',
    playAnyway: 'Play it anyway',
    empty: 'Paste a puzzle, or open a file.',
    counting: 'Looking for solutions …',
    unique: (name: string, givens: number) => `${name}, ${givens} givens, exactly one solution.`,
    multiple: (name: string, givens: number) =>
      `${name}, ${givens} givens, but more than one solution: there is no way to tell them apart by logic.`,
    none: (name: string) => `${name}: no solution. A digit may have been copied wrongly.`,
    unknown: (name: string) => `${name}: the number of solutions could not be found.`,
    conflict: (what: string) => `The givens break a rule: ${what}.`,
    at: (line: number, column: number) => `Line ${line}, column ${column}`,
    name: 'Own puzzle',
    unreadable: 'This file could not be read.',
  },

  keys: {
    title: 'Keyboard',
    key: 'Key',
    does: 'Does',
    lead: 'Letters that are digits of a large board write those digits.',
    commands: {
      move: 'Move, wrapping at the ends of rows and columns',
      rowEnds: 'To the end of the row',
      gridEnds: 'To the first or last cell',
      extend: 'Extend the selection',
      all: 'Select all, select none',
      same: 'All cells with that digit',
      digit: 'Write in the current mode',
      corner: 'Corner mark',
      centre: 'Centre mark',
      colour: 'Colour',
      modes: 'Digit, corner, centre, colour',
      nextMode: 'Next mode, previous mode',
      erase: 'Erase',
      undo: 'Undo',
      redo: 'Redo',
      check: 'Check',
      pause: 'Pause',
      fullscreen: 'Full screen',
      promote: 'Corner marks become centre marks',
      keys: 'This list',
    },
    doubleClick: 'Double click',
    drag: 'Shift or Ctrl with arrows or a click; dragging',
  },

  settings: {
    title: 'Settings',
    theme: 'Theme',
    themes: { system: 'As the system', light: 'Light', dark: 'Dark', contrast: 'High contrast' },
    entry: 'Order of entry',
    entries: { 'cell-first': 'First the cell', 'digit-first': 'First the digit' },
    switches: {
      showTimer: 'Timer',
      showConflicts: 'Show broken rules',
      showPeers: 'Shade the houses of the selected cell',
      showSame: 'Bring out the same digit',
      showRemaining: 'How many of each digit remain',
      clearPeerMarks: 'An entry clears its digit from marks it sees',
      letterKeys: 'Single letters as keys',
    },
  },

  win: {
    title: 'Solved',
    time: (time: string) => `In ${time}.`,
    next: 'Next puzzle',
    stay: 'The board stays as it is; Undo goes back.',
  },

  elsewhere: {
    title: 'Open in another tab',
    text: 'This game is being played in another tab or window. Nothing is lost: it can go on here.',
    here: 'Play here',
    other: 'Choose another puzzle',
  },

  storage: {
    title: 'Keeping the game',
    blocked: (reason: string) =>
      `This browser keeps no games here (${reason}). Moves live as long as this tab.`,
    failed: (reason: string) => `The last moves could not be kept (${reason}).`,
    damaged: (reason: string) => `A stored game could not be read (${reason}). Nothing of it was deleted.`,
    partly: (reason: string) =>
      `The end of the stored game could not be read (${reason}). It goes on before that.`,
    changedElsewhere: 'another tab has changed this game',
    download: 'Save as a file',
    dismiss: 'Close',
  },

  check: {
    right: 'No mistakes so far.',
    wrong: (names: readonly string[]) =>
      names.length === 1
        ? `1 entry is not the solution: ${names[0]}.`
        : `${names.length} entries are not the solution: ${names.join(', ')}.`,
    impossible: 'The givens have no solution.',
    openEnd: 'The puzzle has several solutions, and one of them can still be reached.',
    deadEnd: 'From here no solution can be reached.',
  },

  said: {
    given: 'That is a given.',
    undone: 'Undone.',
    redone: 'Redone.',
    nothing: 'Nothing to do.',
    reset: 'Started over.',
    cleared: 'The board is empty.',
    paused: 'Paused.',
    resumed: 'Resumed.',
    won: 'Solved!',
    filledWrong: 'All cells are filled, but a rule is broken.',
    conflict: (done: string, conflict: string) => `${done} ${conflict}.`,
    mode: (mode: string) => `${mode} mode.`,
    selected: (count: number) => `${cells(count)} selected.`,
    move: (move: Move, { puzzle: { geometry } }: BoardState): string => {
      const where = (list: readonly Cell[]): string =>
        list.length === 1 ? `at ${cellName(geometry, list[0])}` : `in ${cells(list.length)}`;
      switch (move.kind) {
        case 'enter':
          return `${symbolOf(geometry, move.digit)} ${where(move.cells)}.`;
        case 'erase':
          return `Erased ${where(move.cells)}.`;
        case 'mark': {
          const what = `${MARKS[move.marks]} ${symbolOf(geometry, move.digit)}`;
          return move.change === 'add' ? `${what} ${where(move.cells)}.` : `No ${what} ${where(move.cells)}.`;
        }
        case 'colour': {
          const what = COLOURS[move.colour - 1];
          return move.change === 'add' ? `${what} ${where(move.cells)}.` : `No ${what} ${where(move.cells)}.`;
        }
        case 'set-marks':
          return `Marks written ${where(move.marks.map(({ cell }) => cell))}.`;
        default:
          return 'Done.';
      }
    },
  },

  dialog: { close: 'Close' },
  toast: { undo: 'Undo', close: 'Close' },
};
