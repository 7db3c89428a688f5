import type { enCover } from './en.ts';

export const arCover: typeof enCover = {
  title: 'مفتوحة في علامة تبويب أخرى',
  text: 'هذه اللعبة مفتوحة في علامة تبويب أخرى. لم يضع شيء؛ يمكنك المتابعة هنا.',
  here: 'العب هنا',
  other: 'اختر أحجية أخرى',
};
