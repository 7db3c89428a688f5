/**
 * The profiles: the techniques that each rating tries, their order, and the mistakes of the original that it keeps.
 * Ratings differ only in their profile.
 */
import type { Board } from './board.ts';
import { chainProducer } from './producers/chains.ts';
import type { Hint } from './hint.ts';
import { alignedPairExclusion, alignedTripletExclusion } from './producers/aligned-exclusion.ts';
import { bug } from './producers/bug.ts';
import { fish } from './producers/fish.ts';
import { directLocking, locking } from './producers/locking.ts';
import { vwxyzWing, wxyzWing } from './producers/bivalue-wings.ts';
import { threeStrongLinks, twoStrongLinks } from './producers/strong-links.ts';
import { directHiddenSet, hiddenSet, nakedSet } from './producers/sets.ts';
import { hiddenSingle, nakedSingle } from './producers/singles.ts';
import { uniqueLoop } from './producers/unique-loops.ts';
import { xyWing, xyzWing } from './producers/wings.ts';

/** Finds the first hint of its kind. Created for each rater, since chain searches have working memory. */
type Producer = (board: Board, options: ProducerOptions) => Hint | undefined;

export interface ProducerOptions {
  /** Whether hints by chains carry their proof; all others always do. */
  readonly withProof: boolean;
  readonly shouldStop: () => boolean;
}

/** The names of the profiles. */
export const PROFILE_NAMES = ['se-1.2.1', 'se-1.2.1-corrected', 'sukaku-1.15'] as const;
/** One of `PROFILE_NAMES`. */
export type ProfileName = (typeof PROFILE_NAMES)[number];

/** The rating method of a program. */
export interface Profile {
  /** One of `PROFILE_NAMES`. */
  readonly name: ProfileName;
  /** Its name for people. */
  readonly title: string;
  /** @internal */
  readonly createProducers: () => readonly Producer[];
}

interface SudokuExplainerQuirks {
  readonly uniqueness: 'as in 1.2.1' | 'corrected';
  /**
   * Additions of Sukaku Explainer: strong links, wings of four and five digits, different last levels of nested chains.
   */
  readonly additions: 'none' | 'sukaku';
}

/** All profiles by name. */
export const PROFILES: Readonly<Record<ProfileName, Profile>> = {
  'se-1.2.1': {
    name: 'se-1.2.1',
    title: 'Sudoku Explainer 1.2.1',
    createProducers: () => sudokuExplainer({ uniqueness: 'as in 1.2.1', additions: 'none' }),
  },
  'se-1.2.1-corrected': {
    name: 'se-1.2.1-corrected',
    title: 'Sudoku Explainer 1.2.1 with unique loops and BUG mended',
    createProducers: () => sudokuExplainer({ uniqueness: 'corrected', additions: 'none' }),
  },
  'sukaku-1.15': {
    name: 'sukaku-1.15',
    title: 'Sukaku Explainer 1.15.10, as the puzzle bank of sudoku-exchange is rated',
    createProducers: () => sudokuExplainer({ uniqueness: 'corrected', additions: 'sukaku' }),
  },
};

function sudokuExplainer({ uniqueness, additions }: SudokuExplainerQuirks): readonly Producer[] {
  const isOriginal = uniqueness === 'as in 1.2.1';
  const added = (...producers: readonly Producer[]) => (additions === 'sukaku' ? producers : []);
  return [
    hiddenSingle,
    directLocking,
    directHiddenSet(2),
    nakedSingle,
    directHiddenSet(3),
    locking,
    nakedSet(2),
    fish(2),
    hiddenSet(2),
    nakedSet(3),
    fish(3),
    hiddenSet(3),
    ...added(twoStrongLinks),
    xyWing,
    xyzWing,
    uniqueLoop({ keepsDigitsOfRejectedCells: isOriginal, hiddenSubsetsAsLargeAsNaked: isOriginal }),
    nakedSet(4),
    fish(4),
    hiddenSet(4),
    ...added(threeStrongLinks, wxyzWing),
    bug({ needsHouseOfItsOwn: isOriginal, sizesWithinHouse: isOriginal }),
    ...added(vwxyzWing),
    alignedPairExclusion(),
    chainProducer({ kind: 'forcing' }),
    alignedTripletExclusion(),
    chainProducer({ kind: 'nishio' }),
    chainProducer({ kind: 'multiple' }),
    chainProducer({ kind: 'dynamic', level: 0 }),
    chainProducer({ kind: 'dynamic', level: 1 }),
    chainProducer({ kind: 'dynamic', level: 2 }),
    chainProducer({ kind: 'dynamic', level: 3 }),
    chainProducer({ kind: 'dynamic', level: 4 }),
    ...(additions === 'none' ? [chainProducer({ kind: 'dynamic', level: 5 })] : []),
    ...added(
      chainProducer({ kind: 'dynamic', level: 4, innerLevel: 1 }),
      chainProducer({ kind: 'dynamic', level: 4, innerLevel: 2 }),
      chainProducer({ kind: 'dynamic', level: 4, innerLevel: 3 }),
    ),
  ];
}
