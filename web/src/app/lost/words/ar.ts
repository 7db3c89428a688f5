import type { enLost } from './en.ts';

export const arLost: typeof enLost = {
  title: 'لا شيء هنا',
  page: 'لا توجد صفحة في هذا العنوان.',
  game: 'هذه اللعبة على جهاز آخر. اطلب رابطها.',
  today: 'اليوم',
  puzzles: 'لغز جديد',
};
