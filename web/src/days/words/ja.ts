import type { enDays } from './en.ts';

export const jaDays: typeof enDays = {
  week: '今週',
  streak: (count) => [String(count), '日連続'],
  marks: { none: '未開始', begun: '途中', later: '後日解決', solved: '当日に解決' },
};
