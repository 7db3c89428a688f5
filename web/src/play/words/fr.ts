import type { enPlay } from './en.ts';

const COLOURS = ['rouge', 'orange', 'jaune', 'vert', 'turquoise', 'bleu', 'violet', 'gris'];

const cells = (count: number): string => (count === 1 ? '1 case' : `${count} cases`);

export const frPlay: typeof enPlay = {
  colours: COLOURS,
  marks: { corner: 'marque de coin', centre: 'marque centrale' },
  cell: {
    place: (row, column) => `Ligne ${row}, colonne ${column}`,
    inText: (row, column) => `ligne ${row}, colonne ${column}`,
    empty: 'vide',
    given: 'donnée',
    corner: (digits) => `coin ${digits.join(' ')}`,
    centre: (digits) => `centre ${digits.join(' ')}`,
    allowed: (digits) => `possible ${digits.join(' ')}`,
    single: (digits) => `singleton ${digits.join(' ')}`,
    conflict: 'enfreint une règle',
    wrong: 'pas la solution',
  },
  board: {
    label: (name) => `Grille de sudoku, ${name}`,
    in: 'Cases plus grandes',
    out: 'Cases plus petites',
  },
  modes: {
    label: 'Ce qu’écrit une touche de chiffre',
    digit: 'Chiffre',
    corner: 'Coin',
    centre: 'Centre',
    colour: 'Couleur',
  },
  pad: {
    label: 'Touches',
    key: {
      digit: (symbol) => `Écrire ${symbol}`,
      corner: (symbol) => `Marque de coin ${symbol}`,
      centre: (symbol) => `Marque centrale ${symbol}`,
      colour: (index) => `Couleur ${COLOURS[index]}`,
    },
    left: (count) => `reste ${count}`,
    erase: 'Effacer',
    undo: 'Annuler',
    redo: 'Rétablir',
    severalLong: 'Sélectionner plusieurs cases',
    check: 'Vérifier',
    hint: 'Indice',
    tools: 'Outils',
    pen: 'Stylo',
    moves: 'Coups',
  },
  clock: { pause: 'Pause', resume: 'Reprendre', time: 'Temps', paused: 'En pause' },
  copied: 'Copié',
  notCopied: 'Le navigateur ne permet pas de copier ici ; sélectionnez le texte et copiez-le.',
  messages: {
    given: 'C’est une donnée.',
    zoomed: (cell) => `Cases de ${cell} pixels.`,
    undone: 'Annulé.',
    redone: 'Rétabli.',
    nothing: 'Rien à faire.',
    reset: 'Recommencé.',
    cleared: 'La grille est vide.',
    paused: 'En pause.',
    resumed: 'Le jeu reprend.',
    won: 'Résolu !',
    notSolution: (done) => `${done} Ce n’est pas la solution.`,
    filledWrong: 'Toutes les cases sont remplies, mais une règle est enfreinte.',
    conflict: (done, conflict) => `${done} ${conflict}.`,
    mode: (mode) => `Mode ${mode}.`,
    selected: (count) => `${cells(count)} sélectionnées.`,
  },
  moved: {
    where: (count, cell) => (count === 1 ? `en ${cell}` : `dans ${cells(count)}`),
    entered: (symbol, where) => `${symbol} ${where}.`,
    erased: (where) => `Effacé ${where}.`,
    marked: {
      add: (what, where) => `${what} ${where}.`,
      remove: (what, where) => `Plus de ${what} ${where}.`,
    },
    coloured: {
      add: (what, where) => `${what} ${where}.`,
      remove: (what, where) => `Plus de ${what} ${where}.`,
    },
    placed: (where) => `Chiffres écrits ${where}.`,
    filled: (where) => `Marques écrites ${where}.`,
    done: 'Fait.',
  },
};
