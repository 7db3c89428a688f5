import type { Level, PuzzleLevel } from 'pencilmark';
import { LEVELS, STEP_LEVELS } from './levels.ts';

const steps = (count: number): string => (count === 1 ? '1 step' : `${count} steps`);

interface Listed {
  readonly place: number;
  readonly name: string;
  readonly conclusion: string;
  readonly level: Level;
  readonly score: number;
  readonly rating: number | undefined;
}

/** English for the page with the logical path of a puzzle. */
export const enPath = {
  title: 'Path',
  about: (name: string) => `Logical path, ${name}`,
  lead: 'How logic solves a puzzle, always with the cheapest step that it finds.',
  choose: 'Choose a puzzle to see its path.',
  levels: LEVELS,
  stepLevels: STEP_LEVELS,

  finding: (count: number) => `Finding the path: ${steps(count)} so far.`,
  cancel: 'Cancel',
  solved: (worth: string) => `Solved by logic: ${worth}.`,
  stuck: (worth: string) =>
    `Logic is stuck (${worth}): nothing that this program knows leads further without a guess.`,
  cancelled: (count: number) => `Stopped after ${steps(count)}.`,
  none: 'The givens have no solution, so there is no path.',
  multiple:
    'The puzzle has several solutions. Only steps are taken that hold in all of them, so the path cannot reach the end.',
  unknown:
    'How many solutions there are could not be counted soon enough. Only steps are taken that do not rest on there being one.',
  failed: (reason: string) => `No path could be found (${reason}).`,

  facts: 'The whole path',
  level: 'Level',
  score: 'Score',
  scoreLong: 'Sum of HoDoKu’s scores of all steps',
  hardest: 'Hardest step',
  ratingShort: 'SE',
  rating: 'Highest rating',
  ratingLong: 'Sudoku Explainer’s lowest rating for the hardest technique; long chains rate higher there',
  soFar: 'so far',

  board: (place: number, total: number) => `The board at step ${place} of ${total}`,
  place: (place: number, total: number) => `Step ${place} of ${total}`,
  first: 'First step',
  previous: 'Previous step',
  next: 'Next step',
  last: 'Last step',
  keys: '← → move from step to step, Home and End to the ends.',
  list: 'Steps',
  worth: (level: Level, score: number) => `${STEP_LEVELS[level]} · ${score}`,
  rated: (rating: number) => `SE ${rating.toFixed(1)}`,
  spoken: (place: number, total: number, name: string, why: string) =>
    `Step ${place} of ${total}. ${name}. ${why}`,

  copyText: 'Copy as text',
  copyLink: 'Copy link',
  copied: 'Copied.',
  notCopied: 'The browser does not allow copying here.',
  unwritten: 'This board cannot be written in a link.',
  watch: 'Watch it',
  print: {
    line: ({ place, name, conclusion, level, score, rating }: Listed) =>
      `${place}. ${name}: ${conclusion} (${STEP_LEVELS[level]}, ${score}${
        rating === undefined ? '' : `, SE ${rating.toFixed(1)}`
      })`,
    total: (level: PuzzleLevel, score: number, count: number) =>
      `${LEVELS[level]}, score ${score}, ${steps(count)}`,
  },
};
