import type { enApp } from './en.ts';

export const jaApp: typeof enApp = {
  menu: { open: 'メニュー' },
  nav: { label: 'ページ', skip: '盤へ' },
};
