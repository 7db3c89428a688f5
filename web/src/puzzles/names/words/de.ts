import { LEVELS } from '../../levels/words/de.ts';
import type { enBoards } from './en.ts';

export const deBoards: typeof enBoards = {
  levels: LEVELS,
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
