import { oneOf, requireValue } from '../../require.ts';
import { type Digits, hasOnlyHouses, type Puzzle } from '../../puzzle/puzzle.ts';
import { isConsistent } from '../../puzzle/validity.ts';
import { hasDigit } from '../../model/digits.ts';
import { checkedControl, type SolveControl } from '../control.ts';
import { bruteForce } from './brute-force.ts';
import { candidateBruteForce } from './candidate-brute-force.ts';
import { exactCover } from './exact-cover.ts';
import { nakedSingles } from './naked-singles.ts';
import {
  type AlgorithmCounters,
  type AlgorithmEnding,
  type AlgorithmEvent,
  countersOf,
  createRun,
  currentEvent,
  end,
  type Run,
  type Steps,
} from './run.ts';
import { singlesTree } from './singles-tree.ts';

/** The names of the textbook algorithms. */
export const ALGORITHM_NAMES = [
  'brute-force',
  'candidate-brute-force',
  'naked-singles',
  'singles-tree',
  'exact-cover',
] as const;
/** One of `ALGORITHM_NAMES`. */
export type AlgorithmName = (typeof ALGORITHM_NAMES)[number];

/** A textbook algorithm that can be run or watched. */
export interface Algorithm {
  /** One of `ALGORITHM_NAMES`. */
  readonly name: AlgorithmName;
  /** For display, in English. */
  readonly title: string;
  /** One sentence on what it does. */
  readonly summary: string;
  /** Whether it tries digits that it may have to remove again. An algorithm that does not may end `stuck`. */
  readonly guesses: boolean;
}

/** The textbook algorithms, simplest first. */
export const ALGORITHMS: readonly Algorithm[] = [
  {
    name: 'brute-force',
    title: 'Brute force',
    summary: 'Tries the digits in order, cell by cell, and goes back a cell where none fits.',
    guesses: true,
  },
  {
    name: 'candidate-brute-force',
    title: 'Brute force over candidates',
    summary: 'As brute force, but tries only the digits that the givens leave to each cell.',
    guesses: true,
  },
  {
    name: 'naked-singles',
    title: 'Naked singles',
    summary: 'Fills cells that only one digit fits, round after round, until done or stuck.',
    guesses: false,
  },
  {
    name: 'singles-tree',
    title: 'Singles and a decision tree',
    summary: 'Places naked and hidden singles, and guesses in a cell with the fewest candidates.',
    guesses: true,
  },
  {
    name: 'exact-cover',
    title: 'Exact cover with dancing links',
    summary: 'Covers every cell and every digit of every house exactly once (Knuth’s algorithm X).',
    guesses: true,
  },
];

/** The answer of `runAlgorithm`. */
export interface AlgorithmOutcome {
  /**
   * `impossible`: there is no solution. `stuck`: the algorithm finds no further step. `stopped`: `shouldStop` returned
   * true.
   */
  readonly status: AlgorithmEnding | 'stopped';
  /** The board at the end, 0 for an open cell; complete when solved. */
  readonly digits: readonly number[];
  /** Counts of all the work done. */
  readonly counters: AlgorithmCounters;
}

/**
 * Runs an algorithm to its end, or until `control.shouldStop`. Solves any puzzle, but takes the first solution it
 * finds; algorithms with `guesses` never end `stuck`. Conflicting givens are `impossible`. The algorithms know only
 * houses: a puzzle with constraints ends `stuck` at once.
 */
export function runAlgorithm(
  name: AlgorithmName,
  puzzle: Puzzle,
  control: SolveControl = {},
): AlgorithmOutcome {
  requireAlgorithm(name);
  const checked = checkedControl(control);
  const run = createRun(puzzle, EVENTS_BETWEEN_LOOKS);
  const steps = start(name, run);
  for (;;) {
    const step = steps.next();
    if (step.done) return outcome(run, step.value);
    checked.onProgress?.({ guesses: run.guesses, solutions: 0 });
    if (checked.shouldStop?.()) return outcome(run, 'stopped');
  }
}

/**
 * The same run, one event at a time. The last event is `solved`, `stuck` or `impossible`. Leaving the loop early ends
 * the run; keep the events to step back with `boardAfter`.
 */
export function watchAlgorithm(
  name: AlgorithmName,
  puzzle: Puzzle,
): Generator<AlgorithmEvent, AlgorithmOutcome, undefined> {
  requireAlgorithm(name);
  return eventsOf(name, puzzle);
}

function requireAlgorithm(name: AlgorithmName): void {
  requireValue('name', name, oneOf(ALGORITHM_NAMES));
}

function* eventsOf(
  name: AlgorithmName,
  puzzle: Puzzle,
): Generator<AlgorithmEvent, AlgorithmOutcome, undefined> {
  const run = createRun(puzzle, 1);
  const steps = start(name, run);
  for (;;) {
    const step = steps.next();
    if (step.done) {
      end(run, step.value);
      yield currentEvent(run);
      return outcome(run, step.value);
    }
    yield currentEvent(run);
  }
}

/** The board after some events: the first few of a run, or all of them. 0 for an open cell. */
export function boardAfter(puzzle: Puzzle, events: Iterable<AlgorithmEvent>): Digits {
  const digits = [...puzzle.givens];
  for (const { kind, cell, digit } of events) {
    if (kind === 'place') digits[cell] = digit;
    if (kind === 'remove') digits[cell] = 0;
  }
  return digits;
}

/**
 * At full speed, the number of events between two calls of `shouldStop`: under a tenth of a second on the largest
 * boards.
 */
const EVENTS_BETWEEN_LOOKS = 1_000;

const STEPS: Readonly<Record<AlgorithmName, (run: Run) => Steps>> = {
  'brute-force': bruteForce,
  'candidate-brute-force': candidateBruteForce,
  'naked-singles': nakedSingles,
  'singles-tree': singlesTree,
  'exact-cover': exactCover,
};

function start(name: AlgorithmName, run: Run): Steps {
  if (!hasOnlyHouses(run.puzzle)) return refuse('stuck');
  return givensAgree(run.puzzle) ? STEPS[name](run) : refuse('impossible');
}

// eslint-disable-next-line require-yield -- it ends before anything could happen
function* refuse(ending: AlgorithmEnding): Steps {
  return ending;
}

/** The algorithms look only at open cells, so conflicts among the givens must be found first. */
function givensAgree(puzzle: Puzzle): boolean {
  const { givens, allowed } = puzzle;
  const inMarks = givens.every((digit, cell) => digit === 0 || !allowed || hasDigit(allowed[cell], digit));
  return inMarks && isConsistent(puzzle, givens);
}

function outcome(run: Run, status: AlgorithmOutcome['status']): AlgorithmOutcome {
  return { status, digits: [...run.digits], counters: countersOf(run) };
}
