import type { enLost } from './en.ts';

export const deLost: typeof enLost = {
  title: 'Nichts zu finden',
  page: 'Unter dieser Adresse gibt es keine Seite.',
  game: 'Dieses Spiel ist auf einem anderen Gerät. Bitte um seinen Link.',
  today: 'Heute',
  puzzles: 'Neues Rätsel',
};
