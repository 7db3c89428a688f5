export const enLoading = {
  load: {
    other: (name: string) => `New game: ${name}.`,
  },
  another: { making: 'Making your puzzle …', saved: 'Saved in Library', none: 'No puzzle found. Try again.' },
  import: {
    title: 'Import puzzle',
    label: 'Puzzle text',
    lead: 'Paste digits, a grid or a link. The format is detected automatically.',
    file: 'Open a file',
    play: 'Play',
    playAnyway: 'Play anyway',
    open: 'Open',
    shared: (title: string) => `A link to a game: ${title}.`,
    empty: 'Paste a puzzle, or open a file.',
    counting: 'Looking for solutions …',
    unique: (name: string, givens: number) => `${name}, ${givens} givens, exactly one solution.`,
    multiple: (name: string, givens: number) =>
      `${name}, ${givens} givens, but more than one solution, so logic alone can’t finish it.`,
    none: (name: string) => `${name}: no solution. Check for a typo.`,
    unknown: (name: string) => `${name}: couldn’t count the solutions.`,
    conflict: (what: string) => `The givens break a rule: ${what}.`,
    at: (line: number, column: number) => `Line ${line}, column ${column}`,
    name: 'My puzzle',
    unreadable: 'Couldn’t read this file.',
  },
  remarks: {
    recognised: (names: string) => `Recognised by how they are drawn: ${names}.`,
    doubted: (names: string) => `Only drawn, as the rules of these looks don’t fit the puzzle: ${names}.`,
    otherSolution: 'The text comes with a solution that isn’t one of this puzzle. Rules may be missing here.',
    severalSolutions:
      'The text comes with one solution, but this puzzle has several. Rules may be missing here.',
  },
};
