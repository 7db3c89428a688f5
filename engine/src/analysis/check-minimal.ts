import { CALLBACK, listOf, requireValue } from '../require.ts';
import type { Digits } from '../puzzle/puzzle.ts';
import { batchSteps, EXCLUDED, MALFORMED, solveBatch } from '../solve/classic/batch.ts';
import { findClassicSwaps, type RankSets } from './classic-unavoidable-sets.ts';

/** `minimal`: one solution, but several if any given is removed. `redundant`: still one solution without some given. */
export const MINIMALITIES = ['minimal', 'redundant', 'several', 'none', 'malformed'] as const;
/** One of `MINIMALITIES`. */
export type Minimality = (typeof MINIMALITIES)[number];

/**
 * Checks many classic 9×9 puzzles of 81 digits, 0 for an empty cell. Each is solved; then, for each of its givens, a
 * second solution is searched for that agrees with all the others. Often it is known: if two digits, or two lines, of
 * the solution can be swapped in cells that contain no other given. The batch solver finds the rest. Undefined if
 * stopped.
 */
export function checkMinimal(
  puzzles: readonly Digits[],
  shouldStop: () => boolean = () => false,
): Minimality[] | undefined {
  requireValue('puzzles', puzzles, GRIDS);
  requireValue('shouldStop', shouldStop, CALLBACK);
  const verdicts: Minimality[] = [];
  for (let from = 0; from < puzzles.length; from += PORTION) {
    const portion = puzzles.slice(from, from + PORTION);
    if (shouldStop() || !checkPortion(portion, verdicts, shouldStop)) return undefined;
  }
  return verdicts;
}

const GRIDS = listOf({
  what: 'a list of 81 digits',
  isMet: (digits) => (digits as Digits | undefined)?.length === 81,
});

/** Number of puzzles per batch, small enough for their questions to stay in the processor's cache. */
const PORTION = 32;
const GIVENS = new Uint8Array(81 * PORTION);
const SOLUTIONS = new Uint8Array(81 * PORTION);
const COUNTS = new Uint32Array(PORTION);
/** For each cell, the index of its given in the puzzle, or −1. */
const RANK_OF = new Int8Array(81);
const QUESTIONS = new Uint8Array(81 * 81 * PORTION);
const ANSWERS = new Uint32Array(81 * PORTION);

function checkPortion(
  puzzles: readonly Digits[],
  verdicts: Minimality[],
  shouldStop: () => boolean,
): boolean {
  const size = puzzles.length;
  for (let k = 0; k < size; k++) {
    for (let cell = 0; cell < 81; cell++) GIVENS[81 * k + cell] = puzzles[k][cell];
  }
  const givens = GIVENS.subarray(0, 81 * size);
  if (solveBatch(givens, SOLUTIONS, COUNTS, { limit: 2, shouldStop }).status === 'stopped') return false;
  const ends: number[] = [];
  for (let k = 0, asked = 0; k < size; k++) {
    if (COUNTS[k] === 1) asked = askAbout(k, asked);
    ends.push(asked);
  }
  const asked = ends[size - 1];
  const questions = { form: 'open', puzzles: QUESTIONS.subarray(0, 81 * asked), counts: ANSWERS } as const;
  const steps = batchSteps(questions, { limit: 1 });
  while (!steps.next().done) {
    if (!shouldStop()) continue;
    steps.return({ done: 0, status: 'stopped', solver: 'kernel', guesses: 0 });
    return false;
  }
  for (let k = 0, at = 0; k < size; at = ends[k++]) verdicts.push(verdictOf(COUNTS[k], at, ends[k]));
  return true;
}

/**
 * Writes the questions about a puzzle: for each given, is there a solution with another digit in its cell? Returns the
 * end of the questions.
 */
function askAbout(k: number, from: number): number {
  const puzzle = GIVENS.subarray(81 * k, 81 * k + 81);
  for (let cell = 0, rank = 0; cell < 81; cell++) RANK_OF[cell] = puzzle[cell] > 0 ? rank++ : -1;
  const needed = neededBy(findClassicSwaps(SOLUTIONS.subarray(81 * k, 81 * k + 81), RANK_OF));
  let asked = from;
  for (let cell = 0; cell < 81; cell++) {
    const rank = RANK_OF[cell];
    if (rank < 0 || (needed[rank >> 5] >> (rank & 31)) & 1) continue;
    QUESTIONS.set(puzzle, 81 * asked);
    QUESTIONS[81 * asked++ + cell] = EXCLUDED + puzzle[cell];
  }
  return asked;
}

const NEEDED = new Int32Array(3);

/** The givens, as bits, that are the only given in some set. */
function neededBy({ words, count }: RankSets): Int32Array {
  NEEDED.fill(0);
  for (let at = 0; at < 3 * count; at += 3) {
    const low = words[at];
    const middle = words[at + 1];
    const high = words[at + 2];
    if ((low & (low - 1)) | (middle & (middle - 1)) | (high & (high - 1))) continue;
    if ((low !== 0 ? 1 : 0) + (middle !== 0 ? 1 : 0) + (high !== 0 ? 1 : 0) !== 1) continue;
    NEEDED[0] |= low;
    NEEDED[1] |= middle;
    NEEDED[2] |= high;
  }
  return NEEDED;
}

function verdictOf(count: number, from: number, to: number): Minimality {
  if (count === MALFORMED) return 'malformed';
  if (count !== 1) return count === 0 ? 'none' : 'several';
  for (let at = from; at < to; at++) if (ANSWERS[at] === 0) return 'redundant';
  return 'minimal';
}
