/** Random boards through the batch solver, in batches of one family each; a sample of them by the band solver, too. */
import { createRandom } from 'pencilmark';
import { batchSteps } from '../../engine/src/solve/classic/batch.ts';
import { type BoardSource, FAMILIES } from './boards.ts';

export const LIMITS = [1, 2, 50] as const;
/** Boards of one batch. */
export const BATCH = 4096;
/** Checks of a batch, about a millisecond apart, before it counts as never ending. */
const MAX_STEPS = 20_000;

export interface Tally {
  boards: number;
  /** The numbers of boards with no, one and more solutions, at the largest limit. */
  none: number;
  one: number;
  several: number;
  /** The numbers of boards compared with the band solver, and of those with different counts. */
  compared: number;
  readonly differing: string[];
  readonly endless: string[];
  /** The maximum number of guesses for one board, and that board. */
  mostGuesses: number;
  slowest: string;
  /** The number of boards that another solver had to settle. */
  stubborn: number;
}

export function newTally(): Tally {
  const lists = { differing: [], endless: [], slowest: '' };
  return { boards: 0, none: 0, one: 0, several: 0, compared: 0, ...lists, mostGuesses: 0, stubborn: 0 };
}

/** At most one batch of a family, at every limit. It depends only on the seed, the family and the batch's number. */
export function soakBatch(
  tally: Tally,
  family: string,
  source: BoardSource,
  seed: string,
  compare: boolean,
  boards = BATCH,
): void {
  const random = createRandom(`${seed} ${family}`);
  const puzzles = new Uint8Array(81 * boards);
  for (let at = 0; at < puzzles.length; at += 81)
    FAMILIES[family](puzzles.subarray(at, at + 81), random, source);
  for (const limit of LIMITS) {
    const counts = run(puzzles, limit, 'kernel', tally, family);
    if (compare) {
      const expected = run(puzzles, limit, 'bands', newTally(), family);
      for (let i = 0; i < boards; i++) if (counts[i] !== expected[i]) tally.differing.push(line(puzzles, i));
      tally.compared += boards;
    }
    if (limit !== LIMITS.at(-1)) continue;
    for (const count of counts) tally[count === 0 ? 'none' : count === 1 ? 'one' : 'several']++;
  }
  tally.boards += boards;
}

/** A real puzzle never takes this many guesses; beyond it another solver helps. */
const STUBBORN = 10_000;

function run(
  puzzles: Uint8Array,
  limit: number,
  solver: 'kernel' | 'bands',
  tally: Tally,
  family: string,
): Uint32Array {
  const counts = new Uint32Array(puzzles.length / 81);
  const guesses = new Uint32Array(counts.length);
  const steps = batchSteps({ form: 'bytes', puzzles, counts, guesses }, { limit, solver });
  let left = MAX_STEPS;
  for (let step = steps.next(); !step.done; step = steps.next()) {
    if (--left > 0) continue;
    tally.endless.push(`${family}, limit ${limit}: ${line(puzzles, step.value)}`);
    steps.return({ done: 0, status: 'stopped', solver, guesses: 0 });
    break;
  }
  for (let i = 0; i < counts.length; i++) {
    if (guesses[i] >= STUBBORN) tally.stubborn++;
    if (guesses[i] <= tally.mostGuesses) continue;
    tally.mostGuesses = guesses[i];
    tally.slowest = line(puzzles, i);
  }
  return counts;
}

function line(puzzles: Uint8Array, i: number): string {
  return puzzles
    .subarray(81 * i, 81 * i + 81)
    .join('')
    .replaceAll('0', '.');
}
