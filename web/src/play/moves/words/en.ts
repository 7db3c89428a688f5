const seconds = (ms: number): string => (ms < 1000 ? `${Math.ceil(ms)} ms` : `${(ms / 1000).toFixed(1)} s`);

export const enAssist = {
  madeGivens: 'These digits are now the givens.',
  check: {
    right: 'No mistakes so far.',
    wrong: (names: readonly string[]) =>
      names.length === 1
        ? `1 wrong entry: ${names[0]}.`
        : `${names.length} wrong entries: ${names.join(', ')}.`,
    impossible: 'This puzzle has no solution.',
    openEnd: 'This puzzle has several solutions; you can still reach one.',
    deadEnd: 'There’s no solution from here.',
  },
  /** After an answer that the program gave. */
  help: 'Counts as help.',
  accept: {
    none: 'No singles here.',
    done: (count: number) => (count === 1 ? '1 single entered.' : `${count} singles entered.`),
  },
  reveal: {
    there: 'That cell is already correct.',
    wrong: (names: readonly string[]) => `Fix ${names.join(', ')} first.`,
    deadEnd: 'Can’t reveal: there’s no solution from here.',
  },
  solve: {
    working: (ms: number) => `Solving … ${seconds(ms)}`,
    unique: (ms: number) => `Solved in ${seconds(ms)}.`,
    multiple: (ms: number) => `Solved in ${seconds(ms)}: this is one of several solutions.`,
    none: (ms: number) => `No solution from here (${seconds(ms)}).`,
    stopped: (ms: number) => `Stopped after ${seconds(ms)}.`,
  },
};
