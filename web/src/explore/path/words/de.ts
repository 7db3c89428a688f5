import type { enPath } from './en.ts';
import { LEVELS, STEP_LEVELS } from '../../../puzzles/levels/words/de.ts';

const steps = (count: number): string => (count === 1 ? '1 Schritt' : `${count} Schritte`);

/** German for the page with the logical path of a puzzle. */
export const dePath: typeof enPath = {
  title: 'Lösungsweg',
  empty: 'Wähle ein Rätsel und sieh jeden Schritt.',
  more: 'Mehr',
  levels: LEVELS,
  stepLevels: STEP_LEVELS,

  finding: (count) => `Der Weg wird gesucht: bisher ${steps(count)}.`,
  cancel: 'Abbrechen',
  solved: (worth) => `Durch Logik gelöst: ${worth}.`,
  tried: (worth) => `Mit Ausprobieren gelöst: ${worth}.`,
  trial: 'Versuch',
  stuck: (worth) =>
    `Die Logik kommt nicht weiter (${worth}): Nichts, was dieses Programm kennt, führt ohne Raten weiter.`,
  cancelled: (count) => `Angehalten nach: ${steps(count)}.`,
  none: 'Die Vorgaben haben keine Lösung, also gibt es keinen Weg.',
  multiple:
    'Das Rätsel hat mehrere Lösungen. Es werden nur Schritte getan, die in allen gelten; ans Ende kann der Weg so nicht kommen.',
  unknown:
    'Wie viele Lösungen es gibt, ließ sich nicht schnell genug zählen. Es werden nur Schritte getan, die nicht darauf beruhen, dass es eine ist.',
  failed: (reason) => `Es ließ sich kein Weg finden (${reason}).`,

  facts: 'Der ganze Weg',
  hardest: 'Schwerster Schritt',
  ratingShort: 'SE',
  rating: 'Höchste Wertung',
  ratingLong:
    'Die niedrigste Wertung von Sudoku Explainer für die schwerste Technik; lange Ketten werten dort höher',
  exact: {
    profile: 'Bewertet nach',
    profiles: {
      'se-1.2.1': 'SE 1.2.1',
      'se-1.2.1-corrected': 'SE 1.2.1, berichtigt',
      'sukaku-1.15': 'Sukaku Explainer 1.15',
    },
    soFar: (er) => `bisher ER ${er}`,
    all: (er, ep, ed) => `ER ${er} · EP ${ep} · ED ${ed}`,
    long: 'ER: der schwerste Schritt; EP: der schwerste bis zur ersten Ziffer; ED: der erste Schritt',
  },

  board: (place, total) => `Das Brett bei Schritt ${place} von ${total}`,
  place: (place, total) => `Schritt ${place} von ${total}`,
  first: 'Erster Schritt',
  previous: 'Voriger Schritt',
  next: 'Nächster Schritt',
  last: 'Letzter Schritt',
  nextHard: 'Nächster Schritt, der kein Single ist (N)',
  keys: '← → gehen von Schritt zu Schritt, N zum nächsten, der kein Single ist, Pos1 und Ende an die Enden.',
  list: 'Schritte',
  ribbon: 'Wie schwer jeder Schritt ist',
  nextHardShort: 'Nächster schwerer',
  fold: 'Singles zusammenfassen',
  singles: (count) => `${count} Singles`,
  worth: (level, score) => `${STEP_LEVELS[level]} · ${score}`,
  rated: (rating) => `SE ${rating.toFixed(1)}`,
  spoken: (place, total, name, why) => `Schritt ${place} von ${total}. ${name}. ${why}`,

  copyText: 'Als Text kopieren',
  copyLink: 'Link kopieren',
  copied: 'Kopiert.',
  notCopied: 'Der Browser erlaubt hier kein Kopieren.',
  unwritten: 'Dieses Brett lässt sich nicht in einen Link schreiben.',
  playFrom: 'Ab hier spielen',
  watch: 'Zusehen',
  print: {
    line: ({ place, name, conclusion, level, score, rating }) =>
      `${place}. ${name}: ${conclusion} (${STEP_LEVELS[level]}, ${score}${
        rating === undefined ? '' : `, SE ${rating.toFixed(1)}`
      })`,
    total: (level, score, count) => `${LEVELS[level]}, ${score} Punkte, ${steps(count)}`,
  },
};
