import { isGuess, type Puzzle, rateByHodokuTable, runAlgorithm, solve, type SolveControl } from 'pencilmark';
import { isAlgorithm, type Method } from './methods.ts';
import type { RunResult, RunTally } from './runs-protocol.ts';

/** Runs a method on a puzzle at full speed, until the control stops it. */
export function runMethod(
  method: Method,
  puzzle: Puzzle,
  control: Pick<SolveControl, 'shouldStop'>,
): RunResult {
  if (isAlgorithm(method)) {
    const { status, digits, counters } = runAlgorithm(method, puzzle, control);
    return { end: status === 'stopped' ? 'gaveUp' : status, digits, guesses: counters.guesses };
  }
  return method === 'solver' ? runSolver(puzzle, control) : runLogic(puzzle, control);
}

/**
 * Runs a method on a list and reports its tally after every `pace` ms. The clock is not stopped in between, so that
 * short runs are measured as accurately as long ones.
 */
export function* runList(
  method: Method,
  puzzles: Iterable<Puzzle>,
  { now, patience, pace }: { readonly now: () => number; readonly patience: number; readonly pace: number },
): Generator<RunTally> {
  const ends = { solved: 0, stuck: 0, impossible: 0, gaveUp: 0 };
  let guesses = 0;
  let ms = 0;
  let last: RunResult | undefined;
  const tally = (): RunTally => ({ method, ends: { ...ends }, guesses, ms, last });
  let from = now();
  let reportedAt = from;
  for (const puzzle of puzzles) {
    const end = now() + patience;
    last = runMethod(method, puzzle, { shouldStop: () => now() > end });
    ends[last.end]++;
    guesses += last.guesses;
    if (now() - reportedAt < pace) continue;
    ms += now() - from;
    yield tally();
    from = reportedAt = now();
  }
  ms += now() - from;
  yield tally();
}

function runSolver(puzzle: Puzzle, control: SolveControl): RunResult {
  const { status, solution, guesses, solver } = solve(puzzle, control);
  const digits = solution ?? puzzle.givens;
  return { end: status === 'stopped' ? 'gaveUp' : status, digits, guesses, solver };
}

/** Logic guesses only if no pattern helps. Without a solution it gets stuck, without knowing why. */
function runLogic(puzzle: Puzzle, { shouldStop = () => false }: SolveControl): RunResult {
  const { end, steps } = rateByHodokuTable(puzzle, { shouldStop });
  const digits = [...puzzle.givens];
  for (const { placements } of steps) for (const { cell, digit } of placements) digits[cell] = digit;
  const status = end === 'solved' || end === 'stuck' ? end : 'gaveUp';
  return { end: status, digits, guesses: steps.filter(isGuess).length };
}
