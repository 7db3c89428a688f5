import { LEVELS } from '../../levels/words/ja.ts';
import type { enBoards } from './en.ts';

export const jaBoards: typeof enBoards = {
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
