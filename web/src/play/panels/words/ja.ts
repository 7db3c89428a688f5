import type { enCover } from './en.ts';

export const jaCover: typeof enCover = {
  title: '別のタブで開かれています',
  text: 'このゲームは別のタブで開かれています。失われたものはありません。ここで続けられます。',
  here: 'ここで遊ぶ',
  other: '別の問題を選ぶ',
};
