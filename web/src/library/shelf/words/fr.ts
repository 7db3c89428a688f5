import type { enShelf } from './en.ts';

export const frShelf: typeof enShelf = {
  withoutScript: 'Le même jeu sans une ligne de JavaScript :',
  title: 'Grilles',
  lead: 'Faites ici, et chacune a, c’est prouvé, exactement une solution.',
  levels: {
    easy: 'Rien que des singletons, et beaucoup de données.',
    medium: 'Rien que des singletons, mais moins de données.',
    hard: 'Les singletons ne suffisent pas.',
  },
  givens: (count) => `${count} données`,
  own: 'Coller ou ouvrir la vôtre',
};
