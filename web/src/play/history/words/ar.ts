import { AR } from 'pencilmark/explain/ar';
import type { enHistory } from './en.ts';

/** Arabic for the tree of moves. */
export const arHistory: typeof enHistory = {
  title: 'النقلات',
  close: 'أغلق',
  start: 'البداية',
  fold: (count) => `نقلات: ${count}`,
  branch: (count) => `فروع: ${count}`,
  row: (what, details) => [what, ...details].join('، '),
  current: 'على اللوحة',
  begins: 'يبدأ فرع',
  trial: 'تجربة من هنا',

  name: 'الاسم',
  nameLabel: 'اسم هذه اللحظة',
  save: 'احفظ',
  remove: 'أزل',
  saved: (name) => `سُمّيت ${name}.`,
  removed: 'أُزيل الاسم.',

  try: 'جرّب',
  tryLong: 'جرّب من هنا',
  trying: 'تجربة جارية',
  tried: 'تبدأ تجربة هنا.',
  keep: 'أبقِ',
  kept: 'صارت التجربة جزءًا من اللعبة.',
  back: 'تخلَّ',
  gone: 'عودة إلى حيث بدأت التجربة. تبقى في الشجرة.',

  compare: 'قارن',
  pinned: 'يُقارن بهذه اللحظة من الآن. انتقل إلى أخرى.',
  same: 'اللوحتان متماثلتان.',
  differ: (count) => `خلايا مختلفة (${count}):`,
  more: (count) => `و ${count} أخرى`,
  difference: (cell, parts) => `${cell} ${parts.join('، ')}`,
  changed: (from, to) => `${from} ← ${to}`,
  empty: 'فارغة',
  layers: {
    digit: 'رقم',
    corner: 'علامات الأركان',
    centre: 'علامات الوسط',
    colour: 'ألوان',
    'candidate-colour': 'ألوان المرشحات',
    line: 'خطوط',
  },

  mistake: 'تراجع عن الأخطاء',
  mistakeLong: 'تراجع عن الأخطاء: إلى ما قبل أولها',
  noMistake: 'ليس على اللوحة خطأ.',
  before: 'عودة إلى ما قبل أول خطأ.',
  openEnd: 'للأحجية عدة حلول، فلا إدخال خاطئ بذاته.',
  impossible: 'ليس للمعطيات حل.',

  jumped: (what) => `${what}.`,

  moves: {
    hint: (technique) => `تلميح: ${AR.names[technique]}`,
    placed: (symbol, cell) => `${symbol} في ${cell}`,
    placedSeveral: (count) => `أرقام كُتبت: ${count}`,
    line: { add: 'رُسم خط', remove: 'أُزيل خط' },
    candidates: (colour) => `مرشحات بلون ${colour}`,
    promoted: 'من الركن إلى الوسط',
    filled: 'مُلئت المرشحات',
    reset: 'من البداية',
    clear: 'أُفرغت',
    load: 'معطيات جديدة',
  },
};
