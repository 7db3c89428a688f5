import { LEVELS } from '../../levels/words/en.ts';
import type { ShelfKind } from '../../shelf-entry.ts';

export const enNames = {
  levels: LEVELS,
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
