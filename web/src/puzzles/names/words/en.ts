import type { ShelfLevel, ShelfKind } from '../../shelf-entry.ts';

export const enBoards = {
  levels: { easy: 'Easy', medium: 'Medium', hard: 'Hard' } satisfies Record<ShelfLevel, string>,
  kinds: {
    classic: '',
    jigsaw: 'Jigsaw',
    x: 'X',
    windoku: 'Windoku',
    disjoint: 'Disjoint groups',
    twodoku: 'Twodoku',
    butterfly: 'Butterfly',
    samurai: 'Samurai',
    tinysamurai: 'Tiny samurai',
  } satisfies Record<ShelfKind, string>,
};
