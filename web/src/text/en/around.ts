import type { Command } from '../../keyboard/bindings.ts';
import type { ShelfLevel } from '../../shelf/shelf-entry.ts';
import type { Aid } from '../../ui/settings.ts';

const seconds = (ms: number): string => (ms < 1000 ? `${Math.ceil(ms)} ms` : `${(ms / 1000).toFixed(1)} s`);

const PACES = {
  hare: 'fast as a hare',
  between: 'between hare and tortoise',
  tortoise: 'steady as a tortoise',
} as const;

/** English for everything around the play page: it comes with the dialogs and pages that speak it. */
export const enAround = {
  menu: {
    title: 'Menu',
    import: 'Paste or open a puzzle',
    reset: 'Start over',
    clear: 'Empty the board',
    settings: 'Settings',
    keys: 'Keyboard',
    pause: 'Pause',
    moves: 'Tree of moves',
    pen: 'Pen: colour candidates, draw lines',
    used: 'What did I just use?',
    path: 'Path of this puzzle',
    watch: 'Watch it being solved',
    share: 'Share',
    replay: 'Replay',
    print: 'Print',
  },

  win: {
    title: 'Solved',
    byProgram: 'Solved by the program',
    next: 'Next puzzle',
    text: 'Every cell is filled, every rule is kept.',
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
    changed: () => 'The last moves could not be kept: another tab has changed this game.',
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

  dialog: { close: 'Close' },
  newer: { message: 'A new version of the page is here.', now: 'Update', later: 'Later' },
  toast: { undo: 'Undo', stop: 'Stop', close: 'Close' },

  gauge: (time: string, par: string, pace: 'hare' | 'between' | 'tortoise') =>
    `${time}, where ${par} is good: ${PACES[pace]}.`,

  picker: {
    label: (place: string) => `Digits for ${place.toLowerCase()}`,
    close: 'Close',
  },

  accept: {
    hidden: 'No singles are shown. The settings can show naked and hidden ones.',
    none: 'There are no singles on the board.',
    done: (count: number) => (count === 1 ? '1 single entered.' : `${count} singles entered.`),
  },

  reveal: {
    there: 'That cell holds its answer.',
    wrong: (names: readonly string[]) =>
      `Nothing is revealed while the board is wrong: look at ${names.join(', ')} first.`,
    deadEnd: 'Nothing can be revealed: from here no solution can be reached.',
  },

  solve: {
    working: (ms: number) => `Solving … ${seconds(ms)}`,
    unique: (ms: number) => `Solved in ${seconds(ms)}.`,
    multiple: (ms: number) => `Solved in ${seconds(ms)}: this is one of several solutions.`,
    none: (ms: number) => `No solution can be reached from here; that took ${seconds(ms)}.`,
    stopped: (ms: number) => `Stopped after ${seconds(ms)}.`,
  },

  load: {
    other: (name: string) => `${name}: a new game.`,
  },

  shelf: {
    withoutScript: 'The same game without a line of JavaScript:',
    title: 'Puzzles',
    lead: 'Made here, and each proved to have exactly one solution.',
    levels: {
      easy: 'Singles all the way, and plenty of givens.',
      medium: 'Singles all the way, but fewer givens.',
      hard: 'Singles are not enough.',
    } satisfies Record<ShelfLevel, string>,
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
    open: 'Open',
    shared: (title: string) => `A link to a game: ${title}.`,
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
    other: 'Change',
    change: (does: string) => `Change the key of: ${does}`,
    press: (does: string) => `Press the new key of «${does}». Escape leaves it as it is.`,
    taken: (key: string, does: string) => `${key} is the key of «${does}».`,
    takeOver: 'Take it over',
    leave: 'Leave it',
    writes: (key: string) => `${key} writes a digit and cannot be another key.`,
    done: (key: string, does: string) => `${key}: ${does}.`,
    kept: 'The keys stay as they were.',
    reset: 'Usual keys',
    wereReset: 'All keys are as usual.',
    space: 'Space',
    fixed: {
      digit: 'Write in the current mode',
      corner: 'Corner mark',
      centre: 'Centre mark',
      colour: 'Colour',
      extend: 'Extend the selection',
      drag: 'Shift or Ctrl with arrows or a click; dragging',
      same: 'All cells with that digit',
      doubleClick: 'Double click',
    },
    commands: {
      'move-up': 'Up, wrapping at the end',
      'move-down': 'Down',
      'move-left': 'Left',
      'move-right': 'Right',
      'row-start': 'To the start of the row',
      'row-end': 'To the end of the row',
      'grid-start': 'To the first cell',
      'grid-end': 'To the last cell',
      'select-all': 'Select all',
      'select-none': 'Select none',
      'mode-digit': 'Digit mode',
      'mode-corner': 'Corner mode',
      'mode-centre': 'Centre mode',
      'mode-colour': 'Colour mode',
      'next-mode': 'Next mode',
      'previous-mode': 'Previous mode',
      pick: 'Digits at the cell',
      erase: 'Erase',
      undo: 'Undo',
      redo: 'Redo',
      check: 'Check',
      pause: 'Pause',
      'zoom-in': 'Larger cells',
      'zoom-out': 'Smaller cells',
      fullscreen: 'Full screen',
      promote: 'Corner marks become centre marks',
      keys: 'This list',
      hint: 'Hint, and more of it',
      used: 'What did I just use?',
      moves: 'Tree of moves',
      pen: 'Pen',
      'read-row': 'Read the row',
      'read-column': 'Read the column',
      'read-box': 'Read the box',
      candidates: 'What can stand here',
      where: 'Where a digit can go: then its key',
      remains: 'What is left',
      'read-hint': 'Read the hint again',
    } satisfies Record<Command, string>,
  },

  settings: {
    title: 'Settings',
    language: 'Language',
    browser: 'As the browser',
    theme: 'Theme',
    themes: { system: 'As the system', light: 'Light', dark: 'Dark', contrast: 'High contrast' },
    entry: 'Order of entry',
    entries: { 'cell-first': 'First the cell', 'digit-first': 'First the digit' },
    picker: 'Digits come from',
    pickers: { bar: 'The keys only', popup: 'A pad at the cell', radial: 'A circle around the cell' },
    help: 'Help',
    aids: {
      showConflicts: 'Show broken rules',
      checkEntries: 'Mark entries that are not the solution',
      showPeers: 'Shade the houses of the selected cell',
      showSame: 'Bring out the same digit',
      showSameMarks: 'Bring out the same digit among marks',
      showRemaining: 'How many of each digit remain',
      clearPeerMarks: 'An entry clears its digit from marks it sees',
      showCandidates: 'Allowed digits, faintly in each cell',
      showNakedSingles: 'Naked singles in red',
      showHiddenSingles: 'Hidden singles in red',
    } satisfies Record<Aid, string>,
    switches: {
      showTimer: 'Timer',
      letterKeys: 'Single letters as keys',
    },
  },
};
