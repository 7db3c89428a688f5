import type { enCover } from './en.ts';

export const jaCover: typeof enCover = {
  title: '別のタブで開かれています',
  text: 'このゲームは別のタブかウィンドウで遊ばれています。何も失われません。ここで続けることもできます。',
  here: 'ここで遊ぶ',
  other: '別の問題を選ぶ',
};
