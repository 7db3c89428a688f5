import type { enKit } from './en.ts';

export const frKit: typeof enKit = {
  later: { failed: 'Cette partie de la page n’a pas pu être chargée. Y a-t-il une connexion ?' },
  storageFull: 'le stockage est plein',
  dialog: { close: 'Fermer' },
  pages: {
    today: 'Du jour',
    learn: 'Apprendre',
    play: 'Jouer',
    puzzles: 'Grilles',
    make: 'Créer',
    path: 'Chemin',
    watch: 'Observer',
    library: 'Collection',
  },
};
