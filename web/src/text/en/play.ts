import type { ShelfKind, ShelfLevel } from '../../shelf/shelf-entry.ts';
import type { Preset } from '../../ui/settings.ts';

const cells = (count: number): string => (count === 1 ? '1 cell' : `${count} cells`);

const COLOURS = ['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'grey'];

/** English for the play page. Whole sentences stay whole, so that another language can turn them round. */
export const en = {
  menu: { open: 'Menu' },
  nav: { label: 'Pages', skip: 'To the board' },
  /** The pages, as the header and the menu name them. */
  pages: { play: 'Play', puzzles: 'Puzzles', make: 'Make', watch: 'Watch', library: 'Library' },
  levels: { easy: 'Easy', medium: 'Medium', hard: 'Hard' } satisfies Record<ShelfLevel, string>,
  kinds: {
    classic: '',
    jigsaw: 'Jigsaw',
    x: 'X',
    windoku: 'Windoku',
    disjoint: 'Disjoint groups',
    twodoku: 'Twodoku',
    butterfly: 'Butterfly',
    samurai: 'Samurai',
    tinysamurai: 'Tiny samurai',
  } satisfies Record<ShelfKind, string>,
  colours: COLOURS,
  marks: { corner: 'corner mark', centre: 'centre mark' },

  cell: {
    place: (row: number, column: number) => `Row ${row}, column ${column}`,
    empty: 'empty',
    given: 'given',
    corner: (digits: readonly string[]) => `corner ${digits.join(' ')}`,
    centre: (digits: readonly string[]) => `centre ${digits.join(' ')}`,
    allowed: (digits: readonly string[]) => `allowed ${digits.join(' ')}`,
    single: (digits: readonly string[]) => `single ${digits.join(' ')}`,
    coloured: (symbol: string, colour: string) => `${symbol} ${colour}`,
    line: {
      plain: (end: string) => `line to ${end}`,
      strong: (end: string) => `strong link to ${end}`,
      weak: (end: string) => `weak link to ${end}`,
    },
    conflict: 'breaks a rule',
    wrong: 'not the solution',
  },

  board: {
    label: (name: string) => `Sudoku board, ${name}`,
    in: 'Larger cells',
    out: 'Smaller cells',
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
    hint: 'Hint',
  },

  clock: { pause: 'Pause', resume: 'Resume', time: 'Time', paused: 'Paused' },

  serial: {
    label: 'The board as text',
    load: 'Load',
    giveUp: 'Back to the board as it is',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'The browser does not allow copying here; select the text and copy it.',
  },

  said: {
    given: 'That is a given.',
    zoomed: (cell: number) => `Cells of ${cell} pixels.`,
    undone: 'Undone.',
    redone: 'Redone.',
    nothing: 'Nothing to do.',
    reset: 'Started over.',
    cleared: 'The board is empty.',
    paused: 'Paused.',
    resumed: 'Resumed.',
    won: 'Solved!',
    notSolution: (done: string) => `${done} That is not the solution.`,
    filledWrong: 'All cells are filled, but a rule is broken.',
    conflict: (done: string, conflict: string) => `${done} ${conflict}.`,
    mode: (mode: string) => `${mode} mode.`,
    selected: (count: number) => `${cells(count)} selected.`,
  },

  /** What a move did, as it is said aloud. */
  moved: {
    where: (count: number, cell: string) => (count === 1 ? `at ${cell}` : `in ${cells(count)}`),
    entered: (symbol: string, where: string) => `${symbol} ${where}.`,
    erased: (where: string) => `Erased ${where}.`,
    marked: {
      add: (what: string, where: string) => `${what} ${where}.`,
      remove: (what: string, where: string) => `No ${what} ${where}.`,
    },
    coloured: {
      add: (what: string, where: string) => `${what} ${where}.`,
      remove: (what: string, where: string) => `No ${what} ${where}.`,
    },
    filled: (where: string) => `Marks written ${where}.`,
    done: 'Done.',
  },

  help: {
    label: 'How much help would you like?',
    short: 'Help',
    presets: { paper: 'Paper', usual: 'Usual', everything: 'Everything' } satisfies Record<Preset, string>,
    later: 'Close; the settings have it too',
  },

  doings: {
    label: 'The program does',
    accept: 'Accept',
    reveal: 'Reveal',
    solve: 'Solve',
    fill: 'Fill marks',
    reset: 'Reset',
    clear: 'Clear',
    long: {
      accept: 'Enter all singles that are shown, or lone marks of the selected cells',
      reveal: 'Enter the answer of the selected cell',
      solve: 'Solve from here',
      fill: 'Pencil in all that the rules allow',
      reset: 'Start over: all entries and marks go',
      clear: 'Empty the board, the givens too',
    },
  },

  later: { failed: 'This part of the page could not be fetched. Is there a connection?' },
};
