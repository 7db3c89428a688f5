/** English for a game told again. */
export const enReplay = {
  title: 'Replay',
  share: 'Share',
  back: 'To the game',
  none: 'There is no move in this game yet.',
  start: 'Start',
  scrubber: 'Moment of the game',
  moment: (place: number, moves: number, what: string, time: string) =>
    `Move ${place} of ${moves}, ${time}: ${what}`,
  beginning: (moves: number) => `Start of ${moves} moves`,
  buttons: {
    first: 'To the start',
    back: 'One move back',
    play: 'Play',
    pause: 'Pause',
    forward: 'One move on',
    last: 'To the end',
  },
  pace: 'Pace',
  paces: {
    slow: 'Slow',
    steady: 'Steady',
    quick: 'Quick',
    real: 'As it was played',
  },
  branch: 'Branch',
  branches: {
    main: (moves: number) => (moves === 1 ? 'The game itself, 1 move' : `The game itself, ${moves} moves`),
    side: (count: number, own: number, from: number) =>
      own === 1
        ? `Branch ${count}: 1 move after move ${from}`
        : `Branch ${count}: ${own} moves after move ${from}`,
  },

  times: {
    title: 'Where time went',
    total: (time: string, moves: number) =>
      moves === 1 ? `${time} for 1 move.` : `${time} for ${moves} moves.`,
    elsewhere: (time: string) => `${time} more went into other branches.`,
    longest: 'The longest thoughts',
    thought: (time: string, place: number, what: string) => `${time} before move ${place}: ${what}`,
    seconds: (seconds: string) => `${seconds} s`,
  },

  seen: {
    title: 'At this moment',
    looking: 'Looking for the easiest step …',
    step: (technique: string) => `You could have seen: ${technique}.`,
    show: 'Show it',
    hide: 'Hide it',
    failed: 'It could not be found out.',
    playing: 'Pause, and the easiest step of that moment is looked for.',
  },
};
