import type { enPen } from './en.ts';

/** Czech for colouring candidates and drawing lines. */
export const csPen: typeof enPen = {
  title: 'Pero',
  close: 'Zavřít',
  /** Texts read aloud about a cell. */
  cell: {
    coloured: (symbol, colour) => `${symbol} ${colour}`,
    line: {
      plain: (end) => `čára k ${end}`,
      strong: (end) => `silná vazba s ${end}`,
      weak: (end) => `slabá vazba s ${end}`,
    },
  },
  toolLabel: 'Nástroj',
  tools: { candidates: 'Barvit', plain: 'Čára', strong: 'Silná vazba', weak: 'Slabá vazba' },
  colourLabel: 'Barva pera',
  colour: (name) => `Pero ${name}`,
  cells: 'Spojovat celé buňky',
  at: 'na',
  how: {
    candidates: 'Stiskni kandidáta na desce, nebo vyber buňky a stiskni jeho číslici.',
    lines: 'Táhni od jednoho k druhému, stiskni jeden a pak druhý, nebo stiskni číslici v každé buňce.',
  },
  begun: (from) => `Od ${from} k …`,
  cancelled: 'Čára zrušena.',
  drawn: (what, from, to) => `${what} od ${from} k ${to}.`,
  gone: 'Čára odstraněna.',
  filled: 'Ta buňka je vyplněná.',
  coloured: {
    add: (colour, names) => `${names.join(', ')}: ${colour}.`,
    remove: (colour, names) => `${names.join(', ')}: už ne ${colour}.`,
  },
};
