import {
  explain,
  type Locale,
  type PathStep,
  type Puzzle,
  ratePath,
  solutionKind,
  solveLogically,
  type Step,
  WITHOUT_UNIQUENESS,
} from 'pencilmark';
import { inCatalogueOrder } from 'pencilmark/internal';
import type { PathReport, ToldStep } from './path-protocol.ts';

/** Ends the counting of solutions, which logic need not wait for. */
type Patience = () => boolean;

/**
 * Finds the logical path of a puzzle. Where it has several solutions, or nobody knows how many, only steps are taken
 * that do not rest on there being one.
 */
export function* findPath(puzzle: Puzzle, locale: Locale, isTired: Patience): Generator<PathReport> {
  const solutions = solutionKind(puzzle, { shouldStop: isTired }) ?? 'unknown';
  yield { kind: 'solutions', solutions };
  if (solutions === 'none') return;
  const techniques = solutions === 'unique' ? {} : { techniques: WITHOUT_UNIQUENESS };
  const walk = solveLogically(puzzle, { ...techniques, order: 'seen' });
  const steps: Step[] = [];
  for (;;) {
    const next = walk.next();
    if (next.done) {
      const rating = ratePath(puzzle, inCatalogueOrder(puzzle, steps), next.value);
      return yield { kind: 'end', rating };
    }
    steps.push(next.value.step);
    yield { kind: 'steps', steps: [tell(puzzle, next.value, locale)] };
  }
}

function tell({ geometry }: Puzzle, { step, digits, candidates }: PathStep, locale: Locale): ToldStep {
  const { name, why, notation } = explain(step, geometry, locale, digits);
  return {
    step,
    name,
    why,
    notation,
    digits: Uint8Array.from(digits),
    candidates: Uint32Array.from(candidates),
  };
}
