import type { Locale } from '../locale.ts';

const cells = (count: number): string => (count === 1 ? '1 case' : `${count} cases`);

const COLOURS = ['rouge', 'orange', 'jaune', 'vert', 'turquoise', 'bleu', 'violet', 'gris'];

/** French for the play page. */
export const frPlay: Locale['play'] = {
  menu: { open: 'Menu' },
  nav: { label: 'Pages', skip: 'À la grille' },
  pages: { play: 'Jouer', puzzles: 'Grilles', make: 'Créer', watch: 'Observer', library: 'Collection' },
  levels: { easy: 'Facile', medium: 'Moyen', hard: 'Difficile' },
  kinds: {
    classic: '',
    jigsaw: 'Jigsaw',
    x: 'X',
    windoku: 'Windoku',
    disjoint: 'Groupes disjoints',
    twodoku: 'Twodoku',
    butterfly: 'Papillon',
    samurai: 'Samouraï',
    tinysamurai: 'Petit samouraï',
  },
  colours: COLOURS,
  marks: { corner: 'marque de coin', centre: 'marque centrale' },

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
    filled: (where) => `Marques écrites ${where}.`,
    done: 'Fait.',
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
      accept: 'Écrire tous les singletons affichés, sinon les marques isolées des cases choisies',
      reveal: 'Écrire la réponse de la case sélectionnée',
      solve: 'Résoudre à partir d’ici',
      fill: 'Noter tout ce que les règles permettent',
      reset: 'Recommencer : toutes les réponses et les marques disparaissent',
      clear: 'Vider la grille, les données aussi',
    },
  },

  later: { failed: 'Cette partie de la page n’a pas pu être chargée. Y a-t-il une connexion ?' },
};
