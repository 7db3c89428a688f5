import type { enMake } from './en.ts';
import { LEVELS, STEP_LEVELS } from '../../puzzles/levels/words/fr.ts';

const grouped = (count: number): string => count.toLocaleString('fr');

/** French for the page on which puzzles are made. */
export const frMake: typeof enMake = {
  tabsLabel: 'Façons de créer une grille',
  /** Behind the page on which puzzles are set. */
  more: 'Autres façons',
  tabs: {
    new: 'Nouvelle grille',
    drop: 'Retirer des chiffres',
    permute: 'Mélanger',
    mask: 'Dessiner un motif',
    set: 'Composer une grille',
  },
  leads: {
    new: 'Exactement une solution, à la difficulté de votre choix.',
    drop: 'Retirez au hasard des chiffres d’une grille pleine et voyez quand une seconde solution apparaît.',
    permute: 'La même grille, déguisée ; la forme canonique la trahit.',
    mask: 'Peignez où vont les données ; nous cherchons des chiffres qui donnent exactement une solution.',
  },

  board: {
    label: 'Plateau',
    kind: 'Type',
    kinds: {
      classic: 'Standard',
      x: 'X (deux diagonales)',
      windoku: 'Windoku',
      disjoint: 'Groupes disjoints',
      latin: 'Carré latin (sans blocs)',
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
    own: (size) => `Vos ${size} symboles, dans l’ordre`,
    regions: 'Graine des régions',
    otherRegions: 'Nouvelles régions',
    wrong: (message) => `Plateau impossible : ${message}`,
  },

  levels: LEVELS,
  difficulty: {
    label: 'Difficulté',
    names: {
      any: 'Toutes',
      ...LEVELS,
      singles: 'Singletons seulement',
      technique: 'Une technique précise…',
      rating: 'Cote Sudoku Explainer…',
    },
    rating: { from: 'De ER', to: 'À ER' },
  },
  technique: {
    label: 'Technique la plus difficile requise',
    search: 'Chercher une technique',
    levels: STEP_LEVELS,
    none: 'Aucune technique correspondante.',
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
      'rotation-180': 'Rotation de 180°',
      'rotation-90': 'Rotation de 90°',
      horizontal: 'Miroir gauche–droite',
      vertical: 'Miroir haut–bas',
      both: 'Miroir dans les deux sens',
      diagonal: 'Diagonale',
      'anti-diagonal': 'Antidiagonale',
      'both-diagonals': 'Les deux diagonales',
      full: 'Complète',
    },
  },
  dig: {
    label: 'Données',
    names: {
      usual: 'Par défaut',
      minimal: 'Minimale',
      comfortable: 'Généreuse',
      givens: 'Nombre exact…',
    },
    count: 'Nombre de données',
  },
  seed: { label: 'Graine', fresh: 'Nouvelle graine', index: 'Numéro de grille' },

  working: 'Calcul en cours',
  go: 'Créer',
  stop: 'Annuler',
  another: 'Une autre',
  play: 'Jouer',
  starting: 'Démarrage …',
  searching: (attempts) =>
    attempts === 1 ? '1 essai, rien de retenu' : `${grouped(attempts)} essais, rien de retenu`,
  stopped: 'Arrêté.',
  failed: (message) => `Une erreur s’est produite : ${message}`,
  missed: {
    attempts: (attempts) =>
      `Rien trouvé en ${grouped(attempts)} essais. Il en existe peut-être une : essayez une autre graine ou moins de contraintes.`,
    grid: () => 'Ces régions ne peuvent pas être remplies. Choisissez-en d’autres.',
  },
  made: (attempts) =>
    attempts === 1 ? 'Trouvée au premier essai.' : `Trouvée après ${grouped(attempts)} essais.`,
  idle: 'Faites vos choix et appuyez sur Créer : votre grille apparaît ici.',

  result: {
    label: 'La grille',
    picture: (name, givens) => `Grille de sudoku, ${name}, ${givens} données`,
    title: (level, board) => `${level} · ${board}`,
    madeTitle: (board) => `Ma grille · ${board}`,
    givens: 'Données',
    level: 'Niveau',
    score: 'Score',
    minimal: 'Minimale',
    minimals: {
      each: 'Chaque donnée est nécessaire',
      group: 'Chaque groupe symétrique est nécessaire',
      no: 'Non prouvé',
    },
    stuck: 'La logique est bloquée.',
    techniques: 'Techniques',
    times: (name, steps) => `${name} × ${steps}`,
    rating: 'Cotation …',
    unrated: 'Sans cote : calcul trop long',
    path: 'Voir chaque étape',
  },

  keep: {
    label: 'Enregistrer dans les archives',
    added: 'Enregistrée dans les archives.',
    there: 'Déjà dans vos archives.',
  },

  copy: {
    label: 'Copier en texte',
    format: 'Format du texte',
    copy: 'Copier',
    copied: 'Copié.',
    notCopied: 'La copie a échoué. Sélectionnez le texte et copiez-le vous-même.',
    save: 'Télécharger',
    text: 'La grille en texte',
  },

  enter: {
    text: 'Texte de la grille (tapez, ou collez n’importe quel format)',
    at: (line, column) => `Ligne ${line}, colonne ${column}`,
    clear: 'Vider la grille',
    movesOn: 'Avancer après chaque chiffre',
    otherBoard: 'Autre plateau',
    either: (symbols) => symbols.join(' ou '),
    needless: 'pas nécessaire',
    looking: 'Recherche de solutions …',
    unknown: 'Les solutions n’ont pas pu être comptées.',
    conflict: (what, others) =>
      others === 0 ? `Conflit : ${what}.` : `Conflit : ${what} ; et ${others} de plus.`,
    solutions: (count, end) => {
      if (end === 'counting') return 'Plusieurs solutions ; comptage …';
      if (count === 0) return 'Pas de solution.';
      if (count === 1) return 'Exactement une solution.';
      return end === 'more'
        ? `Plus de ${grouped(count)} solutions.`
        : `Exactement ${grouped(count)} solutions.`;
    },
    differ: (cells) => `Deux solutions diffèrent en ${cells} ; les deux chiffres sont affichés.`,
    cells: (names, others) =>
      others === 0 ? names.join(', ') : `${names.join(', ')} et ${others} autres cases`,
    minimal: 'Minimale : chaque donnée est nécessaire.',
    redundant: (count, cells) =>
      count === 1
        ? `1 donnée n’est pas nécessaire : ${cells} (en pointillé).`
        : `N’importe laquelle de ces ${count} données peut être retirée : ${cells} (en pointillé).`,
    givens: (count) => (count === 1 ? '1 donnée' : `${count} données`),
    complete: 'Ajouter jusqu’à l’unicité',
    minimise: 'Retirer jusqu’au minimum',
    trying: (tried) => `${grouped(tried)} essayées`,
    completed: (_count, cells, isBest) =>
      isBest ? `Ajouté : ${cells}, le moins possible.` : `Ajouté : ${cells}. Moins suffirait peut-être.`,
    minimised: (count, cells) =>
      count === 1 ? `Retiré : ${cells}.` : `${count} données retirées : ${cells}.`,
  },

  drop: {
    watch: 'La voir se remplir',
    tried: (count: number) => (count > 1 ? `${count.toLocaleString('fr')} essais` : `${count} essai`),
    way: 'Retirer',
    ways: { any: 'N’importe où', box: 'Autant dans chaque bloc' },
    slider: { any: 'Cases à vider', box: 'Cases à vider dans chaque bloc' },
    count: {
      any: (count) => (count === 1 ? '1 case retirée' : `${count} cases retirées`),
      box: (count) => `${count} retirées de chaque bloc`,
    },
    short: (count) => String(count),
    singles: (solutions, singles) => {
      if (solutions > 1) return 'La logique seule n’y suffit pas.';
      return singles === 'do'
        ? 'Se résout avec des singletons seuls.'
        : 'Ne se résout pas avec des singletons seuls.';
    },
  },

  mask: {
    count: (count) => (count === 1 ? '1 case peinte.' : `${count} cases peintes.`),
    how: 'Cliquez sur les cases, glissez dessus ou appuyez sur Espace.',
    painted: 'peinte',
    all: 'Tout peindre',
    none: 'Tout effacer',
    invert: 'Inverser',
    symmetry: 'Symétrie pendant la peinture',
    attempts: 'Nombre maximal d’essais',
    go: 'Chercher une grille',
    tooFew: (fewest) =>
      `Il est prouvé qu’aucune grille de ce plateau n’est unique avec moins de ${fewest} données.`,
    missed: (attempts) =>
      `Aucune grille avec ce motif en ${grouped(attempts)} essais. Il en existe peut-être une : essayez davantage, une autre graine ou une autre case.`,
  },

  permute: {
    parts: 'Ce qui change',
    names: {
      digits: 'Chiffres',
      rows: 'Lignes au sein des bandes',
      bands: 'Bandes',
      columns: 'Colonnes au sein des piles',
      stacks: 'Piles',
      transpose: 'Transposition',
      cells: 'Symétries du plateau',
    },
    working: 'Recherche des formes canoniques …',
    own: 'Votre grille',
    disguise: 'Déguisée',
    picture: (name, givens) => `Le déguisement : ${name}, ${givens} données`,
    form: 'Forme canonique',
    same: 'C’est la même grille : toutes deux ont la même forme canonique.',
    different: 'Les formes canoniques diffèrent : c’est une autre grille.',
    automorphisms: (count) => `Elle a ${count} symétries.`,
  },
};
