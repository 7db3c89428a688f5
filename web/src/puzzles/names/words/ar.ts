import type { enBoards } from './en.ts';

export const arBoards: typeof enBoards = {
  levels: { easy: 'سهل', medium: 'متوسط', hard: 'صعب' },
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
