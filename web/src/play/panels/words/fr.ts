import type { enCover } from './en.ts';

export const frCover: typeof enCover = {
  title: 'Ouverte dans un autre onglet',
  text: 'Cette partie se joue dans un autre onglet ou une autre fenêtre. Rien n’est perdu : elle peut continuer ici.',
  here: 'Jouer ici',
  other: 'Choisir une autre grille',
};
