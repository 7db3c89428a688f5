import type { enMake } from './en.ts';
import { LEVELS, STEP_LEVELS } from '../../puzzles/levels/words/fr.ts';

const grouped = (count: number): string => count.toLocaleString('fr');

/** French for the page on which puzzles are made. */
export const frMake: typeof enMake = {
  title: 'Créer des grilles',
  tabsLabel: 'Façons de créer une grille',
  tabs: {
    new: 'Nouvelle grille',
    drop: 'Retirer des cases',
    permute: 'Permuter',
    mask: 'Peindre un masque',
    set: 'Composer',
  },
  leads: {
    new: 'Avec exactement une solution, et aussi difficile que vous le voulez.',
    drop: 'La façon simple : une grille pleine dont on retire des cases au hasard. Voyez quand apparaît une seconde solution.',
    permute: 'Un autre aspect, la même grille : sa forme canonique trahit le déguisement.',
    mask: 'Peignez où doivent être les données ; on cherche alors des chiffres qui ne laissent qu’une solution.',
    set: 'Saisissez des chiffres, tracez des règles ou collez une grille de n’importe quel format : le verdict suit à mesure.',
  },

  board: {
    label: 'Plateau',
    kind: 'Genre',
    kinds: {
      classic: 'Blocs habituels',
      x: 'X : les diagonales aussi',
      windoku: 'Windoku',
      disjoint: 'Groupes disjoints',
      latin: 'Latin : sans blocs',
      twodoku: 'Twodoku',
      butterfly: 'Papillon',
      flower: 'Fleur',
      gattai3: 'Gattai-3',
      samurai: 'Samouraï',
      sohei: 'Sohei',
      windmill: 'Moulin',
      tinysamurai: 'Petit samouraï',
      jigsaw: 'Jigsaw',
    },
    size: 'Taille',
    sizeName: (size) => `${size}×${size}`,
    box: 'Blocs',
    boxName: (name) => name.replace('x', '×'),
    symbols: 'Symboles',
    symbolKinds: { digits: 'Chiffres', letters: 'Lettres', own: 'Les vôtres' },
    own: (size) => `Vos ${size} symboles, du premier au dernier`,
    regions: 'Régions d’après la graine',
    otherRegions: 'D’autres régions',
    wrong: (message) => `Ce plateau est impossible : ${message}`,
  },

  levels: LEVELS,
  difficulty: {
    label: 'Difficulté',
    names: {
      any: 'Quelconque',
      ...LEVELS,
      singles: 'Les singletons suffisent',
      technique: 'Une technique …',
      rating: 'Cote Sudoku Explainer …',
    },
    rating: { from: 'De ER', to: 'À ER' },
  },
  technique: {
    label: 'Technique que le chemin doit utiliser, et aucune au-dessus',
    search: 'Chercher une technique',
    levels: STEP_LEVELS,
    none: 'Aucune technique ne s’appelle ainsi.',
    chosen: (name) => `Choisie : ${name}`,
  },
  rules: {
    label: 'Règles',
    names: {
      killer: 'Killer',
      kropki: 'Kropki (tous les points donnés)',
      xv: 'XV (tous les signes donnés)',
      'odd-even': 'Pair et impair',
      'minimum-maximum': 'Minimum et maximum',
      'non-consecutive': 'Non consécutif',
    },
  },
  symmetry: {
    label: 'Symétrie des données',
    names: {
      none: 'Aucune',
      'rotation-180': 'Demi-tour',
      'rotation-90': 'Quart de tour',
      horizontal: 'Gauche et droite',
      vertical: 'Haut et bas',
      both: 'Gauche et droite, haut et bas',
      diagonal: 'Une diagonale',
      'anti-diagonal': 'L’autre diagonale',
      'both-diagonals': 'Les deux diagonales',
      full: 'De toutes les façons',
    },
  },
  dig: {
    label: 'Données',
    names: {
      usual: 'Comme d’habitude',
      minimal: 'Minimale : aucune n’est de trop',
      comfortable: 'Confortable : quelques-unes de plus',
      givens: 'Tant …',
    },
    count: 'Combien de données',
  },
  seed: { label: 'Graine', fresh: 'Nouvelle graine', index: 'Laquelle de la graine' },

  working: 'Au travail',
  go: 'Créer',
  stop: 'Annuler',
  another: 'Une autre',
  play: 'Jouer',
  starting: 'Démarrage …',
  searching: (attempts) =>
    attempts === 1 ? '1 essai, pas encore accepté' : `${grouped(attempts)} essais, aucun encore accepté`,
  stopped: 'Arrêté.',
  failed: (message) => `Cela n’a pas marché : ${message}`,
  missed: {
    attempts: (attempts) =>
      `Aucun de ${grouped(attempts)} essais n’a satisfait ces souhaits. Cela ne prouve pas qu’il n’y en a pas : une autre graine, ou moins de souhaits, peut suffire.`,
    grid: () => 'Ce plateau n’a aucune grille pleine, donc aucune énigme. Choisissez d’autres régions.',
  },
  made: (attempts) =>
    attempts === 1 ? 'Créée du premier coup.' : `Créée : l’essai ${grouped(attempts)} a été accepté.`,
  idle: 'Choisissez ce qui vous plaît et lancez : votre grille apparaît ici.',

  result: {
    label: 'La grille',
    picture: (name, givens) => `Grille de sudoku, ${name}, ${givens} données`,
    title: (level, board) => `${level} · ${board}`,
    madeTitle: (board) => `Grille personnelle · ${board}`,
    givens: 'Données',
    level: 'Niveau',
    score: 'Score',
    minimal: 'Minimale',
    minimals: {
      each: 'Aucune donnée n’est de trop',
      group: 'Aucun groupe symétrique n’est de trop',
      no: 'Pas prouvé',
    },
    stuck: 'Là, la logique est bloquée.',
    techniques: 'Techniques',
    times: (name, steps) => `${name} × ${steps}`,
    rating: 'Cotation …',
    unrated: 'Pas cotée : la logique a pris trop de temps',
    path: 'Chaque pas du chemin',
  },

  keep: {
    label: 'Garder dans la collection',
    added: 'Gardée dans la collection.',
    there: 'Elle est déjà dans la collection.',
  },

  copy: {
    label: 'Copier en texte',
    format: 'Format du texte',
    copy: 'Copier',
    copied: 'Copié.',
    notCopied: 'Le navigateur ne permet pas de copier ici ; sélectionnez le texte et copiez-le.',
    text: 'La grille en texte',
    formats: {
      line: 'Une ligne',
      grid: 'Grille avec traits',
      pencilmarks: 'Grille de candidats',
      sukaku: 'Sukaku',
      alphabet: 'Grille avec son alphabet',
      'cell-list': 'Liste de cases',
      list: 'Liste de lignes',
      table: 'Tableau',
      jigsaw: 'Jigsaw',
    },
    anyway: 'Copier quand même',
  },

  enter: {
    text: 'La grille en texte : écrivez, ou collez toute forme',
    at: (line, column) => `Ligne ${line}, colonne ${column}`,
    clear: 'Vider la grille',
    movesOn: 'Chaque touche passe à la case suivante',
    otherBoard: 'Un autre plateau',
    either: (symbols) => symbols.join(' ou '),
    needless: 'de trop',
    looking: 'Recherche de solutions …',
    unknown: 'Le nombre de solutions n’a pas pu être trouvé.',
    conflict: (what, others) =>
      others === 0
        ? `Une règle est enfreinte : ${what}.`
        : `Une règle est enfreinte : ${what} ; et ${others} fois encore.`,
    solutions: (count, end) => {
      if (end === 'counting') return 'Plusieurs solutions ; comptage …';
      if (count === 0) return 'Pas de solution.';
      if (count === 1) return 'Exactement une solution.';
      return end === 'more'
        ? `Plus de ${grouped(count)} solutions.`
        : `Exactement ${grouped(count)} solutions.`;
    },
    differ: (cells) => `Deux d’entre elles diffèrent en ${cells}. Les deux chiffres y figurent.`,
    cells: (names, others) =>
      others === 0 ? names.join(', ') : `${names.join(', ')} et ${others} autres cases`,
    minimal: 'Minimale : aucune donnée n’est de trop.',
    redundant: (count, cells) =>
      count === 1
        ? `1 donnée est de trop : ${cells}. Elle a un fond pointillé.`
        : `Chacune de ${count} données serait de trop à elle seule : ${cells}. Elles ont un fond pointillé.`,
    givens: (count) => (count === 1 ? '1 donnée' : `${count} données`),
    complete: 'Ajouter des données jusqu’à une seule solution',
    minimise: 'Retirer des données jusqu’à ce qu’aucune ne soit de trop',
    trying: (tried) => `${grouped(tried)} essayées`,
    completed: (count, cells, isBest) =>
      isBest
        ? `Ajouté : ${cells}. Moins de ${count === 1 ? 'une donnée' : `${count} données`} ne suffirait pas.`
        : `Ajouté : ${cells}. Moins suffirait peut-être.`,
    minimised: (count, cells) =>
      count === 1 ? `Retiré : ${cells}.` : `${count} données retirées : ${cells}.`,
  },

  drop: {
    way: 'Les cases partent',
    ways: { any: 'De n’importe où', box: 'De chaque bloc également' },
    slider: { any: 'Cases à retirer', box: 'Cases à retirer de chaque bloc' },
    count: {
      any: (count) => (count === 1 ? '1 case retirée' : `${count} cases retirées`),
      box: (count) => `${count} retirées de chaque bloc`,
    },
    short: (count) => String(count),
    singles: (solutions, singles) => {
      if (solutions > 1) return 'La logique ne peut pas les départager.';
      return singles === 'do'
        ? 'Les singletons suffisent pour la résoudre.'
        : 'Les singletons ne suffisent pas pour la résoudre.';
    },
  },

  mask: {
    count: (count) => (count === 1 ? '1 case peinte.' : `${count} cases peintes.`),
    how: 'Touchez, ou tracez sur les cases ; au clavier : Espace.',
    painted: 'peinte',
    all: 'Tout peindre',
    none: 'Ne rien peindre',
    invert: 'Inverser',
    symmetry: 'Symétrie pendant la peinture',
    attempts: 'Essais au plus',
    go: 'Chercher une grille',
    tooFew: (fewest) =>
      `Il est prouvé qu’aucune grille de ce plateau de moins de ${fewest} données n’a une solution unique.`,
    missed: (attempts) =>
      `Aucune grille n’a été trouvée sur ce masque en ${grouped(attempts)} essais. Cela ne prouve pas qu’il n’y en a pas : plus d’essais, une autre graine ou une autre case peuvent suffire.`,
  },

  permute: {
    parts: 'Ce qui change',
    names: {
      digits: 'Chiffres',
      rows: 'Lignes au sein des bandes',
      bands: 'Bandes',
      columns: 'Colonnes au sein des piles',
      stacks: 'Piles',
      transpose: 'Lignes avec colonnes',
      cells: 'Cases, comme le plateau le permet',
    },
    working: 'Recherche des formes canoniques …',
    own: 'Votre grille',
    disguise: 'Déguisée',
    picture: (name, givens) => `Le déguisement : ${name}, ${givens} données`,
    form: 'Forme canonique',
    same: 'C’est la même grille : toutes deux ont la même forme canonique.',
    different: 'Les formes canoniques diffèrent : c’est une autre grille.',
    automorphisms: (count) => `${count} symétries la laissent telle quelle.`,
  },
};
