/** A technique within a sentence: `an X-wing`, `a naked pair`. */
const lower = (name: string): string =>
  /^[A-Z][a-z]/.test(name) ? name[0].toLowerCase() + name.slice(1) : name;
export const one = (name: string): string =>
  `${/^(?!uni)[aeiou]|^(X|A[IL])/.test(lower(name)) ? 'an' : 'a'} ${lower(name)}`;

/** English for the pages of Learn. The techniques themselves are told by the engine. */
export const enLearn = {
  title: 'Learn',
  lead: 'Every lesson is done on a board, by you. Start anywhere.',
  chapters: {
    singles: 'Singles',
    lines: 'Boxes and lines',
    subsets: 'Pairs and triples',
    fish: 'Fish',
    wings: 'Wings and rectangles',
    chains: 'Chains',
    sets: 'Almost locked sets',
    rules: 'With further rules',
    others: 'Seldom needed',
  },
  /** Beside a chapter's heading. */
  count: (count: number) => (count === 1 ? '1 technique' : `${count} techniques`),
  share: (learnt: number, of: number) => `${learnt} of ${of}`,
  all: 'All techniques',
  previous: (name: string) => `Previous: ${name}`,
  next: (name: string) => `Next: ${name}`,
  walk: 'Walk through it',
  whole: 'Show all of it',
  play: 'Play this position',
  practise: 'Practise',
  lesson: 'Lesson',
  rated: (rating: number) => `SE ${rating.toFixed(1)}`,
  board: (name: string) => `Example: ${name}`,
  failed: 'This page couldn’t be loaded. Try again.',

  /** How a technique stands, after its name. */
  standing: { learnt: 'learnt', begun: 'begun', due: 'due' },
  due: (count: number) => `${count} due today`,
  nothingDue: 'Nothing due today',
  minutes: (count: number) => (count === 1 ? 'about 1 minute' : `about ${count} minutes`),
  start: 'Start',
  session: 'Session',
  anotherSession: 'Another session',

  level: {
    title: 'Find my level',
    lead: 'Ten positions. You can stop at any time.',
    stop: 'Stop here',
    start: (chapter: string) => `Start with: ${chapter}`,
    score: (right: number, of: number) => `${right} of ${of} right`,
    marked: 'The chapter is marked on the map from now on. Nothing is locked.',
    first: (name: string) => `First lesson: ${lower(name)}`,
    here: 'Start here',
  },

  drill: {
    board: 'Position to practise on',
    position: (at: number, of: number) => `Position ${at} of ${of}`,
    place: (name: string) => `Find the ${lower(name)}`,
    remove: (name: string) => `Remove what the ${lower(name)} rules out`,
    howToPlace: 'Tap a mark to enter it, or choose a cell and press its digit.',
    howToRemove: 'Tap the marks that go, or choose a cell and press their digits.',
    marks: { label: 'Marks', all: 'All', mine: 'Only mine', none: 'None' },
    keys: 'Digits of the chosen cell',
    enter: (digit: string) => `Enter ${digit}`,
    cross: (digit: string) => `Cross out ${digit}`,
    crossed: (digits: readonly string[]) => `crossed out ${digits.join(' ')}`,
    noCandidate: (digit: number) => `${digit} can’t go here anyway.`,
    show: 'Show me',
    nothing: 'Nothing here',
    check: 'Check',
    nextPosition: 'Next position',
    finish: 'Finish',
    close: 'Close',
    making: 'Making a position …',
    cancel: 'Cancel',
    stopped: 'Stopped.',
    failed: 'That didn’t work.',
    again: 'Try again',

    right: 'Right',
    rightlyNothing: 'Right, nothing here',
    other: (name: string) => `Right, but that is ${one(name)}`,
    notRuledOut: (cell: string, digit: number) => `Not ruled out: ${cell} can still be ${digit}`,
    /** The digit is in another cell of the box. */
    elsewhere: (cell: string, digit: number, other: string) =>
      `${cell} can’t be ${digit}: that goes in ${other}`,
    notShown: (cell: string, digit: number) => `No single step shows this about the ${digit} in ${cell}`,
    missed: 'There is one here. Look again',
    unmarked: 'Nothing is marked yet',
    shown: 'This was it',
    none: 'There was none here',
    review: (when: string) => `next review ${when}`,
    soon: 'comes back soon',
    score: (right: number, of: number) => `${right} of ${of} at first try`,
    again5: 'Once more',
    returns: 'When they come back',
  },
};
