import type { enPath } from './en.ts';
import { LEVELS, STEP_LEVELS } from '../../../puzzles/levels/words/fr.ts';

const steps = (count: number): string => `${count} pas`;

/** French for the page with the logical path of a puzzle. */
export const frPath: typeof enPath = {
  title: 'Chemin',
  empty: 'Choisissez une grille et voyez chaque étape.',
  more: 'Plus',
  levels: LEVELS,
  stepLevels: STEP_LEVELS,

  finding: (count) => `Recherche du chemin : ${steps(count)} jusqu’ici.`,
  cancel: 'Annuler',
  solved: (worth) => `Résolue par la logique : ${worth}.`,
  tried: (worth) => `Résolue par tâtonnements : ${worth}.`,
  trial: 'Essai',
  stuck: (worth) =>
    `La logique est bloquée (${worth}) : rien de ce que connaît ce programme ne mène plus loin sans deviner.`,
  cancelled: (count) => `Arrêté après ${steps(count)}.`,
  none: 'Les données n’ont pas de solution, il n’y a donc pas de chemin.',
  multiple:
    'La grille a plusieurs solutions. Seuls sont faits les pas qui valent dans toutes, si bien que le chemin ne peut pas atteindre le bout.',
  unknown:
    'Le nombre de solutions n’a pas pu être compté assez vite. Seuls sont faits les pas qui ne supposent pas qu’il n’y en ait qu’une.',
  failed: (reason) => `Aucun chemin n’a pu être trouvé (${reason}).`,

  facts: 'Le chemin entier',
  hardest: 'Pas le plus dur',
  ratingShort: 'SE',
  rating: 'Cote la plus haute',
  ratingLong:
    'La cote la plus basse de Sudoku Explainer pour la technique la plus dure ; les longues chaînes y sont cotées plus haut',
  exact: {
    profile: 'Coté selon',
    profiles: {
      'se-1.2.1': 'SE 1.2.1',
      'se-1.2.1-corrected': 'SE 1.2.1, corrigé',
      'sukaku-1.15': 'Sukaku Explainer 1.15',
    },
    soFar: (er) => `ER ${er} pour l’instant`,
    all: (er, ep, ed) => `ER ${er} · EP ${ep} · ED ${ed}`,
    long: 'ER : le pas le plus difficile ; EP : le plus difficile jusqu’au premier chiffre ; ED : le premier pas',
  },

  board: (place, total) => `La grille au pas ${place} sur ${total}`,
  place: (place, total) => `Pas ${place} sur ${total}`,
  first: 'Premier pas',
  previous: 'Pas précédent',
  next: 'Pas suivant',
  last: 'Dernier pas',
  nextHard: 'Prochain pas qui n’est pas un singleton (N)',
  keys: '← → vont de pas en pas, N au prochain qui n’est pas un singleton, Début et Fin aux extrémités.',
  list: 'Pas',
  ribbon: 'Difficulté de chaque pas',
  nextHardShort: 'Prochain difficile',
  fold: 'Regrouper les singletons',
  singles: (count) => `${count} singletons`,
  worth: (level, score) => `${STEP_LEVELS[level]} · ${score}`,
  rated: (rating) => `SE ${rating.toFixed(1)}`,
  spoken: (place, total, name, why) => `Pas ${place} sur ${total}. ${name}. ${why}`,

  copyText: 'Copier en texte',
  copyLink: 'Copier le lien',
  copied: 'Copié.',
  notCopied: 'Le navigateur ne permet pas de copier ici.',
  unwritten: 'Cette grille ne peut pas s’écrire dans un lien.',
  playFrom: 'Jouer à partir d’ici',
  watch: 'Observer',
  print: {
    line: ({ place, name, conclusion, level, score, rating }) =>
      `${place}. ${name} : ${conclusion} (${STEP_LEVELS[level]}, ${score}${
        rating === undefined ? '' : `, SE ${rating.toFixed(1)}`
      })`,
    total: (level, score, count) => `${LEVELS[level]}, score ${score}, ${steps(count)}`,
  },
};
