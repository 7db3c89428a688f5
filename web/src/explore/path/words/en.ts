import type { HodokuLevel, Difficulty, ProfileName } from 'pencilmark';
import { LEVELS, STEP_LEVELS } from '../../../puzzles/levels/words/en.ts';

const steps = (count: number): string => (count === 1 ? '1 step' : `${count} steps`);

interface Listed {
  readonly place: number;
  readonly name: string;
  readonly conclusion: string;
  readonly level: HodokuLevel;
  readonly score: number;
  readonly rating: number | undefined;
}

/** English for the page with the logical path of a puzzle. */
export const enPath = {
  title: 'Path',
  empty: 'Choose a puzzle and see every step.',
  more: 'More',
  levels: LEVELS,
  stepLevels: STEP_LEVELS,

  finding: (count: number) => `Finding the path: ${steps(count)} so far.`,
  cancel: 'Cancel',
  solved: (worth: string) => `Solved by logic: ${worth}.`,
  tried: (worth: string) => `Solved with trial and error: ${worth}.`,
  trial: 'Trial',
  stuck: (worth: string) => `Logic gets stuck (${worth}): no known technique goes further without guessing.`,
  cancelled: (count: number) => `Stopped after ${steps(count)}.`,
  none: 'This puzzle has no solution, so there is no path.',
  multiple:
    'This puzzle has several solutions. Only steps that hold in all of them are taken, so the path can’t reach the end.',
  unknown: 'Couldn’t count the solutions in time, so steps that assume uniqueness are skipped.',
  failed: (reason: string) => `Couldn’t find a path (${reason}).`,

  facts: 'The whole path',
  hardest: 'Hardest step',
  ratingShort: 'SE',
  rating: 'Highest rating',
  ratingLong: 'Sudoku Explainer’s lowest rating for the hardest technique; long chains rate higher there',
  exact: {
    profile: 'Rated by',
    profiles: {
      'se-1.2.1': 'SE 1.2.1',
      'se-1.2.1-corrected': 'SE 1.2.1, corrected',
      'sukaku-1.15': 'Sukaku Explainer 1.15',
    } satisfies Readonly<Record<ProfileName, string>>,
    soFar: (er: string) => `ER ${er} so far`,
    all: (er: string, ep: string, ed: string) => `ER ${er} · EP ${ep} · ED ${ed}`,
    long: 'ER: the hardest step; EP: the hardest one up to the first digit; ED: the first step',
  },

  board: (place: number, total: number) => `The board at step ${place} of ${total}`,
  place: (place: number, total: number) => `Step ${place} of ${total}`,
  first: 'First step',
  previous: 'Previous step',
  next: 'Next step',
  last: 'Last step',
  nextHard: 'Next step that isn’t a single (N)',
  keys: '← → move from step to step, N to the next that isn’t a single, Home and End to the ends.',
  list: 'Steps',
  ribbon: 'How hard each step is',
  nextHardShort: 'Next hard one',
  fold: 'Fold singles',
  singles: (count: number) => `${count} singles`,
  worth: (level: HodokuLevel, score: number) => `${STEP_LEVELS[level]} · ${score}`,
  rated: (rating: number) => `SE ${rating.toFixed(1)}`,
  spoken: (place: number, total: number, name: string, why: string) =>
    `Step ${place} of ${total}. ${name}. ${why}`,

  copyText: 'Copy as text',
  copyLink: 'Copy link',
  copied: 'Copied.',
  notCopied: 'Couldn’t copy.',
  unwritten: 'This board doesn’t fit in a link.',
  playFrom: 'Play from here',
  watch: 'Watch it',
  print: {
    line: ({ place, name, conclusion, level, score, rating }: Listed) =>
      `${place}. ${name}: ${conclusion} (${STEP_LEVELS[level]}, ${score}${
        rating === undefined ? '' : `, SE ${rating.toFixed(1)}`
      })`,
    total: (level: Difficulty, score: number, count: number) =>
      `${LEVELS[level]}, score ${score}, ${steps(count)}`,
  },
};
