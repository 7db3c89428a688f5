import type { enBoards } from './en.ts';

export const esBoards: typeof enBoards = {
  levels: { easy: 'Fácil', medium: 'Medio', hard: 'Difícil' },
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
