import type { enPath } from './en.ts';
import { LEVELS, plural, STEP_LEVELS } from '../../../puzzles/levels/words/cs.ts';

const steps = (count: number): string => plural(count, 'krok', 'kroky', 'kroků');

/** Czech for the page with the logical path of a puzzle. */
export const csPath: typeof enPath = {
  title: 'Cesta',
  empty: 'Vyber sudoku a podívej se na každý krok.',
  more: 'Více',
  levels: LEVELS,
  stepLevels: STEP_LEVELS,

  finding: (count) => `Hledám cestu: zatím ${steps(count)}.`,
  cancel: 'Zrušit',
  solved: (worth) => `Vyřešeno logikou: ${worth}.`,
  tried: (worth) => `Vyřešeno zkoušením: ${worth}.`,
  trial: 'Zkoušení',
  stuck: (worth) => `Logika uvázla (${worth}): žádná známá technika bez hádání nevede dál.`,
  cancelled: (count) => `Zastaveno: ${steps(count)}.`,
  none: 'Toto sudoku nemá řešení, takže nemá ani cestu.',
  multiple: 'Toto sudoku má více řešení. Cesta používá jen kroky platné ve všech, takže nedojde do konce.',
  unknown:
    'Řešení se nepodařilo včas spočítat, a tak se vynechávají kroky, které předpokládají jediné řešení.',
  failed: (reason) => `Cesta se nenašla (${reason}).`,

  facts: 'Celá cesta',
  hardest: 'Nejtěžší krok',
  ratingShort: 'SE',
  rating: 'Nejvyšší hodnocení',
  ratingLong:
    'Nejnižší hodnocení Sudoku Explaineru pro nejtěžší techniku; dlouhé řetězce tam mají hodnocení vyšší',
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
  nextHard: 'Další krok mimo singly (N)',
  keys: '← → jdou po krocích, N přeskočí singly, Home a End jdou na začátek a konec.',
  list: 'Kroky',
  ribbon: 'Obtížnost kroků',
  nextHardShort: 'Další těžký',
  fold: 'Sbalit singly',
  singles: (count) => `Singly: ${count}`,
  worth: (level, score) => `${STEP_LEVELS[level]} · ${score}`,
  rated: (rating) => `SE ${rating.toFixed(1)}`,
  spoken: (place, total, name, why) => `Krok ${place} z ${total}. ${name}. ${why}`,

  copyText: 'Kopírovat jako text',
  copyLink: 'Kopírovat odkaz',
  copied: 'Zkopírováno.',
  notCopied: 'Kopírování se nezdařilo.',
  unwritten: 'Tato deska se do odkazu nevejde.',
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
