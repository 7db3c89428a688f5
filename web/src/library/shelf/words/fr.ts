import type { enShelf } from './en.ts';

export const frShelf: typeof enShelf = {
  withoutScript: 'Le même jeu sans une ligne de JavaScript :',
  notices: 'Mentions de droits d’auteur',
  title: 'Grilles',
  lead: 'Faites ici, et chacune a, c’est prouvé, exactement une solution.',
  levels: {
    beginner: 'Une région, une ligne ou une colonne à la fois : où un chiffre peut-il encore aller ?',
    easy: 'Aussi des cases où il ne reste qu’un chiffre.',
    medium: 'Les annotations deviennent utiles : paires, triplets, candidats verrouillés.',
    hard: 'Poissons, ailes et autres motifs sur toute la grille.',
    expert: 'Des chaînes de « si ce n’est pas ici, c’est là ».',
    extreme: 'De longues chaînes, et des hypothèses qui se rejoignent.',
    beyond: 'Aucun motif ne reste : les hypothèses se ramifient.',
  },
  another: 'Nouvelle grille',
  givens: (count) => `${count} données`,
  own: 'Coller ou ouvrir la vôtre',
};
