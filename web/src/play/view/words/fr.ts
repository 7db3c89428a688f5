import type { enView } from './en.ts';

export const frView: typeof enView = {
  whole: 'Afficher toute la grille',
  closer: 'Afficher des cases plus grandes',
};
