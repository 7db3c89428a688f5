import type { enCover } from './en.ts';

export const deCover: typeof enCover = {
  title: 'In einem anderen Tab offen',
  text: 'Dieses Spiel läuft in einem anderen Tab oder Fenster. Nichts ist verloren: Es kann hier weitergehen.',
  here: 'Hier spielen',
  other: 'Ein anderes Rätsel wählen',
};
