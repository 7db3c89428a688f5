import type { enAssist } from './en.ts';

const seconds = (ms: number): string =>
  ms < 1000 ? `${Math.ceil(ms)} ms` : `${(ms / 1000).toFixed(1).replace('.', ',')} s`;

export const deAssist: typeof enAssist = {
  check: {
    right: 'Bisher keine Fehler.',
    wrong: (names) =>
      names.length === 1
        ? `1 Eintrag ist nicht die Lösung: ${names[0]}.`
        : `${names.length} Einträge sind nicht die Lösung: ${names.join(', ')}.`,
    impossible: 'Die Vorgaben haben keine Lösung.',
    openEnd: 'Das Rätsel hat mehrere Lösungen, und eine davon ist noch erreichbar.',
    deadEnd: 'Von hier aus ist keine Lösung erreichbar.',
  },
  help: 'Zählt als Hilfe.',
  accept: {
    none: 'Hier sind keine Singles.',
    done: (count) => (count === 1 ? '1 Single eingetragen.' : `${count} Singles eingetragen.`),
  },
  reveal: {
    there: 'Diese Zelle enthält ihre Antwort.',
    wrong: (names) =>
      `Solange das Brett falsch ist, wird nichts verraten: Sieh dir zuerst ${names.join(', ')} an.`,
    deadEnd: 'Es lässt sich nichts verraten: Von hier aus ist keine Lösung erreichbar.',
  },
  solve: {
    working: (ms) => `Es wird gelöst … ${seconds(ms)}`,
    unique: (ms) => `Gelöst in ${seconds(ms)}.`,
    multiple: (ms) => `Gelöst in ${seconds(ms)}: Das ist eine von mehreren Lösungen.`,
    none: (ms) => `Von hier aus ist keine Lösung erreichbar; das dauerte ${seconds(ms)}.`,
    stopped: (ms) => `Nach ${seconds(ms)} angehalten.`,
  },
};
