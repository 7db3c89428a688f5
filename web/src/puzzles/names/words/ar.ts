import { LEVELS } from '../../levels/words/ar.ts';
import type { enBoards } from './en.ts';

export const arBoards: typeof enBoards = {
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
