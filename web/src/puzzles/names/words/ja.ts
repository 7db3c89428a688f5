import { LEVELS } from '../../levels/words/ja.ts';
import type { enNames } from './en.ts';

export const jaNames: typeof enNames = {
  levels: LEVELS,
  kinds: {
    classic: '',
    jigsaw: 'ジグソー',
    x: '対角線',
    windoku: 'ウィンドウ',
    disjoint: '分離グループ',
    twodoku: '2連結',
    butterfly: 'バタフライ',
    samurai: 'サムライ',
    tinysamurai: '小サムライ',
  },
};
