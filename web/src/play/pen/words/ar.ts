import type { enPen } from './en.ts';

/** Arabic for colouring candidates and drawing lines. */
export const arPen: typeof enPen = {
  title: 'القلم',
  close: 'أغلق',
  /** Texts read aloud about a cell. */
  cell: {
    coloured: (symbol, colour) => `${symbol} ${colour}`,
    line: {
      plain: (end) => `خط إلى ${end}`,
      strong: (end) => `رابط قوي إلى ${end}`,
      weak: (end) => `رابط ضعيف إلى ${end}`,
    },
  },
  toolLabel: 'الأداة',
  tools: { candidates: 'لوّن', plain: 'خط', strong: 'رابط قوي', weak: 'رابط ضعيف' },
  colourLabel: 'لون القلم',
  colour: (name) => `قلم ${name}`,
  cells: 'صِل خلايا كاملة',
  at: 'في',
  how: {
    candidates: 'اضغط مرشحًا على اللوحة، أو اختر خلايا واضغط رقمه.',
    lines: 'اسحب من واحد إلى آخر، أو اضغط أحدهما ثم الآخر، أو اضغط رقمًا في كل خلية.',
  },
  begun: (from) => `من ${from} إلى …`,
  cancelled: 'أُلغي الخط.',
  drawn: (what, from, to) => `${what} من ${from} إلى ${to}.`,
  gone: 'أُزيل الخط.',
  filled: 'هذه الخلية مملوءة.',
  coloured: {
    add: (colour, names) => `${names.join('، ')}: ${colour}.`,
    remove: (colour, names) => `${names.join('، ')}: لم تعد ${colour}.`,
  },
};
