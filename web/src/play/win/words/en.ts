const PACES = {
  hare: 'fast as a hare',
  between: 'between hare and tortoise',
  tortoise: 'steady as a tortoise',
} as const;

export const enWin = {
  share: 'Share',
  replay: 'Replay',
  title: 'Solved',
  solvedIn: (time: string) => `Solved in ${time}`,
  again: 'Play again',
  byProgram: 'Solved by Pencilmark',
  looked: 'Solved, after a look at the solution',
  next: 'Next puzzle',
  help: {
    none: 'Without help',
    hints: (hints: number) => (hints === 1 ? 'With 1 hint' : `With ${hints} hints`),
    other: 'With help',
  },
  copied: 'Result copied',
  usual: (time: string) => `Your usual: ${time}`,
  first: (level: string) => `Your first ${level}`,
  best: 'New best',
  faster: 'faster',
  slower: 'slower',
  games: (games: number, level: string, areAll: boolean) =>
    areAll ? `your ${games} ${level} games` : `your last ${games} ${level} games`,
  another: (level: string) => `Another ${level}`,
  twist: 'Play today’s twist',
  pace: (pace: keyof typeof PACES): string => PACES[pace],
  gauge: (time: string, par: string, pace: keyof typeof PACES) => `${time} (par ${par}): ${PACES[pace]}.`,
};
