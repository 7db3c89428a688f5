import type { enCover } from './en.ts';

export const arCover: typeof enCover = {
  title: 'مفتوحة في لسان آخر',
  text: 'هذه اللعبة تُلعب في لسان أو نافذة أخرى. لم يضع شيء: يمكن أن تستمر هنا.',
  here: 'العب هنا',
  other: 'اختر أحجية أخرى',
};
