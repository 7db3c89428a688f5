import type { enTools } from './en.ts';

export const arTools: typeof enTools = {
  title: 'الأدوات',
  close: 'أغلق',
  groups: { marks: 'العلامات', back: 'نظرة إلى الوراء', give: 'الاستسلام' },
  several: 'اختيار',
  fill: 'المرشحات',
  accept: 'الوحيدات',
  point: 'نقطة حفظ',
  reveal: 'اكشف',
  solve: 'حل',
  restart: 'من البداية',
  givens: 'المعطيات',
  long: {
    accept: 'اكتب كل القيم الوحيدة المُبرزة، أو العلامات المنفردة في الاختيار',
    reveal: 'اكتب حل الخلية المختارة',
    solve: 'حل من هنا',
    fill: 'دوّن كل الأرقام الممكنة',
    restart: 'ابدأ من جديد: احذف كل الإدخالات والعلامات',
    givens: 'اجعل هذه الأرقام المعطيات',
  },
};
