/**
 * One classic 9×9 puzzle: the band solver, which has nothing to set up, takes what it can decide in a few
 * guesses; the rest, and every long count, goes to the kernel where there is one.
 */
import { type BandSearch, beginBands, newBandSearch, runBands } from './bands.ts';
import { type ClassicSolver, MAX_LIMIT } from './batch.ts';
import type { SolveControl } from './control.ts';
import { borrowKernel, GIVEN_UP, type Kernel, returnKernel } from './kernel.ts';

export interface ClassicCount {
  /** `exact`: all solutions were counted. `limit`: there are at least this many. */
  readonly status: 'exact' | 'limit' | 'stopped';
  readonly count: number;
  /** The first solutions the band solver comes upon, two at most; 81 digits each. */
  readonly examples: readonly Uint8Array[];
  readonly guesses: number;
  readonly solver: ClassicSolver;
}

/**
 * Counts the solutions of 81 bytes (0 = empty, 1–9) up to `limit`, 1 … `MAX_LIMIT` or Infinity for `MAX_LIMIT`.
 * Anything but 0–9 in a cell is a bug in the caller's code.
 */
export function countClassic(cells: Uint8Array, limit: number, control: SolveControl = {}): ClassicCount {
  const most = Math.min(limit, MAX_LIMIT);
  const search = spare ?? newBandSearch();
  spare = undefined; // a control that calls us again gets another
  beginBands(search, cells, 0);
  const more = runBands(search, most, FEW_NODES) && search.count < most;
  const outcome = more
    ? countOn(cells, search, most, control)
    : outcomeOf(search, search.count, most, 'bands');
  spare = search;
  return outcome;
}

let spare: BandSearch | undefined;

/** Nodes after which setting up the kernel, a few microseconds, pays. */
const FEW_NODES = 12;
/** Nodes and passes between two looks at the control: about a millisecond. */
const NODES = 1024;
const PASSES = 2048;

function countOn(cells: Uint8Array, search: BandSearch, limit: number, control: SolveControl): ClassicCount {
  const kernel = borrowKernel();
  if (!kernel) return countByBands(search, limit, control);
  const outcome = countByKernel(kernel, cells, search, limit, control);
  returnKernel(kernel);
  return outcome ?? countByBands(search, limit, control);
}

function countByBands(search: BandSearch, limit: number, control: SolveControl): ClassicCount {
  while (runBands(search, limit, NODES)) {
    if (isStopped(control, search.guesses, search.count)) return stopped(search, 'bands');
  }
  return outcomeOf(search, search.count, limit, 'bands');
}

/** Undefined when the kernel gave up. */
function countByKernel(
  kernel: Kernel,
  cells: Uint8Array,
  search: BandSearch,
  limit: number,
  control: SolveControl,
): ClassicCount | undefined {
  const before = kernel.guessed() - search.guesses;
  kernel.memory.set(cells, kernel.inputAt);
  // Whether the first solution is the only one decides which is shown, so limit 1 looks for a second, too.
  kernel.begin(1, Math.max(limit, 2), 81, 0, 0);
  while (kernel.run(PASSES)) {
    if (isStopped(control, kernel.guessed() - before, kernel.counts[0])) return stopped(search, 'kernel');
  }
  const [count] = kernel.counts;
  const guesses = kernel.guessed() - before;
  if (count === GIVEN_UP) return undefined;
  if (count === 1) {
    search.solutions[0].set(kernel.memory.subarray(kernel.outputAt, kernel.outputAt + 81));
  } else {
    // Which ones are shown must not depend on which solver runs, so the band solver goes on to find them.
    while (runBands(search, Math.min(count, 2), NODES)) {
      if (isStopped(control, guesses, count)) return stopped(search, 'kernel');
    }
  }
  return { ...outcomeOf(search, Math.min(count, limit), limit, 'kernel'), guesses };
}

function outcomeOf(search: BandSearch, count: number, limit: number, solver: ClassicSolver): ClassicCount {
  return {
    status: count >= limit ? 'limit' : 'exact',
    count,
    examples: search.solutions.slice(0, Math.min(count, 2)).map((digits) => digits.slice()),
    guesses: search.guesses,
    solver,
  };
}

/** What the band solver has found so far is what can be shown. */
function stopped(search: BandSearch, solver: ClassicSolver): ClassicCount {
  return { ...outcomeOf(search, search.count, Infinity, solver), status: 'stopped' };
}

function isStopped({ shouldStop, onProgress }: SolveControl, guesses: number, solutions: number): boolean {
  onProgress?.({ guesses, solutions });
  return shouldStop?.() ?? false;
}
