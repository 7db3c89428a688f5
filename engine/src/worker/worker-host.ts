/**
 * The worker of `createWorkerClient`: answers its calls, one after the other. If a bundler does not find it, a program
 * imports `pencilmark/worker-host` in its own worker.
 */
import '../solve/constrained/lanes/provide.ts';
import { findBackdoors } from '../analysis/backdoors.ts';
import { findContradiction } from '../analysis/contradiction.ts';
import { findExtraGivens } from '../analysis/extra-givens.ts';
import { findMinimalSubpuzzles } from '../analysis/minimal-subpuzzles.ts';
import { findRedundantConstraints, findRedundantGivens } from '../analysis/redundant-givens.ts';
import { checkUniqueness, countSolutions, solve } from '../ask.ts';
import { canonicalForm, findEquivalence } from '../canonical/canonical.ts';
import { generate } from '../generate/every-target.ts';
import { difficultyOf } from '../logic/difficulty/difficulty.ts';
import { createPosition, type PositionSource } from '../logic/position.ts';
import { type LogicOptions, nextStep, type PathStep, solveLogically } from '../logic/solve-logically.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { ratePuzzle } from '../rating/explainer/rate-puzzle.ts';
import { trueCandidates } from '../solve/true-candidates.ts';
import type { LogicalPath } from './client.ts';
import { ownPort } from './platform.ts';
import { type CallMessage, type CallName, createPacking, OPTIONS_AT, packError } from './protocol.ts';

const CALLS: Readonly<Record<CallName, (...args: never[]) => unknown>> = {
  solve,
  countSolutions,
  checkUniqueness,
  trueCandidates,
  generate: (...args: Parameters<typeof generate>) => [...generate(...args)],
  difficultyOf,
  ratePuzzle,
  solveLogically: pathOf,
  nextStep: (source: PositionSource, options?: LogicOptions) => nextStep(createPosition(source), options),
  canonicalForm,
  findEquivalence,
  findRedundantGivens,
  findRedundantConstraints,
  findContradiction,
  findExtraGivens,
  findMinimalSubpuzzles,
  findBackdoors,
};

function pathOf(puzzle: Puzzle, options?: LogicOptions): LogicalPath {
  const steps: PathStep[] = [];
  const path = solveLogically(puzzle, options);
  for (;;) {
    const next = path.next();
    if (next.done) return { steps, end: next.value };
    steps.push(next.value);
  }
}

const { pack, unpack } = createPacking();

const port = ownPort();
port.listen((message) => {
  const { name, args, wantsProgress } = message as CallMessage;
  try {
    const all = args.map(unpack);
    if (wantsProgress) {
      const onProgress = (progress: unknown): void => port.post({ kind: 'progress', progress });
      all[OPTIONS_AT[name]] = { ...(all[OPTIONS_AT[name]] as object), onProgress };
    }
    port.post({ kind: 'value', value: pack(CALLS[name](...(all as never[]))) });
  } catch (error) {
    port.post({ kind: 'error', error: packError(error) });
  }
});
