import type { enPath } from './en.ts';
import { LEVELS, plural, STEP_LEVELS } from '../../../puzzles/levels/words/cs.ts';

const steps = (count: number): string => plural(count, 'krok', 'kroky', 'kroků');

/** Czech for the page with the logical path of a puzzle. */
export const csPath: typeof enPath = {
  title: 'Cesta',
  empty: 'Vyber sudoku a uvidíš každý krok.',
  more: 'Další',
  levels: LEVELS,
  stepLevels: STEP_LEVELS,

  finding: (count) => `Hledá se cesta: zatím ${steps(count)}.`,
  cancel: 'Zrušit',
  solved: (worth) => `Vyřešeno logikou: ${worth}.`,
  tried: (worth) => `Vyřešeno zkoušením: ${worth}.`,
  trial: 'Pokus',
  stuck: (worth) => `Logika uvázla (${worth}): nic, co tento program zná, nevede bez hádání dál.`,
  cancelled: (count) => `Zastaveno: ${steps(count)}.`,
  none: 'Zadané číslice nemají řešení, takže není ani cesta.',
  multiple:
    'Sudoku má více řešení. Dělají se jen kroky, které platí ve všech, takže cesta nemůže dojít do konce.',
  unknown:
    'Kolik je řešení, se nepodařilo včas spočítat. Dělají se jen kroky, které nespoléhají na to, že je jedno.',
  failed: (reason) => `Cestu se nepodařilo najít (${reason}).`,

  facts: 'Celá cesta',
  hardest: 'Nejtěžší krok',
  ratingShort: 'SE',
  rating: 'Nejvyšší hodnocení',
  ratingLong:
    'Nejnižší hodnocení Sudoku Explaineru pro nejtěžší techniku; dlouhé řetězce mají tam hodnocení vyšší',
  exact: {
    profile: 'Hodnoceno podle',
    profiles: {
      'se-1.2.1': 'SE 1.2.1',
      'se-1.2.1-corrected': 'SE 1.2.1, opraveno',
      'sukaku-1.15': 'Sukaku Explainer 1.15',
    },
    soFar: (er) => `zatím ER ${er}`,
    all: (er, ep, ed) => `ER ${er} · EP ${ep} · ED ${ed}`,
    long: 'ER: nejtěžší krok; EP: nejtěžší krok až po první číslici; ED: první krok',
  },

  board: (place, total) => `Deska v kroku ${place} z ${total}`,
  place: (place, total) => `Krok ${place} z ${total}`,
  first: 'První krok',
  previous: 'Předchozí krok',
  next: 'Další krok',
  last: 'Poslední krok',
  nextHard: 'Další krok, který není single (N)',
  keys: '← → jdou od kroku ke kroku, N k dalšímu, který není single, Home a End na konce.',
  list: 'Kroky',
  ribbon: 'Jak těžký je každý krok',
  nextHardShort: 'Další těžký',
  fold: 'Sbalit single',
  singles: (count) => `Single: ${count}`,
  worth: (level, score) => `${STEP_LEVELS[level]} · ${score}`,
  rated: (rating) => `SE ${rating.toFixed(1)}`,
  spoken: (place, total, name, why) => `Krok ${place} z ${total}. ${name}. ${why}`,

  copyText: 'Kopírovat jako text',
  copyLink: 'Kopírovat odkaz',
  copied: 'Zkopírováno.',
  notCopied: 'Prohlížeč tu kopírování nedovolí.',
  unwritten: 'Tuto desku nelze zapsat do odkazu.',
  playFrom: 'Hrát odsud',
  watch: 'Sledovat',
  print: {
    line: ({ place, name, conclusion, level, score, rating }) =>
      `${place}. ${name}: ${conclusion} (${STEP_LEVELS[level]}, ${score}${
        rating === undefined ? '' : `, SE ${rating.toFixed(1)}`
      })`,
    total: (level, score, count) => `${LEVELS[level]}, skóre ${score}, ${steps(count)}`,
  },
};
