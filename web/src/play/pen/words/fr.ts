import type { enPen } from './en.ts';

/** French for colouring candidates and drawing lines. */
export const frPen: typeof enPen = {
  title: 'Stylo',
  close: 'Fermer',
  /** Texts read aloud about a cell. */
  cell: {
    coloured: (symbol, colour) => `${symbol} ${colour}`,
    line: {
      plain: (end) => `trait vers ${end}`,
      strong: (end) => `lien fort vers ${end}`,
      weak: (end) => `lien faible vers ${end}`,
    },
  },
  toolLabel: 'Outil',
  tools: { candidates: 'Colorier', plain: 'Trait', strong: 'Lien fort', weak: 'Lien faible' },
  colourLabel: 'Couleur du stylo',
  colour: (name) => `Stylo ${name}`,
  cells: 'Relier des cases entières',
  at: 'en',
  how: {
    candidates: 'Touchez un candidat sur la grille, ou sélectionnez des cases et appuyez sur son chiffre.',
    lines:
      'Glissez de l’un à l’autre, touchez l’un puis l’autre, ou appuyez sur un chiffre dans chaque case.',
  },
  begun: (from) => `De ${from} à …`,
  cancelled: 'Trait annulé.',
  drawn: (what, from, to) => `${what} de ${from} à ${to}.`,
  gone: 'Trait effacé.',
  filled: 'Cette case est remplie.',
  coloured: {
    add: (colour, names) => `${names.join(', ')} : ${colour}.`,
    remove: (colour, names) => `${names.join(', ')} : plus de ${colour}.`,
  },
};
