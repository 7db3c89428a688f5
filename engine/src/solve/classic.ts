/**
 * One classic 9×9 puzzle: the band solver, which has nothing to set up, takes what it can decide in a few
 * guesses; the rest, and every long count, goes to the kernel where there is one.
 */
import { type BandSearch, beginBands, newBandSearch, runBands } from './bands.ts';
import { batchSteps, type ClassicSolver, MAX_LIMIT } from './batch.ts';
import { borrowKernel, returnKernel } from './kernel.ts';
import type { SolveControl } from './control.ts';

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
  const search = newBandSearch();
  beginBands(search, cells, 0);
  const more = runBands(search, most, FEW_NODES) && search.count < most;
  if (!more) return outcome(search, search.count, most, 'bands');
  if (!kernelHere()) return countByBands(search, most, control);
  return countByKernel(cells, search, most, control);
}

/** Nodes after which setting up the kernel, a few microseconds, pays. */
const FEW_NODES = 12;
/** Nodes between two looks at the control. */
const NODES = 4096;

function kernelHere(): boolean {
  const kernel = borrowKernel();
  if (kernel) returnKernel(kernel);
  return kernel !== undefined;
}

function countByBands(search: BandSearch, limit: number, control: SolveControl): ClassicCount {
  while (runBands(search, limit, NODES)) {
    if (stopped(control, search.guesses, search.count))
      return { ...outcome(search, search.count, limit, 'bands'), status: 'stopped' };
  }
  return outcome(search, search.count, limit, 'bands');
}

function countByKernel(
  cells: Uint8Array,
  search: BandSearch,
  limit: number,
  control: SolveControl,
): ClassicCount {
  const counts = new Uint32Array(1);
  const solution = new Uint8Array(81);
  const steps = batchSteps({ form: 'bytes', puzzles: cells, solutions: solution, counts }, { limit });
  while (!steps.next().done) {
    if (!stopped(control, search.guesses, search.count)) continue;
    steps.return({ done: 0, status: 'stopped', solver: 'kernel' });
    return { ...outcome(search, search.count, limit, 'kernel'), status: 'stopped' };
  }
  const count = counts[0];
  if (count === 1) {
    search.solutions[0].set(solution);
    search.count = 1;
  } else {
    while (runBands(search, Math.min(count, 2), NODES)) {
      if (stopped(control, search.guesses, search.count)) break;
    }
  }
  return outcome(search, count, limit, 'kernel');
}

function outcome(search: BandSearch, count: number, limit: number, solver: ClassicSolver): ClassicCount {
  return {
    status: count >= limit ? 'limit' : 'exact',
    count,
    examples: search.solutions.slice(0, Math.min(count, 2)),
    guesses: search.guesses,
    solver,
  };
}

function stopped({ shouldStop, onProgress }: SolveControl, guesses: number, solutions: number): boolean {
  onProgress?.({ guesses, solutions });
  return shouldStop?.() ?? false;
}
