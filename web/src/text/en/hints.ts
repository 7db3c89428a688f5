const and = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** English around the steps of logic; the steps themselves are told by the engine. */
export const enHints = {
  title: 'Hint',
  depth: (depth: number) => `Hint ${depth} of 4`,
  more: 'More',
  apply: 'Apply',
  close: 'Close',
  cancel: 'Cancel',
  looking: 'Looking for the next step …',
  none: 'No hint is shown.',
  failed: (reason: string) => `No hint could be found (${reason}).`,
  again: 'What did I just use?',
  several: 'The puzzle has several solutions; this holds in all of them.',
  asExperts: 'As experts write it',

  impossible: 'The givens have no solution, so there is nothing to find.',
  'dead-end':
    'From these entries and marks no solution can be reached any more. Something has to be taken back.',
  'open-end':
    'The puzzle has several solutions, and from here nothing holds in all of them: only a guess goes on.',
  filled: 'Every cell is filled. There is nothing left to find.',
  stopped: 'No step was found.',

  /** Mistakes, in four depths like steps. */
  mistakes: {
    'wrong-entries': {
      name: 'Something is not right',
      nudge: (count: number) => (count === 1 ? 'One entry is not right.' : `${count} entries are not right.`),
      what: (house: string) => `Look at the entries in ${house}.`,
      why: (cells: readonly string[]) =>
        cells.length === 1 ? `${cells[0]} holds the wrong digit.` : `${and(cells)} hold wrong digits.`,
      notation: (items: readonly string[]) => items.join(', '),
      apply: (cells: readonly string[]) => `Apply erases ${and(cells)}.`,
      applied: (cells: readonly string[]) => `Erased ${and(cells)}.`,
    },
    'wrong-marks': {
      name: 'Something is not right',
      nudge: (count: number) =>
        count === 1
          ? 'The marks of one cell leave out its digit.'
          : `The marks of ${count} cells leave out their digits.`,
      what: (house: string) => `Look at the marks in ${house}.`,
      why: (cells: readonly string[]) =>
        cells.length === 1
          ? `A digit is missing from the marks of ${cells[0]}: the one that belongs there.`
          : `Digits are missing from the marks of ${and(cells)}: those that belong there.`,
      notation: (items: readonly string[]) => items.join(', '),
      apply: (cells: readonly string[]) => `Apply pencils all candidates into ${and(cells)} again.`,
      applied: (cells: readonly string[]) => `All candidates pencilled into ${and(cells)}.`,
    },
  },

  /** What Apply will do, where that is more than the hint says. */
  pencils: (cells: readonly string[]) => `Apply pencils the other candidates into ${and(cells)}.`,
  applied: (name: string, what: string) => `${name} applied: ${what}.`,

  used: {
    title: 'What did I just use?',
    nothing: 'You have concluded nothing yet: no digit was entered and no mark struck.',
    program: (what: string) => `${what} was done for you.`,
    hint: (name: string) => `You applied a hint: ${name}.`,
    mistaken: 'There was a mistake on the board before that move, so nothing can be proved from it.',
    directly: (what: string, name: string) => `${what}: ${name}.`,
    after: (what: string, name: string) => `${what}: ${name}, and then it is a single.`,
    unjustified: (what: string) =>
      `${what}: nothing that simple justifies it. It may be right, but no technique short of trying out proves it here.`,
    looking: 'Looking for what justifies your last move …',
  },
};
