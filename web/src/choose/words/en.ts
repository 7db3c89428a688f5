import type { Difficulty } from 'pencilmark';
import type { CollectionName } from '../collections.ts';

const grouped = (count: number): string => count.toLocaleString('en');

/** English for the page on which a puzzle is chosen. */
export const enChoose = {
  title: 'New puzzle',
  import: 'Import',
  board: 'Board',
  rules: 'Rules',
  all: (count: number) => `All ${count}`,
  fewer: 'Fewer',
  /** On a screen that is touched, and on a desk. */
  level: { tap: 'Level: tap one to play', choose: 'Level: choose one to play' },
  /** What each level takes. */
  takes: {
    beginner: 'Where can a digit still go?',
    easy: 'Cells with one digit left',
    medium: 'Pairs and triples',
    hard: 'Fish and wings',
    expert: 'Chains',
    extreme: 'Long chains and nets',
    beyond: 'No known pattern is enough',
  } satisfies Record<Difficulty, string>,
  play: 'Play',
  notFor: (name: string) => `Not for ${name}`,
  get: 'You’ll get',
  normal: 'Normal rules.',
  fresh: 'Made fresh, with exactly one solution.',
  sample: (name: string) => `Example: ${name}`,
  byTechnique: 'By technique or rating',
  collections: 'Collections',
  names: {
    famous: 'Famous puzzles',
    classic: 'Classic boards',
    variants: 'Variants, hand-picked',
    small: 'Small boards',
    giants: 'Giants',
  } satisfies Record<CollectionName, string>,
  leads: {
    famous: 'Set by others and known by name.',
    own: 'Our own puzzles, each proven to have exactly one solution.',
  },
  none: 'none solved yet',
  solved: (solved: number) => `${grouped(solved)} solved`,
  won: (time: string) => `solved in ${time}`,
  open: (percent: string) => `${percent} done`,
  givens: (count: number) => `${count} givens`,
  withoutScript: 'No JavaScript? Play in pure HTML and CSS:',
  notices: 'Copyright notices',
};
