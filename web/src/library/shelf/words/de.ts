import type { enShelf } from './en.ts';

export const deShelf: typeof enShelf = {
  withoutScript: 'Dasselbe Spiel ohne eine Zeile JavaScript:',
  title: 'Rätsel',
  lead: 'Hier gemacht, und jedes hat erwiesenermaßen genau eine Lösung.',
  levels: {
    easy: 'Nur Singles, und reichlich Vorgaben.',
    medium: 'Nur Singles, aber weniger Vorgaben.',
    hard: 'Singles genügen nicht.',
  },
  givens: (count) => `${count} Vorgaben`,
  own: 'Eigenes einfügen oder öffnen',
};
