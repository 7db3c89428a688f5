import type { enDays } from './en.ts';

export const arDays: typeof enDays = {
  week: 'هذا الأسبوع',
  streak: (count) =>
    count === 1
      ? ['', 'يوم واحد']
      : count === 2
        ? ['', 'يومان متتاليان']
        : [String(count), count >= 3 && count <= 10 ? ' أيام متتالية' : ' يومًا متتاليًا'],
  marks: { none: 'لم تبدأ', begun: 'جارية', later: 'حُلّت لاحقًا', solved: 'حُلّت في يومها' },
};
