import type { enPen } from './en.ts';

/** Spanish for colouring candidates and drawing lines. */
export const esPen: typeof enPen = {
  title: 'Lápiz',
  close: 'Cerrar',
  /** Texts read aloud about a cell. */
  cell: {
    coloured: (symbol, colour) => `${symbol} ${colour}`,
    line: {
      plain: (end) => `línea hasta ${end}`,
      strong: (end) => `enlace fuerte con ${end}`,
      weak: (end) => `enlace débil con ${end}`,
    },
  },
  toolLabel: 'Herramienta',
  tools: { candidates: 'Colorear', plain: 'Línea', strong: 'Enlace fuerte', weak: 'Enlace débil' },
  colourLabel: 'Color del lápiz',
  colour: (name) => `Lápiz ${name}`,
  cells: 'Unir celdas enteras',
  at: 'en',
  how: {
    candidates: 'Pulsa un candidato en el tablero, o selecciona celdas y pulsa su cifra.',
    lines: 'Arrastra de uno a otro, pulsa primero uno y luego el otro, o pulsa una cifra en cada celda.',
  },
  begun: (from) => `De ${from} a …`,
  cancelled: 'Línea cancelada.',
  drawn: (what, from, to) => `${what} de ${from} a ${to}.`,
  gone: 'Línea quitada.',
  filled: 'Esa celda está rellena.',
  coloured: {
    add: (colour, names) => `${names.join(', ')}: ${colour}.`,
    remove: (colour, names) => `${names.join(', ')}: ya no ${colour}.`,
  },
};
