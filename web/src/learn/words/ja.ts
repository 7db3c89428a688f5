import type { enLearn } from './en.ts';

/** Japanese for the technique book. */
export const jaLearn: typeof enLearn = {
  title: '手筋',
  lead: 'すべての手筋を、やさしい順に例つきで紹介します。',
  chapters: {
    rules: '追加ルールのある問題',
    others: 'めったに使わないもの',
  },
  count: (count) => `${count}個`,
  all: '手筋の一覧',
  previous: (name) => `前へ：${name}`,
  next: (name) => `次へ：${name}`,
  walk: '順を追って見る',
  whole: '全体を見る',
  play: 'この局面を解く',
  rated: (rating) => `SE ${rating.toFixed(1)}`,
  board: (name) => `例：${name}`,
  failed: 'このページを読み込めませんでした。もう一度お試しください。',
};
