/**
 * Solves one classic 9×9 puzzle: on the kernel if available, otherwise by the band solver; if neither settles it soon,
 * by the general solver.
 */
import { type BandSearch, beginBands, newBandSearch } from './bands.ts';
import { MAX_LIMIT } from './batch.ts';
import type { SolveControl } from '../control.ts';
import { borrowKernel, GIVEN_UP, type Kernel, returnKernel, UNLIMITED } from './kernel.ts';
import {
  ALLOWANCE,
  countStubborn,
  findExamples,
  isFruitful,
  PASSES,
  type StubbornCount,
} from './stubborn.ts';

export interface ClassicCount {
  /** `exact`: all solutions were counted. `limit`: there are at least this many. */
  readonly status: 'exact' | 'limit' | 'stopped';
  readonly count: number;
  /** The only solution, or up to two that the band solver finds first; 81 digits each. */
  readonly examples: readonly (readonly number[])[];
  readonly guesses: number;
  readonly solver: StubbornCount['solver'];
}

/**
 * Counts the solutions of 81 cells (0 = empty, 1–9) up to `limit`, 1 … `MAX_LIMIT` or Infinity for `MAX_LIMIT`.
 * Anything but 0–9 in a cell is a bug in the caller's code.
 */
export function countClassic(
  cells: ArrayLike<number>,
  limit: number,
  control: SolveControl = {},
): ClassicCount {
  const most = Math.min(limit, MAX_LIMIT);
  const kernel = borrowKernel();
  if (!kernel) return countLong(cells, most, control);
  const before = kernel.guessed();
  const { memory, inputAt, outputAt } = kernel;
  for (let cell = 0; cell < 81; cell++) memory[inputAt + cell] = cells[cell];
  // Which solution is shown depends on whether the first is the only one, so limit 1 looks for a second, too.
  kernel.begin(1, Math.max(most, 2), 81, 0, 0, UNLIMITED, true);
  const count = kernel.run(PASSES) ? GIVEN_UP : kernel.counts[0];
  if (count > 1) return countLong(cells, most, control, kernel);
  const examples = count === 1 ? [digitsAt(memory, outputAt)] : [];
  const guesses = kernel.guessed() - before;
  returnKernel(kernel);
  return { status: count >= most ? 'limit' : 'exact', count, examples, guesses, solver: 'kernel' };
}

/** Handles a puzzle with several solutions, a long search, or no kernel. A kernel passed in has already begun on it. */
function countLong(
  cells: ArrayLike<number>,
  limit: number,
  { onProgress, shouldStop }: SolveControl,
  kernel?: Kernel,
): ClassicCount {
  const bytes = Uint8Array.from(cells);
  const search = newBandSearch();
  beginBands(search, bytes, 0);
  const steps = longSteps(bytes, search, limit, kernel);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return outcomeOf(search, value, limit, value.solver);
    onProgress?.({ guesses: value.guesses, solutions: value.count });
    if (!shouldStop?.()) continue;
    steps.return(value);
    // Only solutions of the band solver may be shown.
    return { ...outcomeOf(search, search, Infinity, value.solver), status: 'stopped' };
  }
}

function* longSteps(
  cells: Uint8Array,
  search: BandSearch,
  limit: number,
  kernel?: Kernel,
): Generator<StubbornCount, StubbornCount> {
  let counted: StubbornCount | undefined;
  if (kernel) {
    try {
      counted = yield* kernelSteps(kernel, search);
    } finally {
      returnKernel(kernel);
    }
  }
  counted ??= yield* countStubborn(cells, search, limit);
  const known = { ...counted, count: Math.min(counted.count, limit) };
  const finding = findExamples(cells, search, Math.min(known.count, 2));
  while (!finding.next().done) yield known;
  return known;
}

/** Continues with the only puzzle of a kernel. Undefined if it gave up, or found almost nothing in many guesses. */
function* kernelSteps(
  kernel: Kernel,
  search: BandSearch,
): Generator<StubbornCount, StubbornCount | undefined> {
  const before = kernel.guessed() - kernel.guesses[0];
  const known = (): StubbornCount => ({
    count: kernel.counts[0],
    guesses: kernel.guessed() - before,
    solver: 'kernel',
  });
  while (kernel.run(PASSES)) {
    const { count, guesses } = known();
    if (guesses > ALLOWANCE && !isFruitful(count, guesses)) return undefined;
    yield known();
  }
  const { count } = known();
  if (count === GIVEN_UP) return undefined;
  if (count === 1) {
    // If there is only one solution, the band solver need not look for it.
    search.solutions[0].set(digitsAt(kernel.memory, kernel.outputAt));
    search.count = 1;
  }
  return known();
}

function outcomeOf(
  search: BandSearch,
  { count, guesses }: { readonly count: number; readonly guesses: number },
  limit: number,
  solver: ClassicCount['solver'],
): ClassicCount {
  const examples = search.solutions.slice(0, Math.min(count, 2)).map((digits) => digitsAt(digits, 0));
  return { status: count >= limit ? 'limit' : 'exact', count, examples, guesses, solver };
}

/** 81 digits as a list. By index: spreading a typed array takes longer than solving an easy puzzle. */
function digitsAt(bytes: Uint8Array, at: number): number[] {
  const digits = new Array<number>(81);
  for (let cell = 0; cell < 81; cell++) digits[cell] = bytes[at + cell];
  return digits;
}
