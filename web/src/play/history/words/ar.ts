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
  trial: 'افتراض من هنا',

  name: 'الاسم',
  nameLabel: 'اسم العلامة المرجعية',
  save: 'احفظ',
  remove: 'احذف',
  saved: (name) => `حُفظت ${name}.`,
  removed: 'حُذف الاسم.',

  try: 'افتراض',
  tryLong: 'افتراض: جرّب نقلات من هنا',
  trying: 'افتراض جارٍ',
  tried: 'بدأ الافتراض.',
  keep: 'أبقِه',
  kept: 'ثُبّت الافتراض.',
  back: 'تجاهله',
  gone: 'عودة إلى بداية الافتراض؛ وتبقى نقلاته في السجل.',

  compare: 'قارن',
  pinned: 'المقارنة مع هذه النقلة. اختر أخرى.',
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
  mistakeLong: 'تراجع عن الأخطاء: عُد إلى ما قبل أولها',
  noMistake: 'لا خطأ على اللوحة.',
  before: 'عودة إلى ما قبل أول خطأ.',
  openEnd: 'لهذه الأحجية عدة حلول، فلا إدخال بمفرده خاطئ.',
  impossible: 'ليس لهذه الأحجية حل.',

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
