import { LEVELS } from '../../levels/words/de.ts';
import type { enNames } from './en.ts';

export const deNames: typeof enNames = {
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
