import type { enLearn } from './en.ts';

/** German for the technique book. */
export const deLearn: typeof enLearn = {
  title: 'Techniken',
  lead: 'Jede Technik mit einem Beispiel, die leichtesten zuerst.',
  chapters: {
    rules: 'Mit weiteren Regeln',
    others: 'Selten nötig',
  },
  count: (count) => (count === 1 ? '1 Technik' : `${count} Techniken`),
  all: 'Alle Techniken',
  previous: (name) => `Vorige: ${name}`,
  next: (name) => `Nächste: ${name}`,
  walk: 'Schritt für Schritt',
  whole: 'Alles zeigen',
  play: 'Diese Stellung spielen',
  rated: (rating) => `SE ${rating.toFixed(1).replace('.', ',')}`,
  board: (name) => `Beispiel: ${name}`,
  failed: 'Diese Seite ließ sich nicht laden. Versuch es noch einmal.',
};
