import type { enBoards } from './en.ts';

export const frBoards: typeof enBoards = {
  levels: { easy: 'Facile', medium: 'Moyen', hard: 'Difficile' },
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
