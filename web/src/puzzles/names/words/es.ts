import { LEVELS } from '../../levels/words/es.ts';
import type { enNames } from './en.ts';

export const esNames: typeof enNames = {
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
