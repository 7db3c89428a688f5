const and = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** English around the steps of logic; the steps themselves are explained by the engine. */
export const enHints = {
  title: 'Hint',
  depth: (depth: number, of: number) => `Hint ${depth} of ${of}`,
  depths: { nudge: 'Nudge', what: 'Where', why: 'Why', notation: 'In full' },
  showWhere: 'Show where',
  showWhy: 'Show why',
  next: 'Next',
  nextLink: 'Next link',
  previous: 'Back',
  all: 'All',
  strip: 'Links',
  /** Leads to the technique's page in the book. */
  about: (name: string) => `What is this: ${name}?`,
  /** Leads to a drill of the technique. */
  practise: 'Practise this',
  trial: 'Trial',
  trials: {
    /** If the search ended before every technique had been tried. */
    early: {
      title: 'No pattern found so far',
      nothing:
        'We stopped looking before every technique had been tried: the rest would take too long. What is left for now is trying: suppose a digit, follow it, and see it fail.',
    },
    title: 'No pattern helps here',
    nothing:
      'None of the techniques we know moves this board on. What is left is trying: suppose a digit, follow it, and see it fail.',
    /** `digits` are supposed, and fail after so many steps in all. */
    found: (digits: number, steps: number) =>
      `We found ${digits === 1 ? 'one that fails' : `${digits} in one cell that all fail`} after ${steps === 1 ? '1 step' : `${steps} steps`}. A digit found this way counts as help.`,
    unproved: 'We found none that fails soon enough to be shown. A digit found this way counts as help.',
    walk: 'Walk through it',
    digitOnly: 'Just tell me the digit',
  },
  /** Before a step within a link of the proof. */
  within: (name: string) => `${name}, with the marks gone that are ruled out so far:`,
  pencilIn: 'Pencil in again',
  keys: 'Keys',
  copy: 'Copy',
  /** What the last button does. */
  link: (at: number, of: number) => `Link ${at} of ${of}`,
  enter: (digit: string) => `Enter ${digit}`,
  enterSeveral: (count: number) => `Enter ${count} digits`,
  remove: (digit: string) => `Remove ${digit}`,
  removeSeveral: (count: number) => `Remove ${count} marks`,
  erase: (digit: string) => `Erase ${digit}`,
  eraseSeveral: (count: number) => `Erase ${count} digits`,
  /** What it does besides; `cells` as in `r4c56`. */
  pencils: (cells: string) => `Adds the other marks of ${cells}.`,
  close: 'Close',
  cancel: 'Cancel',
  looking: 'Looking for the next step …',
  none: 'No hint is showing.',
  failed: (reason: string) => `Couldn’t find a hint (${reason}).`,
  several: 'This step holds in every solution of this puzzle.',

  impossible: 'This puzzle has no solution, so there’s nothing to find.',
  fog: {
    clear: 'This hint uses only what is clear of fog.',
    nothing: 'Nothing more follows from what is clear of fog.',
  },
  'dead-end': 'There’s no solution from here. Undo something first.',
  'open-end': 'The puzzle has several solutions, and no step holds in all of them, so you’d have to guess.',
  filled: 'Every cell is filled. There’s nothing left to find.',
  stopped: 'No step was found.',

  /** Mistakes, in four depths like steps. */
  mistakes: {
    'wrong-entries': {
      name: 'Something is wrong',
      nudge: (count: number) => (count === 1 ? 'One digit is wrong.' : `${count} digits are wrong.`),
      what: (house: string) => `There’s a wrong digit in ${house}.`,
      why: (cells: readonly string[]) =>
        cells.length === 1 ? `The digit in ${cells[0]} is wrong.` : `The digits in ${and(cells)} are wrong.`,
      applied: (cells: readonly string[]) => `Erased ${and(cells)}.`,
    },
    'wrong-marks': {
      name: 'Something is wrong',
      nudge: (count: number) =>
        count === 1
          ? 'One cell’s pencil marks are missing the right digit.'
          : `The pencil marks of ${count} cells are missing the right digit.`,
      what: (house: string) => `Look at the marks in ${house}.`,
      why: (cells: readonly string[]) =>
        cells.length === 1
          ? `The pencil marks of ${cells[0]} are missing the right digit.`
          : `The pencil marks of ${and(cells)} are missing the right digits.`,
      applied: (cells: readonly string[]) => `All candidates of ${and(cells)} pencilled in.`,
    },
  },

  applied: (name: string, what: string) => `${name} applied: ${what}.`,

  used: {
    title: 'Which technique was that?',
    nothing: 'No deduction yet. Enter a digit or remove a mark first.',
    program: (what: string) => `${what} was entered for you.`,
    hint: (name: string) => `That came from a hint: ${name}.`,
    mistaken: 'The board had a mistake before that move, so nothing can be proven from it.',
    directly: (what: string, name: string) => `${what}: ${name}.`,
    after: (what: string, name: string) => `${what}: ${name} leaves a single.`,
    unjustified: (what: string) => `${what}: no known technique proves this. It may still be right.`,
    looking: 'Looking for the technique behind your last move …',
  },
};
