import type { enLearn } from './en.ts';

/** Arabic for the technique book. */
export const arLearn: typeof enLearn = {
  title: 'طرق الحل',
  lead: 'كل طريقة مع مثال، من الأسهل إلى الأصعب.',
  chapters: {
    rules: 'مع قواعد إضافية',
    others: 'نادرًا ما تلزم',
  },
  count: (count) => `عدد الطرق: ${count}`,
  all: 'كل الطرق',
  previous: (name) => `السابقة: ${name}`,
  next: (name) => `التالية: ${name}`,
  walk: 'خطوة بخطوة',
  whole: 'أظهر الكل',
  play: 'العب هذا الوضع',
  rated: (rating) => `SE ${rating.toFixed(1)}`,
  board: (name) => `مثال: ${name}`,
  failed: 'تعذر جلب هذه الصفحة. حاول مرة أخرى.',
};
