import { LEVELS } from '../../levels/words/cs.ts';
import type { enBoards } from './en.ts';

export const csBoards: typeof enBoards = {
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
