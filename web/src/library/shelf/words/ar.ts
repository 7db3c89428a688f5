import type { enShelf } from './en.ts';

export const arShelf: typeof enShelf = {
  withoutScript: 'اللعبة نفسها بلا سطر واحد من JavaScript:',
  title: 'الأحاجي',
  lead: 'صُنعت هنا، وثبت لكل منها حل واحد بالضبط.',
  levels: {
    easy: 'قيم وحيدة فقط، ومعطيات كثيرة.',
    medium: 'قيم وحيدة فقط، لكن معطيات أقل.',
    hard: 'القيم الوحيدة لا تكفي.',
  },
  givens: (count) => `المعطيات: ${count}`,
  own: 'الصق أحجيتك أو افتحها',
};
