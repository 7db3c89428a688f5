import type { enWin } from './en.ts';

const PACES = {
  hare: 'schnell wie ein Hase',
  between: 'zwischen Hase und Schildkröte',
  tortoise: 'beharrlich wie eine Schildkröte',
} as const;

export const deWin: typeof enWin = {
  share: 'Teilen',
  replay: 'Wiederholung',
  title: 'Gelöst',
  solvedIn: (time) => `Gelöst in ${time}`,
  again: 'Noch einmal spielen',
  byProgram: 'Von Pencilmark gelöst',
  looked: 'Gelöst, nach einem Blick auf die Lösung',
  next: 'Nächstes Rätsel',
  help: {
    none: 'Ohne Hilfe',
    hints: (hints) => (hints === 1 ? 'Mit 1 Tipp' : `Mit ${hints} Tipps`),
    other: 'Mit Hilfe',
  },
  copied: 'Ergebnis kopiert',
  usual: (time) => `Sonst: ${time}`,
  first: (level) => `Zum ersten Mal: ${level}`,
  best: 'Neue Bestzeit',
  faster: 'schneller',
  slower: 'langsamer',
  games: (games, level, areAll) => `deine ${areAll ? '' : 'letzten '}${games} Spiele: ${level}`,
  another: (level) => `Noch eins: ${level}`,
  twist: 'Heute einmal anders',
  pace: (pace) => PACES[pace],
  gauge: (time, par, pace) => `${time} (Richtwert ${par}): ${PACES[pace]}.`,
};
