import type { enApp } from './en.ts';

export const jaApp: typeof enApp = {
  menu: { open: 'メニュー', more: 'その他' },
  nav: { label: 'ページ', skip: '盤へ移動' },
  leaf: { label: (date: string) => `今日、${date}`, waiting: '今日の問題はまだ解いていません' },
  settings: '設定',
};
