import type { enWin } from './en.ts';

const PACES = {
  hare: 'سريع كالأرنب',
  between: 'بين الأرنب والسلحفاة',
  tortoise: 'مثابر كالسلحفاة',
} as const;

export const arWin: typeof enWin = {
  share: 'شارك',
  replay: 'إعادة العرض',
  title: 'حُلّت',
  byProgram: 'حلّها البرنامج',
  all: 'كل الأحاجي',
  next: 'الأحجية التالية',
  text: 'كل خلية مملوءة، وكل قاعدة مرعية.',
  gauge: (time, par, pace) => `${time}، والجيد ${par}: ${PACES[pace]}.`,
};
