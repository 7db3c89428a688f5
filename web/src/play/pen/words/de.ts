import type { enPen } from './en.ts';

/** German for colouring candidates and drawing lines. */
export const dePen: typeof enPen = {
  title: 'Stift',
  close: 'Schließen',
  /** Texts read aloud about a cell. */
  cell: {
    coloured: (symbol, colour) => `${symbol} ${colour}`,
    line: {
      plain: (end) => `Linie zu ${end}`,
      strong: (end) => `starker Link zu ${end}`,
      weak: (end) => `schwacher Link zu ${end}`,
    },
  },
  toolLabel: 'Werkzeug',
  tools: { candidates: 'Färben', plain: 'Linie', strong: 'Starker Link', weak: 'Schwacher Link' },
  colourLabel: 'Stiftfarbe',
  colour: (name) => `Stift ${name}`,
  cells: 'Ganze Zellen verbinden',
  at: 'in',
  how: {
    candidates: 'Tippe auf einen Kandidaten auf dem Brett, oder wähle Zellen und drücke seine Ziffer.',
    lines:
      'Ziehe von einem zum anderen, tippe beide nacheinander an, oder drücke in jeder Zelle eine Ziffer.',
  },
  begun: (from) => `Von ${from} nach …`,
  cancelled: 'Linie abgebrochen.',
  drawn: (what, from, to) => `${what} von ${from} nach ${to}.`,
  gone: 'Linie entfernt.',
  filled: 'Diese Zelle ist gefüllt.',
  coloured: {
    add: (colour, names) => `${names.join(', ')}: ${colour}.`,
    remove: (colour, names) => `${names.join(', ')}: nicht mehr ${colour}.`,
  },
};
