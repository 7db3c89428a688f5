import { LEVELS } from '../../levels/words/cs.ts';
import type { enNames } from './en.ts';

export const csNames: typeof enNames = {
  levels: LEVELS,
  kinds: {
    classic: '',
    jigsaw: 'Jigsaw',
    x: 'X',
    windoku: 'Windoku',
    disjoint: 'Oddělené skupiny',
    twodoku: 'Twodoku',
    butterfly: 'Motýl',
    samurai: 'Samuraj',
    tinysamurai: 'Malý samuraj',
  },
};
