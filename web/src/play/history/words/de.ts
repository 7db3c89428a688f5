import { DE } from 'pencilmark/explain/de';
import type { enHistory } from './en.ts';

/** German for the tree of moves. */
export const deHistory: typeof enHistory = {
  title: 'Züge',
  close: 'Schließen',
  start: 'Anfang',
  fold: (count) => `${count} Züge`,
  branch: (count) => (count === 1 ? '1 Zweig' : `${count} Zweige`),
  row: (what, details) => [what, ...details].join(', '),
  current: 'auf dem Brett',
  begins: 'hier beginnt ein Zweig',
  trial: 'Probelauf ab hier',

  name: 'Name',
  nameLabel: 'Name des Lesezeichens',
  save: 'Speichern',
  remove: 'Entfernen',
  saved: (name) => `${name} gespeichert.`,
  removed: 'Name entfernt.',

  try: 'Probelauf',
  tryLong: 'Probelauf: Züge ab hier ausprobieren',
  trying: 'Probelauf',
  tried: 'Probelauf begonnen.',
  keep: 'Behalten',
  kept: 'Probelauf übernommen.',
  back: 'Verwerfen',
  gone: 'Zurück am Beginn des Probelaufs; seine Züge bleiben im Verlauf.',

  compare: 'Vergleichen',
  pinned: 'Vergleich mit diesem Zug. Wähle einen anderen.',
  same: 'Die Bretter sind gleich.',
  differ: (count) => (count === 1 ? '1 Zelle ist anders:' : `${count} Zellen sind anders:`),
  more: (count) => `und ${count} weitere`,
  difference: (cell, parts) => `${cell} ${parts.join(', ')}`,
  changed: (from, to) => `${from} → ${to}`,
  empty: 'leer',
  layers: {
    digit: 'Ziffer',
    corner: 'Eckmarken',
    centre: 'Mittelmarken',
    colour: 'Farben',
    'candidate-colour': 'Farben von Kandidaten',
    line: 'Linien',
  },

  mistake: 'Fehler zurücknehmen',
  mistakeLong: 'Fehler zurücknehmen: zurück vor den ersten Fehler',
  noMistake: 'Auf dem Brett ist kein Fehler.',
  before: 'Zurück vor den ersten Fehler.',
  openEnd: 'Dieses Rätsel hat mehrere Lösungen, daher ist kein einzelner Eintrag falsch.',
  impossible: 'Dieses Rätsel hat keine Lösung.',

  jumped: (what) => `${what}.`,

  moves: {
    hint: (technique) => `Tipp: ${DE.names[technique]}`,
    placed: (symbol, cell) => `${symbol} in ${cell}`,
    placedSeveral: (count) => `${count} Ziffern eingetragen`,
    line: { add: 'Linie gezogen', remove: 'Linie entfernt' },
    candidates: (colour) => `Kandidaten: ${colour}`,
    promoted: 'Ecke → Mitte',
    filled: 'Kandidaten eingetragen',
    reset: 'Neu gestartet',
    clear: 'Geleert',
    load: 'Neue Vorgaben',
  },
};
