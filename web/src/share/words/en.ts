/** English for giving a game to others, and for opening what others gave. */
export const enSharing = {
  title: 'Share',
  looking: 'Looking for the game …',
  noGame: 'This game isn’t in this browser.',
  damagedGame: (reason: string) => `This game couldn’t be read (${reason}). Nothing was deleted.`,
  replay: 'Replay',
  print: 'Print',
  back: 'Back to the game',
  picture: (name: string) => `Board, ${name}`,

  link: {
    title: 'As a link',
    lead: 'The link contains the whole game; nothing is stored on a server.',
    part: 'Include',
    parts: {
      puzzle: 'The puzzle',
      board: 'Current board',
      replay: 'Full history, with times and undone moves',
    },
    label: 'Link',
    copy: 'Copy link',
    copied: 'Link copied.',
    notCopied: 'Couldn’t copy. Select the link and copy it manually.',
    send: 'Send …',
    notSent: 'Couldn’t send the link.',
    qr: 'QR code of the link',
    length: (characters: number) => `${characters} characters.`,
    dense: 'This QR code is dense. Hold the camera close.',
    noQr: (most: number) =>
      `Too long for a QR code, which holds ${most} characters at most. A link with less in it can have one.`,
  },

  text: {
    title: 'As text',
    format: 'Format',
    part: 'Include',
    parts: { puzzle: 'The puzzle', board: 'Also entries and marks' },
    label: 'The puzzle as text',
    copy: 'Copy text',
    copied: 'Text copied.',
    save: 'Download',
  },

  image: {
    title: 'As a picture',
    part: 'Include',
    parts: { givens: 'The puzzle', digits: 'Also entries', marks: 'Also marks, colours and lines' },
    png: (pixels: number) => `PNG, ${pixels} pixels`,
    svg: 'SVG',
    failed: 'Couldn’t create the image.',
  },

  open: {
    title: 'A puzzle for you',
    holds: {
      puzzle: (givens: number) => (givens === 1 ? '1 given.' : `${givens} givens.`),
      moves: (moves: number, time: string) =>
        moves === 1 ? `1 move, ${time} played.` : `${moves} moves, ${time} played.`,
      solved: (moves: number, time: string) => `Solved in ${moves} moves and ${time}.`,
    },
    safe: 'It’s saved alongside your other games.',
    play: 'Play',
    known: 'You already have this game. Continue where you left off.',
    goOn: 'Continue',
    again: 'Start again',
    watch: 'Watch the replay',
    puzzleOnly: 'Play the puzzle from its start',
    checks: {
      checking: 'Checking …',
      unique: 'One solution, checked here',
      multiple: 'Many solutions',
      none: 'No solution',
      failed: 'Couldn’t be checked',
    },
    keep: 'Keep',
    kept: 'Kept in Library',
    rules: 'Rules in this puzzle',
    refused: 'This link can’t be opened',
    other: 'Choose another puzzle',
  },
};
