const PACES = {
  hare: 'fast as a hare',
  between: 'between hare and tortoise',
  tortoise: 'steady as a tortoise',
} as const;

export const enWin = {
  share: 'Share',
  replay: 'Replay',
  title: 'Solved',
  byProgram: 'Auto-solved',
  all: 'All puzzles',
  next: 'Next puzzle',
  text: 'All cells filled, no conflicts.',
  gauge: (time: string, par: string, pace: 'hare' | 'between' | 'tortoise') =>
    `${time} (par ${par}): ${PACES[pace]}.`,
};
