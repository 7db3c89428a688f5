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

  finding: (count) => `Lösungsweg wird gesucht: bisher ${steps(count)}.`,
  cancel: 'Abbrechen',
  solved: (worth) => `Mit Logik gelöst: ${worth}.`,
  tried: (worth) => `Mit Probieren gelöst: ${worth}.`,
  trial: 'Probieren',
  stuck: (worth) =>
    `Die Logik kommt nicht weiter (${worth}): Keine bekannte Technik führt ohne Raten zum Ziel.`,
  cancelled: (count) => `Nach ${count === 1 ? '1 Schritt' : `${count} Schritten`} abgebrochen.`,
  none: 'Dieses Rätsel hat keine Lösung, also auch keinen Lösungsweg.',
  multiple:
    'Dieses Rätsel hat mehrere Lösungen. Gezeigt werden nur Schritte, die in allen gelten; deshalb führt der Weg nicht bis zum Ende.',
  unknown:
    'Die Lösungen ließen sich nicht rechtzeitig zählen. Schritte, die eine einzige Lösung voraussetzen, entfallen.',
  failed: (reason) => `Kein Lösungsweg gefunden (${reason}).`,

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
  nextHard: 'Nächster Schritt außer Singles (N)',
  keys: '← → gehen einen Schritt weiter oder zurück, N überspringt Singles, Pos1 und Ende führen an den Anfang und ans Ende.',
  list: 'Schritte',
  ribbon: 'Schwierigkeit jedes Schritts',
  nextHardShort: 'Nächster schwerer',
  fold: 'Singles zusammenfassen',
  singles: (count) => `${count} Singles`,
  worth: (level, score) => `${STEP_LEVELS[level]} · ${score}`,
  rated: (rating) => `SE ${rating.toFixed(1)}`,
  spoken: (place, total, name, why) => `Schritt ${place} von ${total}. ${name}. ${why}`,

  copyText: 'Als Text kopieren',
  copyLink: 'Link kopieren',
  copied: 'Kopiert.',
  notCopied: 'Kopieren hat nicht geklappt.',
  unwritten: 'Dieses Brett passt nicht in einen Link.',
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
