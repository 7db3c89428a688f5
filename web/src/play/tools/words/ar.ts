import type { enTools } from './en.ts';

export const arTools: typeof enTools = {
  title: 'الأدوات',
  close: 'أغلق',
  groups: { marks: 'العلامات', back: 'نظرة إلى الوراء', give: 'الاستسلام' },
  several: 'عدة خلايا',
  fill: 'المرشحات',
  accept: 'الوحيدات',
  point: 'نقطة حفظ',
  reveal: 'اكشف',
  solve: 'حل',
  restart: 'من البداية',
  long: {
    accept: 'اكتب كل القيم الوحيدة المعروضة، وإلا فالعلامات المنفردة في الخلايا المختارة',
    reveal: 'اكتب جواب الخلية المختارة',
    solve: 'حل من هنا',
    fill: 'دوّن كل ما تسمح به القواعد',
    restart: 'ابدأ من جديد: تزول كل الإدخالات والعلامات',
  },
};
