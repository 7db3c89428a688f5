import type { enWin } from './en.ts';

const PACES = {
  hare: 'rapide comme un lièvre',
  between: 'entre le lièvre et la tortue',
  tortoise: 'régulier comme une tortue',
} as const;

export const frWin: typeof enWin = {
  share: 'Partager',
  replay: 'Revoir la partie',
  title: 'Résolu',
  byProgram: 'Résolu par le programme',
  all: 'Toutes les grilles',
  next: 'Grille suivante',
  text: 'Chaque case est remplie, chaque règle respectée.',
  gauge: (time, par, pace) => `${time}, alors que ${par} est bien : ${PACES[pace]}.`,
};
