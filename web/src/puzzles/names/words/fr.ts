import { LEVELS } from '../../levels/words/fr.ts';
import type { enNames } from './en.ts';

export const frNames: typeof enNames = {
  levels: LEVELS,
  kinds: {
    classic: '',
    jigsaw: 'Jigsaw',
    x: 'X',
    windoku: 'Windoku',
    disjoint: 'Groupes disjoints',
    twodoku: 'Twodoku',
    butterfly: 'Papillon',
    samurai: 'Samouraï',
    tinysamurai: 'Petit samouraï',
  },
};
