import { LEVELS } from '../../levels/words/fr.ts';
import type { enBoards } from './en.ts';

export const frBoards: typeof enBoards = {
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
