/**
 * Lists the solutions of a classic 9×9 puzzle. The band solver does it; a puzzle for which it guesses long and finds
 * little goes to the learning search, and comes back if it has very many solutions after all.
 */
import { classic9 } from '../../model/boards.ts';
import { allDigits, type DigitSet, hasDigit } from '../../model/digits.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { advanceLearning, createLearningSearch } from '../general/learning.ts';
import type { LearningSearch } from '../general/learning-state.ts';
import type { SearchStatus } from '../general/search.ts';
import { beginBands, type BandSearch, excludeFromBands, newBandSearch, runBands } from './bands.ts';
import { ALLOWANCE, isFruitful } from './stubborn.ts';

/** A listing in progress. Mutable; only `advanceListing` changes it. */
export interface ClassicListing {
  /** The solution, after `solution`. */
  readonly digits: Uint8Array;
  guesses: number;
  readonly puzzle: Puzzle;
  readonly bands: BandSearch;
  /** Solutions found within the allowance, as text, until it is known whether the learning search is needed. */
  readonly known: Set<string>;
  stage: 'first' | 'learning' | 'rest';
  learning: LearningSearch | undefined;
}

/** The learning search rules out each solution by itself, too slow for more than this many. */
const MOST_LEARNED = 1_000;

/** For a puzzle on the classic board without constraints. */
export function createClassicListing(puzzle: Puzzle): ClassicListing {
  const bands = newBandSearch();
  beginBands(bands, Uint8Array.from(puzzle.givens), 0);
  for (const [cell, digit] of forbiddenBy(puzzle.allowed)) excludeFromBands(bands, cell, digit);
  return {
    digits: bands.solutions[0],
    guesses: 0,
    puzzle: { geometry: classic9(), constraints: [], givens: puzzle.givens, allowed: puzzle.allowed },
    bands,
    known: new Set(),
    stage: 'first',
    learning: undefined,
  };
}

function* forbiddenBy(allowed: readonly DigitSet[] = []): Generator<[cell: number, digit: number]> {
  for (const [cell, set] of allowed.entries()) {
    if (set === allDigits(9)) continue;
    for (let digit = 1; digit <= 9; digit++) if (!hasDigit(set, digit)) yield [cell, digit];
  }
}

/** Continues until the next solution, the end, or `maxGuesses` guesses. */
export function advanceListing(listing: ClassicListing, maxGuesses: number): SearchStatus {
  if (listing.stage === 'learning') return byLearning(listing, maxGuesses);
  const { bands, known } = listing;
  const before = bands.guesses;
  const isFirst = listing.stage === 'first';
  let status: SearchStatus;
  do {
    const left = maxGuesses - (bands.guesses - before);
    bands.count = 0;
    const isPaused = runBands(bands, 1, isFirst ? Math.min(left, ALLOWANCE - bands.guesses) : left);
    status = bands.count > 0 ? 'solution' : isPaused ? 'paused' : 'exhausted';
  } while (status === 'solution' && !isFirst && known.size > 0 && known.delete(keyOf(listing.digits)));
  listing.guesses += bands.guesses - before;
  if (!isFirst) return status;
  if (status === 'solution') known.add(keyOf(listing.digits));
  if (status === 'paused' && bands.guesses >= ALLOWANCE) {
    if (isFruitful(known.size, bands.guesses)) {
      known.clear();
      listing.stage = 'rest';
    } else {
      listing.learning = createLearningSearch(listing.puzzle);
      listing.stage = 'learning';
    }
  }
  return status;
}

function byLearning(listing: ClassicListing, maxGuesses: number): SearchStatus {
  const { known, digits } = listing;
  const learning = listing.learning!;
  const before = learning.guesses;
  let status: SearchStatus;
  let key = '';
  do {
    status = advanceLearning(learning, Math.max(1, maxGuesses - (learning.guesses - before)));
    key = status === 'solution' ? keyOf(learning.digits) : '';
  } while (status === 'solution' && known.has(key));
  listing.guesses += learning.guesses - before;
  if (status !== 'solution') return status;
  digits.set(learning.digits);
  known.add(key);
  if (known.size > MOST_LEARNED) {
    // The bands go on where they stopped and leave out what was found since.
    listing.stage = 'rest';
    listing.learning = undefined;
  }
  return status;
}

function keyOf(digits: Uint8Array): string {
  return digits.join('');
}
