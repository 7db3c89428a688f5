import { LEVELS } from '../../levels/words/es.ts';
import type { enBoards } from './en.ts';

export const esBoards: typeof enBoards = {
  levels: LEVELS,
  kinds: {
    classic: '',
    jigsaw: 'Jigsaw',
    x: 'X',
    windoku: 'Windoku',
    disjoint: 'Grupos disjuntos',
    twodoku: 'Twodoku',
    butterfly: 'Mariposa',
    samurai: 'Samurái',
    tinysamurai: 'Samurái pequeño',
  },
};
