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
      strong: (end) => `starke Verbindung zu ${end}`,
      weak: (end) => `schwache Verbindung zu ${end}`,
    },
  },
  toolLabel: 'Was der Stift tut',
  tools: { candidates: 'Färben', plain: 'Linie', strong: 'Starke Verbindung', weak: 'Schwache Verbindung' },
  colourLabel: 'Farbe des Stifts',
  colour: (name) => `Stift ${name}`,
  cells: 'Ganze Zellen verbinden',
  at: 'auf',
  how: {
    candidates: 'Drücke einen Kandidaten auf dem Brett, oder wähle Zellen und drücke seine Ziffer.',
    lines:
      'Ziehe von einem zum andern, drücke erst den einen, dann den andern, oder eine Ziffer in jeder Zelle.',
  },
  begun: (from) => `Von ${from} nach …`,
  cancelled: 'Keine Linie.',
  drawn: (what, from, to) => `${what} von ${from} nach ${to}.`,
  gone: 'Die Linie ist weg.',
  filled: 'Diese Zelle ist gefüllt.',
  coloured: {
    add: (colour, names) => `${names.join(', ')}: ${colour}.`,
    remove: (colour, names) => `${names.join(', ')}: nicht mehr ${colour}.`,
  },
};
