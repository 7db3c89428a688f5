import type { enPath } from './en.ts';
import { LEVELS, STEP_LEVELS } from '../../../puzzles/levels/words/fr.ts';

const steps = (count: number): string => (count === 1 ? '1 étape' : `${count} étapes`);

/** French for the page with the logical path of a puzzle. */
export const frPath: typeof enPath = {
  title: 'Chemin',
  empty: 'Choisissez une grille et voyez chaque étape.',
  more: 'Plus',
  levels: LEVELS,
  stepLevels: STEP_LEVELS,

  finding: (count) => `Recherche du chemin : ${steps(count)} pour l’instant.`,
  cancel: 'Annuler',
  solved: (worth) => `Résolue par la logique : ${worth}.`,
  tried: (worth) => `Résolue par essais : ${worth}.`,
  trial: 'Essai',
  stuck: (worth) =>
    `La logique est bloquée (${worth}) : aucune technique connue ne va plus loin sans deviner.`,
  cancelled: (count) => `Arrêté après ${steps(count)}.`,
  none: 'Cette grille n’a pas de solution, donc pas de chemin.',
  multiple:
    'Cette grille a plusieurs solutions. Seules les étapes valables dans toutes sont montrées : le chemin ne peut donc pas aller au bout.',
  unknown:
    'Les solutions n’ont pas pu être comptées à temps. Les étapes qui supposent une solution unique sont laissées de côté.',
  failed: (reason) => `Aucun chemin trouvé (${reason}).`,

  facts: 'Le chemin entier',
  hardest: 'Étape la plus difficile',
  ratingShort: 'SE',
  rating: 'Cote maximale',
  ratingLong:
    'La cote la plus basse de Sudoku Explainer pour la technique la plus difficile ; les longues chaînes y sont cotées plus haut',
  exact: {
    profile: 'Coté selon',
    profiles: {
      'se-1.2.1': 'SE 1.2.1',
      'se-1.2.1-corrected': 'SE 1.2.1, corrigé',
      'sukaku-1.15': 'Sukaku Explainer 1.15',
    },
    soFar: (er) => `ER ${er} pour l’instant`,
    all: (er, ep, ed) => `ER ${er} · EP ${ep} · ED ${ed}`,
    long: 'ER : l’étape la plus difficile ; EP : la plus difficile jusqu’au premier chiffre ; ED : la première étape',
  },

  board: (place, total) => `La grille à l’étape ${place} sur ${total}`,
  place: (place, total) => `Étape ${place} sur ${total}`,
  first: 'Première étape',
  previous: 'Étape précédente',
  next: 'Étape suivante',
  last: 'Dernière étape',
  nextHard: 'Prochaine étape hors singletons (N)',
  keys: '← → passent d’une étape à l’autre, N saute les singletons, Début et Fin vont aux extrémités.',
  list: 'Étapes',
  ribbon: 'Difficulté de chaque étape',
  nextHardShort: 'Étape difficile',
  fold: 'Regrouper les singletons',
  singles: (count) => `${count} singletons`,
  worth: (level, score) => `${STEP_LEVELS[level]} · ${score}`,
  rated: (rating) => `SE ${rating.toFixed(1)}`,
  spoken: (place, total, name, why) => `Étape ${place} sur ${total}. ${name}. ${why}`,

  copyText: 'Copier le texte',
  copyLink: 'Copier le lien',
  copied: 'Copié.',
  notCopied: 'La copie a échoué.',
  unwritten: 'Cette grille ne tient pas dans un lien.',
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
