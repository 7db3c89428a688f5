import type { Difficulty } from 'pencilmark';

export const enShelf = {
  withoutScript: 'No JavaScript? Play in pure HTML and CSS:',
  notices: 'Copyright notices',
  title: 'Puzzles',
  lead: 'Our own puzzles, each proven to have exactly one solution.',
  levels: {
    beginner: 'One box, row or column at a time: where can a digit still go?',
    easy: 'Also cells where only one digit is left.',
    medium: 'Pencil marks begin to pay: pairs, triples, locked candidates.',
    hard: 'Fish, wings and other patterns across the board.',
    expert: 'Chains of “if not here, then there”.',
    extreme: 'Long chains, and assumptions that meet.',
    beyond: 'No pattern is left: assumptions branch.',
  } satisfies Record<Difficulty, string>,
  another: 'New puzzle',
  givens: (count: number) => `${count} givens`,
  own: 'Import your own',
};
