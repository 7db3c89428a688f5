import type { enToday } from './en.ts';

export const arToday: typeof enToday = {
  title: 'اليوم',
  puzzle: 'أحجية اليوم',
  twist: 'تنويعة اليوم',
  classic: 'كلاسيكية 9×9',
  lead: 'حل واحد، والأحجية نفسها للجميع اليوم: سهلة يوم الاثنين، وتصعب حتى الأحد.',
  open: { new: 'العب', open: 'تابع' },
  solvedIn: (time) => `حُلّت في ${time}`,
  byProgram: 'حلّها Pencilmark',
  minutes: (count) => `نحو ${count} د`,
  making: 'نُعدّ أحجيتك…',
  cancel: 'ألغِ',
  failed: 'تعذّر إعداد الأحجية. حاول مرة أخرى.',
  week: 'هذا الأسبوع',
  streak: (count) =>
    count === 1
      ? ['', 'يوم واحد']
      : count === 2
        ? ['', 'يومان متتاليان']
        : [String(count), count >= 3 && count <= 10 ? ' أيام متتالية' : ' يومًا متتاليًا'],
  calendar: 'التقويم',
  marks: { none: 'لم تبدأ', begun: 'جارية', later: 'حُلّت لاحقًا', solved: 'حُلّت في يومها' },
  foot: (onDay, later, longest) => `في يومها: ${onDay}، لاحقًا: ${later}. أطول سلسلة بالأيام: ${longest}.`,
  before: 'الشهر السابق',
  after: 'الشهر التالي',
  unfinished: 'الجارية وجديد اليوم',
  filled: (filled, of) => `${filled} من ${of} خانة`,
  all: (count) => `الكل (${count})`,
  levels: 'أحجية جديدة',
  last: 'آخر مستوى لعبته',
  choose: 'اختر…',
  others: 'شيء مختلف',
  dailyTitle: (date, level) => `${date} · ${level}`,
  twistTitle: (date, name, level) => `${date} · ${name} · ${level}`,
  names: {
    classic: 'كلاسيكية',
    thermometers: 'موازين الحرارة',
    kropki: 'كروبكي',
    killer: 'كيلر',
    xv: 'XV',
    sandwich: 'شطيرة',
    arrows: 'أسهم',
    diagonals: 'قطران',
  },
};
