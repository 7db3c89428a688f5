import type { enCover } from './en.ts';

export const deCover: typeof enCover = {
  title: 'In einem anderen Tab offen',
  text: 'Dieses Spiel ist in einem anderen Tab offen. Nichts ist verloren; du kannst hier weiterspielen.',
  here: 'Hier spielen',
  other: 'Anderes Rätsel wählen',
};
