import type { enLearn } from './en.ts';

/** French for the technique book. */
export const frLearn: typeof enLearn = {
  title: 'Techniques',
  lead: 'Chaque technique avec un exemple, de la plus facile à la plus difficile.',
  chapters: {
    rules: 'Avec d’autres règles',
    others: 'Rarement nécessaires',
  },
  count: (count) => (count === 1 ? '1 technique' : `${count} techniques`),
  all: 'Toutes les techniques',
  previous: (name) => `Précédente : ${name}`,
  next: (name) => `Suivante : ${name}`,
  walk: 'Pas à pas',
  whole: 'Tout montrer',
  play: 'Jouer cette position',
  rated: (rating) => `SE ${rating.toFixed(1).replace('.', ',')}`,
  board: (name) => `Exemple : ${name}`,
  failed: 'Cette page n’a pas pu être chargée. Réessayez.',
};
