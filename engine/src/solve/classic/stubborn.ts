/**
 * Stubborn puzzles: the kernel or the band solver needs more guesses for them than for any real puzzle. On a board with
 * few givens a contradiction can hide below millions of guesses. The learning search rules out what it has already
 * seen, so that a few hundred are enough. Puzzles with very many solutions are stubborn too; the kernel counts those
 * best.
 */
import { classic9 } from '../../model/boards.ts';
import { allDigits, digitBit } from '../../model/digits.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { advanceLearning, createLearningSearch } from '../general/learning.ts';
import { beginBands, type BandSearch, newBandSearch, runBands } from './bands.ts';
import { borrowKernel, GIVEN_UP, returnKernel, UNLIMITED } from './kernel.ts';

/** Added to a digit in a cell: any digit except this one. */
export const EXCLUDED = 128;

/** Guesses after which a puzzle is stubborn, for either solver. The hardest known puzzles take a tenth of this. */
export const ALLOWANCE = 10_000;

/** Guesses of the band solver, passes of the kernel or guesses of the learning search in about a millisecond. */
const GUESSES = 512;
export const PASSES = 2048;
const LEARNING_GUESSES = 50;

/** Guesses per solution up to which further guessing pays off. */
const FRUITFUL = 64;
/** The learning search rules solutions out one by one, too slow for more than this many. */
const LEARNING_LIMIT = 1000;

export interface StubbornCount {
  readonly count: number;
  readonly guesses: number;
  readonly solver: 'kernel' | 'bands' | 'learning';
}

/**
 * Counts up to `limit` solutions. `search` is the band solver, just started on the puzzle's 81 bytes or further along.
 * Yields the counts so far every few milliseconds.
 */
export function* countStubborn(
  cells: Uint8Array,
  search: BandSearch,
  limit: number,
  mayUseKernel = true,
): Generator<StubbornCount, StubbornCount> {
  const byBands = (): StubbornCount => ({ count: search.count, guesses: search.guesses, solver: 'bands' });
  while (search.guesses < ALLOWANCE) {
    if (!runBands(search, limit, sliceOf(search))) return byBands();
    yield byBands();
  }
  if (!isFruitful(search.count, search.guesses)) {
    const most = Math.min(limit, LEARNING_LIMIT);
    const learned = yield* countByLearning(cells, search.guesses, most);
    if (learned.count < most || learned.count === limit) return learned;
  }
  const counted = mayUseKernel ? yield* countByKernel(cells, search.guesses, limit) : undefined;
  if (counted) return counted;
  // From the start: the solutions that `search` holds must not depend on whether there is a kernel.
  const again = newBandSearch();
  beginBands(again, cells, 0);
  while (runBands(again, limit, GUESSES)) yield { ...byBands(), count: again.count, guesses: again.guesses };
  return { ...byBands(), count: again.count, guesses: again.guesses };
}

/**
 * Brings the band solver to the first `wanted` solutions (up to two) of a puzzle that has at least that many. The
 * learning search supplies those it does not find within its allowance, so the solutions depend only on the puzzle.
 */
export function* findExamples(cells: Uint8Array, search: BandSearch, wanted: number): Generator<void, void> {
  while (search.count < wanted && search.guesses < ALLOWANCE) {
    if (runBands(search, wanted, sliceOf(search))) yield;
  }
  if (search.count >= wanted) return;
  const learning = createLearningSearch(puzzleOf(cells));
  for (let known = search.count; known < wanted;) {
    const status = advanceLearning(learning, LEARNING_GUESSES);
    if (status === 'exhausted') return;
    if (status === 'paused') yield;
    else if (known === 0 || learning.digits.some((digit, cell) => digit !== search.solutions[0][cell])) {
      search.solutions[known++].set(learning.digits);
    }
  }
}

/** Whether a search finds solutions fast enough to be worth continuing. */
export function isFruitful(found: number, guesses: number): boolean {
  return found * FRUITFUL >= guesses;
}

/** Guesses until control returns to the caller, within the allowance. */
function sliceOf({ guesses }: BandSearch): number {
  return Math.min(GUESSES, ALLOWANCE - guesses);
}

function* countByLearning(
  cells: Uint8Array,
  before: number,
  limit: number,
): Generator<StubbornCount, StubbornCount> {
  const search = createLearningSearch(puzzleOf(cells));
  let count = 0;
  const known = (): StubbornCount => ({ count, guesses: before + search.guesses, solver: 'learning' });
  while (count < limit) {
    const status = advanceLearning(search, LEARNING_GUESSES);
    if (status === 'exhausted') break;
    if (status === 'paused') yield known();
    else count++;
  }
  return known();
}

/** Undefined if there is no kernel, or its stack was full. */
function* countByKernel(
  cells: Uint8Array,
  before: number,
  limit: number,
): Generator<StubbornCount, StubbornCount | undefined> {
  const kernel = borrowKernel();
  if (!kernel) return undefined;
  try {
    const start = kernel.guessed();
    const known = (): StubbornCount => ({
      count: kernel.counts[0],
      guesses: before + kernel.guessed() - start,
      solver: 'kernel',
    });
    kernel.memory.set(cells, kernel.inputAt);
    kernel.begin(1, limit, 81, 0, EXCLUDED, UNLIMITED, true);
    while (kernel.run(PASSES)) yield known();
    return kernel.counts[0] === GIVEN_UP ? undefined : known();
  } finally {
    returnKernel(kernel);
  }
}

function puzzleOf(cells: Uint8Array): Puzzle {
  const full = allDigits(9);
  const givens = Array.from(cells, (byte) => (byte > EXCLUDED ? 0 : byte));
  if (givens.every((digit, cell) => digit === cells[cell]))
    return { geometry: classic9(), constraints: [], givens };
  const allowed = Array.from(cells, (byte) => (byte > EXCLUDED ? full & ~digitBit(byte - EXCLUDED) : full));
  return { geometry: classic9(), constraints: [], givens, allowed };
}
