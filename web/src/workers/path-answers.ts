import {
  explain,
  type Locale,
  type PathStep,
  type Puzzle,
  solutionKind,
  WITHOUT_UNIQUENESS,
} from 'pencilmark';
import { seenPath } from 'pencilmark/internal';
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
  const walk = seenPath(puzzle, techniques);
  for (;;) {
    const next = walk.next();
    if (next.done) return yield { kind: 'end', rating: next.value };
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
