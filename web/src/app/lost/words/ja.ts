import type { enLost } from './en.ts';

export const jaLost: typeof enLost = {
  title: '見つかりません',
  page: 'このアドレスにはページがありません。',
  game: 'このゲームは別の端末にあります。リンクを送ってもらってください。',
  today: '今日',
  puzzles: '新しい問題',
};
