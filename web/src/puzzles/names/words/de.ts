import type { enBoards } from './en.ts';

export const deBoards: typeof enBoards = {
  levels: { easy: 'Leicht', medium: 'Mittel', hard: 'Schwer' },
  kinds: {
    classic: '',
    jigsaw: 'Jigsaw',
    x: 'X',
    windoku: 'Windoku',
    disjoint: 'Getrennte Gruppen',
    twodoku: 'Twodoku',
    butterfly: 'Schmetterling',
    samurai: 'Samurai',
    tinysamurai: 'Kleiner Samurai',
  },
};
