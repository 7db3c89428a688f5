/** English for replays. */
export const enReplay = {
  title: 'Replay',
  share: 'Share',
  back: 'Back to the game',
  none: 'No moves in this game yet.',
  start: 'Start',
  scrubber: 'Moment of the game',
  moment: (place: number, moves: number, what: string, time: string) =>
    `Move ${place} of ${moves}, ${time}: ${what}`,
  beginning: (moves: number) => `Start of ${moves} moves`,
  buttons: {
    first: 'First move',
    back: 'Previous move',
    play: 'Play',
    pause: 'Pause',
    forward: 'Next move',
    last: 'Last move',
  },
  pace: 'Speed',
  paces: {
    slow: 'Slow',
    steady: 'Steady',
    quick: 'Quick',
    real: 'Real time',
  },
  branch: 'Branch',
  branches: {
    main: (moves: number) => (moves === 1 ? 'Main line, 1 move' : `Main line, ${moves} moves`),
    side: (count: number, own: number, from: number) =>
      own === 1
        ? `Branch ${count}: 1 move after move ${from}`
        : `Branch ${count}: ${own} moves after move ${from}`,
  },

  times: {
    title: 'Time breakdown',
    total: (time: string, moves: number) =>
      moves === 1 ? `${time} for 1 move.` : `${time} for ${moves} moves.`,
    elsewhere: (time: string) => `Plus ${time} in other branches.`,
    longest: 'Longest pauses',
    thought: (time: string, place: number, what: string) => `${time} before move ${place}: ${what}`,
    seconds: (seconds: string) => `${seconds} s`,
  },

  techniques: {
    title: 'Techniques',
    look: 'Find the techniques you used',
    looking: (place: number, moves: number) => `Move ${place} of ${moves}`,
    stop: 'Stop',
    found: (count: number) => (count === 1 ? '1 technique found' : `${count} techniques found`),
    used: (moves: number, time: string) => (moves === 1 ? `1 move, ${time}` : `${moves} moves, ${time}`),
    unexplained: (moves: number) =>
      moves === 1 ? 'No technique explains 1 move.' : `No technique explains ${moves} moves.`,
    missed: 'Worth a look',
    wasThere: (time: string, place: number, technique: string) =>
      `${time} before move ${place}: ${technique} was there`,
  },

  seen: {
    title: 'At this moment',
    looking: 'Looking for the easiest step …',
    step: (technique: string) => `Available here: ${technique}.`,
    show: 'Show it',
    hide: 'Hide it',
    failed: 'Couldn’t find a step.',
    playing: 'Pause to see the easiest step.',
  },
};
