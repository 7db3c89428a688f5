import type { enCover } from './en.ts';

export const frCover: typeof enCover = {
  title: 'Ouverte dans un autre onglet',
  text: 'Cette partie est ouverte dans un autre onglet. Rien n’est perdu ; vous pouvez continuer ici.',
  here: 'Jouer ici',
  other: 'Choisir une autre grille',
};
