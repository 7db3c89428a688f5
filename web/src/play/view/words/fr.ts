import type { enView } from './en.ts';

export const frView: typeof enView = {
  whole: 'Voir toute la grille',
  closer: 'Voir les cases en plus grand',
};
