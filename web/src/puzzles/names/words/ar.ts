import { LEVELS } from '../../levels/words/ar.ts';
import type { enNames } from './en.ts';

export const arNames: typeof enNames = {
  levels: LEVELS,
  kinds: {
    classic: '',
    jigsaw: 'جيغسو',
    x: 'X',
    windoku: 'ويندوكو',
    disjoint: 'مجموعات منفصلة',
    twodoku: 'تودوكو',
    butterfly: 'فراشة',
    samurai: 'ساموراي',
    tinysamurai: 'ساموراي صغير',
  },
};
