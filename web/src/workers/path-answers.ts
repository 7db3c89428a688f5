import { isTaughtStep } from '@pencilmark/game/learn';
import {
  checkUniqueness,
  explain,
  isGuess,
  type Locale,
  type PathStep,
  playedPosition,
  proveTrial,
  type Puzzle,
  type Step,
  WITHOUT_UNIQUENESS,
} from 'pencilmark';
import { seenPath, workBudget } from 'pencilmark/internal';
import { PROOF_WORK } from './patience.ts';
import type { PathReport, ExplainedStep } from './path-protocol.ts';

/** Stops the counting of solutions, for which logic need not wait. */
type Patience = () => boolean;

/**
 * Finds the logical path of a puzzle. If it has several solutions, or an unknown number, only steps that do not assume
 * uniqueness are taken.
 */
export function* findPath(puzzle: Puzzle, locale: Locale, isTired: Patience): Generator<PathReport> {
  const solutions = checkUniqueness(puzzle, { shouldStop: isTired }) ?? 'unknown';
  yield { kind: 'solutions', solutions };
  if (solutions === 'none') return;
  const techniques = solutions === 'unique' ? {} : { techniques: WITHOUT_UNIQUENESS };
  const walk = seenPath(puzzle, techniques);
  for (;;) {
    const next = walk.next();
    if (next.done) return yield { kind: 'end', rating: next.value };
    yield { kind: 'steps', steps: [explainedStep(puzzle, next.value, locale)] };
  }
}

function explainedStep(puzzle: Puzzle, found: PathStep, locale: Locale): ExplainedStep {
  const { digits, candidates } = found;
  const step = isGuess(found.step) ? provedTrial(puzzle, found) : found.step;
  const { name, why, notation, inner } = explain(step, puzzle.geometry, locale, digits);
  return {
    step,
    name,
    why,
    notation,
    isTaught: isTaughtStep(step),
    inner,
    digits: Uint8Array.from(digits),
    candidates: Uint32Array.from(candidates),
  };
}

function provedTrial(puzzle: Puzzle, { step, digits, candidates }: PathStep): Step {
  const entries = Array.from(digits, (digit, cell) => (puzzle.givens[cell] === 0 ? digit : 0));
  const position = playedPosition({ puzzle, entries, marks: Array.from(candidates) });
  return proveTrial(position, step, workBudget(PROOF_WORK)) ?? step;
}
