import { FR } from 'pencilmark/explain/fr';
import type { enHistory } from './en.ts';

/** French for the tree of moves. */
export const frHistory: typeof enHistory = {
  title: 'Coups',
  close: 'Fermer',
  start: 'Début',
  fold: (count) => `${count} coups`,
  branch: (count) => (count === 1 ? '1 branche' : `${count} branches`),
  row: (what, details) => [what, ...details].join(', '),
  current: 'sur la grille',
  begins: 'une branche commence',
  trial: 'essai à partir d’ici',

  name: 'Nom',
  nameLabel: 'Nom de ce moment',
  save: 'Garder',
  remove: 'Retirer',
  saved: (name) => `Nommé ${name}.`,
  removed: 'Le nom est retiré.',

  try: 'Essayer',
  tryLong: 'Essayer à partir d’ici',
  trying: 'Essai en cours',
  tried: 'Un essai commence ici.',
  keep: 'Garder',
  kept: 'L’essai fait maintenant partie de la partie.',
  back: 'Abandonner',
  gone: 'Retour là où l’essai a commencé. Il reste dans l’arbre.',

  compare: 'Comparer',
  pinned: 'Ce moment sert désormais de comparaison. Allez à un autre.',
  same: 'Les grilles sont identiques.',
  differ: (count) => (count === 1 ? '1 case diffère :' : `${count} cases diffèrent :`),
  more: (count) => `et ${count} de plus`,
  difference: (cell, parts) => `${cell} ${parts.join(', ')}`,
  changed: (from, to) => `${from} → ${to}`,
  empty: 'vide',
  layers: {
    digit: 'chiffre',
    corner: 'marques de coin',
    centre: 'marques centrales',
    colour: 'couleurs',
    'candidate-colour': 'couleurs des candidats',
    line: 'traits',
  },

  mistake: 'Annuler les erreurs',
  mistakeLong: 'Annuler les erreurs : revenir avant la première',
  noMistake: 'Il n’y a pas d’erreur sur la grille.',
  before: 'Retour avant la première erreur.',
  openEnd: 'La grille a plusieurs solutions, donc aucune réponse n’est fausse en soi.',
  impossible: 'Les données n’ont pas de solution.',

  jumped: (what) => `${what}.`,

  moves: {
    hint: (technique) => `Indice : ${FR.names[technique]}`,
    placed: (symbol, cell) => `${symbol} en ${cell}`,
    placedSeveral: (count) => `${count} chiffres écrits`,
    line: { add: 'Trait tiré', remove: 'Trait effacé' },
    candidates: (colour) => `Candidats en ${colour}`,
    promoted: 'Du coin au centre',
    filled: 'Candidats remplis',
    reset: 'Recommencé',
    clear: 'Vidé',
    load: 'Nouvelles données',
  },
};
