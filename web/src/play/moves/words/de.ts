import type { enAssist } from './en.ts';

const seconds = (ms: number): string =>
  ms < 1000 ? `${Math.ceil(ms)} ms` : `${(ms / 1000).toFixed(1).replace('.', ',')} s`;

export const deAssist: typeof enAssist = {
  madeGivens: 'Diese Ziffern sind jetzt die Vorgaben.',
  check: {
    right: 'Bis jetzt keine Fehler.',
    wrong: (names) =>
      names.length === 1
        ? `1 falsche Ziffer: ${names[0]}.`
        : `${names.length} falsche Ziffern: ${names.join(', ')}.`,
    impossible: 'Dieses Rätsel hat keine Lösung.',
    openEnd: 'Dieses Rätsel hat mehrere Lösungen; eine kannst du noch erreichen.',
    deadEnd: 'Von hier aus gibt es keine Lösung.',
  },
  help: 'Zählt als Hilfe.',
  accept: {
    none: 'Hier gibt es keine Singles.',
    done: (count) => (count === 1 ? '1 Single eingetragen.' : `${count} Singles eingetragen.`),
  },
  reveal: {
    there: 'Diese Zelle stimmt schon.',
    wrong: (names) => `Korrigiere zuerst ${names.join(', ')}.`,
    deadEnd: 'Verraten geht nicht: Von hier aus gibt es keine Lösung.',
  },
  solve: {
    working: (ms) => `Löst … ${seconds(ms)}`,
    unique: (ms) => `In ${seconds(ms)} gelöst.`,
    multiple: (ms) => `In ${seconds(ms)} gelöst: eine von mehreren Lösungen.`,
    none: (ms) => `Keine Lösung von hier aus (${seconds(ms)}).`,
    stopped: (ms) => `Nach ${seconds(ms)} abgebrochen.`,
  },
};
