import type { BoardState, Move } from '@pencilmark/game';
import { type Cell, cellName, type Geometry, symbolOf } from 'pencilmark';
import type { ShelfEntry, ShelfKind } from '../../shelf/shelf-entry.ts';
import type { Locale } from '../locale.ts';

const cells = (count: number): string => (count === 1 ? '1 case' : `${count} cases`);

const MARKS = { corner: 'marque de coin', centre: 'marque centrale' } as const;

const COLOURS = ['rouge', 'orange', 'jaune', 'vert', 'turquoise', 'bleu', 'violet', 'gris'];

const KINDS: Readonly<Record<ShelfKind, string>> = {
  classic: '',
  jigsaw: 'Jigsaw',
  x: 'X',
  windoku: 'Windoku',
  disjoint: 'Groupes disjoints',
  twodoku: 'Twodoku',
  butterfly: 'Papillon',
  samurai: 'Samouraï',
  tinysamurai: 'Petit samouraï',
};

/** Kinds that come in several sizes. */
const SIZED: readonly ShelfKind[] = ['jigsaw', 'x'];

const LEVELS: Locale['play']['levels'] = { easy: 'Facile', medium: 'Moyen', hard: 'Difficile' };

function boardKind(kind: ShelfKind, size: number): string {
  if (kind === 'classic') return `${size}×${size}`;
  return SIZED.includes(kind) ? `${KINDS[kind]} ${size}×${size}` : KINDS[kind];
}

/** French for the play page. */
export const frPlay: Locale['play'] = {
  menu: { open: 'Menu' },
  nav: { label: 'Pages', skip: 'À la grille' },
  pages: { play: 'Jouer', puzzles: 'Grilles', make: 'Créer', watch: 'Observer', library: 'Collection' },
  levels: LEVELS,
  boardKind,
  shelfTitle: ({ level, kind }: ShelfEntry, { size }: Geometry): string =>
    `${LEVELS[level]} · ${boardKind(kind, size)}`,
  colours: COLOURS,

  cell: {
    place: (row, column) => `Ligne ${row}, colonne ${column}`,
    empty: 'vide',
    given: 'donnée',
    corner: (digits) => `coin ${digits.join(' ')}`,
    centre: (digits) => `centre ${digits.join(' ')}`,
    allowed: (digits) => `possible ${digits.join(' ')}`,
    single: (digits) => `singleton ${digits.join(' ')}`,
    coloured: (symbol, colour) => `${symbol} ${colour}`,
    line: {
      plain: (end) => `trait vers ${end}`,
      strong: (end) => `lien fort vers ${end}`,
      weak: (end) => `lien faible vers ${end}`,
    },
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
    several: 'Plusieurs',
    severalLong: 'Sélectionner plusieurs cases',
    check: 'Vérifier',
    hint: 'Indice',
  },

  clock: { pause: 'Pause', resume: 'Reprendre', time: 'Temps', paused: 'En pause' },

  serial: {
    label: 'La grille en texte',
    load: 'Charger',
    giveUp: 'Revenir à la grille telle qu’elle est',
    copy: 'Copier',
    copied: 'Copié',
    notCopied: 'Le navigateur ne permet pas de copier ici ; sélectionnez le texte et copiez-le.',
  },

  said: {
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
    move: (move: Move, { puzzle: { geometry } }: BoardState): string => {
      const where = (list: readonly Cell[]): string =>
        list.length === 1 ? `en ${cellName(geometry, list[0])}` : `dans ${cells(list.length)}`;
      switch (move.kind) {
        case 'enter':
          return `${symbolOf(geometry, move.digit)} ${where(move.cells)}.`;
        case 'erase':
          return `Effacé ${where(move.cells)}.`;
        case 'mark': {
          const what = `${MARKS[move.marks]} ${symbolOf(geometry, move.digit)}`;
          return move.change === 'add'
            ? `${what} ${where(move.cells)}.`
            : `Plus de ${what} ${where(move.cells)}.`;
        }
        case 'colour': {
          const what = COLOURS[move.colour - 1];
          return move.change === 'add'
            ? `${what} ${where(move.cells)}.`
            : `Plus de ${what} ${where(move.cells)}.`;
        }
        case 'set-marks':
          return `Marques écrites ${where(move.marks.map(({ cell }) => cell))}.`;
        default:
          return 'Fait.';
      }
    },
  },

  help: {
    label: 'Combien d’aide souhaitez-vous ?',
    short: 'Aide',
    presets: { paper: 'Papier', usual: 'Habituelle', everything: 'Tout' },
    later: 'Fermer ; c’est aussi dans les réglages',
  },

  doings: {
    label: 'Le programme fait',
    accept: 'Accepter',
    reveal: 'Révéler',
    solve: 'Résoudre',
    fill: 'Remplir les marques',
    reset: 'Recommencer',
    clear: 'Vider',
    long: {
      accept: 'Écrire tous les singletons affichés',
      reveal: 'Écrire la réponse de la case sélectionnée',
      solve: 'Résoudre à partir d’ici',
      fill: 'Noter tout ce que les règles permettent',
      reset: 'Recommencer : toutes les réponses et les marques disparaissent',
      clear: 'Vider la grille, les données aussi',
    },
  },

  later: { failed: 'Cette partie de la page n’a pas pu être chargée. Y a-t-il une connexion ?' },
};
