import type { enLost } from './en.ts';

export const frLost: typeof enLost = {
  title: 'Rien ici',
  page: 'Il n’y a pas de page à cette adresse.',
  game: 'Cette partie est sur un autre appareil. Demandez son lien.',
  today: 'Aujourd’hui',
  puzzles: 'Nouvelle grille',
};
