import type { ShelfLevel } from '../../../puzzles/shelf-entry.ts';

export const enShelf = {
  withoutScript: 'No JavaScript? Play in pure HTML and CSS:',
  title: 'Puzzles',
  lead: 'Our own puzzles, each proven to have exactly one solution.',
  levels: {
    easy: 'Singles all the way, and plenty of givens.',
    medium: 'Singles all the way, but fewer givens.',
    hard: 'Singles are not enough.',
  } satisfies Record<ShelfLevel, string>,
  givens: (count: number) => `${count} givens`,
  own: 'Import your own',
};
