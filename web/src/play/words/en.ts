const COLOURS = ['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'grey'];

const cells = (count: number): string => (count === 1 ? '1 cell' : `${count} cells`);

/** Whole sentences stay whole, so that another language can turn them round. */
export const enPlay = {
  colours: COLOURS,
  marks: { corner: 'corner mark', centre: 'centre mark' },
  cell: {
    place: (row: number, column: number) => `Row ${row}, column ${column}`,
    inText: (row: number, column: number) => `row ${row}, column ${column}`,
    empty: 'empty',
    given: 'given',
    corner: (digits: readonly string[]) => `corner ${digits.join(' ')}`,
    centre: (digits: readonly string[]) => `centre ${digits.join(' ')}`,
    allowed: (digits: readonly string[]) => `candidates ${digits.join(' ')}`,
    single: (digits: readonly string[]) => `single ${digits.join(' ')}`,
    conflict: 'conflict',
    wrong: 'wrong',
  },
  board: {
    label: (name: string) => `Sudoku board, ${name}`,
    in: 'Larger cells',
    out: 'Smaller cells',
  },
  modes: {
    label: 'Input mode',
    digit: 'Digit',
    corner: 'Corner',
    centre: 'Centre',
    colour: 'Colour',
  },
  pad: {
    label: 'Keypad',
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
    severalLong: 'Select several cells',
    check: 'Check',
    hint: 'Hint',
    tools: 'Tools',
    pen: 'Pen',
    moves: 'Moves',
  },
  clock: { pause: 'Pause', resume: 'Resume', time: 'Time', paused: 'Paused' },
  /** In place of the puzzle’s title, until the first entry of all. */
  start: 'Tap a cell, then a digit',
  copied: 'Copied',
  notCopied: 'Couldn’t copy. Select the text and copy it manually.',
  messages: {
    given: 'Givens can’t be changed.',
    zoomed: (cell: number) => `Cell size: ${cell} pixels.`,
    undone: 'Undone.',
    redone: 'Redone.',
    nothing: 'Nothing to do.',
    reset: 'Puzzle restarted.',
    cleared: 'Board cleared.',
    paused: 'Paused.',
    resumed: 'Resumed.',
    won: 'Solved.',
    notSolution: (done: string) => `${done} Wrong digit.`,
    checking: 'Checking the rules…',
    hung: 'The page stopped at this game last time.',
    openAnyway: 'Open it anyway',
    filledWrong: 'Board full, but there are conflicts.',
    conflict: (done: string, conflict: string) => `${done} ${conflict}.`,
    mode: (mode: string) => `${mode} mode.`,
    selected: (count: number) => `${cells(count)} selected.`,
  },
  /** The effects of moves, as they are read aloud. */
  moved: {
    where: (count: number, cell: string) => (count === 1 ? `at ${cell}` : `in ${cells(count)}`),
    entered: (symbol: string, where: string) => `${symbol} ${where}.`,
    erased: (where: string) => `Erased ${where}.`,
    marked: {
      add: (what: string, where: string) => `${what} ${where}.`,
      remove: (what: string, where: string) => `${what} removed ${where}.`,
    },
    coloured: {
      add: (what: string, where: string) => `${what} ${where}.`,
      remove: (what: string, where: string) => `${what} removed ${where}.`,
    },
    placed: (where: string) => `Digits entered ${where}.`,
    filled: (where: string) => `Marks filled in ${where}.`,
    done: 'Done.',
  },
};
