import type { enBoards } from './en.ts';

export const csBoards: typeof enBoards = {
  levels: { easy: 'Lehké', medium: 'Střední', hard: 'Těžké' },
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
