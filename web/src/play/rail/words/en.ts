export const enRail = {
  label: 'About this game',
  filled: (filled: number, of: number) => `${filled} of ${of} filled`,
  show: 'Show',
  aids: {
    showConflicts: 'Conflicts',
    showSame: 'Matching digits',
    showPeers: 'Row, column and box',
    showCandidates: 'Candidates',
  },
  singles: 'Singles',
  stuck: { title: 'Stuck?', lead: 'The first hint only says where to look. It never gives the answer away.' },
  moves: 'Moves',
  at: (at: number, of: number) => `Move ${at} of ${of}`,
  save: 'Save point',
  keys: { hint: 'hint', modes: 'modes', undo: 'undo', all: 'all keys' },
  noMoves: 'No moves yet',
  /** When the puzzle is solved. */
  won: {
    title: 'How it went',
    hardest: 'Hardest step',
    pause: 'Longest pause',
    mistakes: 'Mistakes',
    none: 'None',
    rating: 'Rating',
    replay: 'Watch the replay',
  },
};
