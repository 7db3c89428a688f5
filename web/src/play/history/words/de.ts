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
  trial: 'Versuch von hier aus',

  name: 'Name',
  nameLabel: 'Name dieses Augenblicks',
  save: 'Sichern',
  remove: 'Entfernen',
  saved: (name) => `${name} benannt.`,
  removed: 'Der Name ist entfernt.',

  try: 'Versuchen',
  tryLong: 'Von hier aus versuchen',
  trying: 'Ein Versuch läuft',
  tried: 'Hier beginnt ein Versuch.',
  keep: 'Behalten',
  kept: 'Der Versuch gehört jetzt zum Spiel.',
  back: 'Aufgeben',
  gone: 'Zurück, wo der Versuch begann. Er bleibt im Baum.',

  compare: 'Vergleichen',
  pinned: 'Von jetzt an wird mit diesem Augenblick verglichen. Gehe zu einem anderen.',
  same: 'Die Bretter sind gleich.',
  differ: (count) => (count === 1 ? '1 Zelle ist verschieden:' : `${count} Zellen sind verschieden:`),
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
  mistakeLong: 'Fehler zurücknehmen: zurück vor den ersten',
  noMistake: 'Auf dem Brett ist kein Fehler.',
  before: 'Zurück vor dem ersten Fehler.',
  openEnd: 'Das Rätsel hat mehrere Lösungen, also ist kein Eintrag für sich falsch.',
  impossible: 'Die Vorgaben haben keine Lösung.',

  jumped: (what) => `${what}.`,

  moves: {
    hint: (technique) => `Hinweis: ${DE.names[technique]}`,
    placed: (symbol, cell) => `${symbol} auf ${cell}`,
    placedSeveral: (count) => `${count} Ziffern eingetragen`,
    line: { add: 'Linie gezogen', remove: 'Linie entfernt' },
    candidates: (colour) => `Kandidaten in ${colour}`,
    promoted: 'Ecke zu Mitte',
    filled: 'Kandidaten gefüllt',
    reset: 'Von vorn begonnen',
    clear: 'Geleert',
    load: 'Neue Vorgaben',
  },
};
