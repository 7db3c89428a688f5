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
  nameLabel: 'Nom du repère',
  save: 'Enregistrer',
  remove: 'Retirer',
  saved: (name) => `${name} enregistré.`,
  removed: 'Nom retiré.',

  try: 'Essai',
  tryLong: 'Essai : jouer des coups à partir d’ici',
  trying: 'Essai en cours',
  tried: 'Essai commencé.',
  keep: 'Garder',
  kept: 'Essai conservé.',
  back: 'Abandonner',
  gone: 'Retour au début de l’essai ; ses coups restent dans l’historique.',

  compare: 'Comparer',
  pinned: 'Comparaison avec ce coup. Choisissez-en un autre.',
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
  mistakeLong: 'Annuler les erreurs : revenir avant la première erreur',
  noMistake: 'Il n’y a pas d’erreur sur la grille.',
  before: 'Retour avant la première erreur.',
  openEnd: 'Cette grille a plusieurs solutions, donc aucun chiffre n’est faux à lui seul.',
  impossible: 'Cette grille n’a pas de solution.',

  jumped: (what) => `${what}.`,

  moves: {
    hint: (technique) => `Indice : ${FR.names[technique]}`,
    placed: (symbol, cell) => `${symbol} en ${cell}`,
    placedSeveral: (count) => `${count} chiffres écrits`,
    line: { add: 'Trait tracé', remove: 'Trait effacé' },
    candidates: (colour) => `Candidats : ${colour}`,
    promoted: 'Du coin au centre',
    filled: 'Candidats remplis',
    reset: 'Recommencée',
    clear: 'Vidée',
    load: 'Nouvelles données',
  },
};
