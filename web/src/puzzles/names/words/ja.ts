import type { enBoards } from './en.ts';

export const jaBoards: typeof enBoards = {
  levels: { easy: '初級', medium: '中級', hard: '上級' },
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
