/** The rated path with its reasons, for people and programs. */
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { ok, type Result } from '../../result.ts';
import { type Hint, type Reason, type Rule } from './hint.ts';
import type { Step } from '../../logic/step.ts';
import { toldSteps } from './logic-steps.ts';
import type { ProfileName } from './profiles.ts';
import { type RateOptions, type Rating } from './rate.ts';
import { ratePuzzle } from './rate-puzzle.ts';

/** One step of a rated path. */
export interface RatedStep {
  /** The rule that was applied. */
  readonly rule: Rule;
  /** Unrounded; `ratingText` prints it. */
  readonly rating: number;
  /** Digits that it places, as `{ cell, digit }`, digits 1–9. */
  readonly placements: readonly Candidate[];
  /** Candidates that it takes away, as `{ cell, digit }`, digits 1–9. */
  readonly eliminations: readonly Candidate[];
  /** Conclusions as `r4c9=2` or `r1c2<>3`. */
  readonly text: string;
  /** Houses 0–8 are blocks, 9–17 rows, 18–26 columns; digits 0–8; a chain's nodes are as in `chains/proof.ts`. */
  readonly reason: Reason;
  /** The same as a sequence of steps of logic; undefined if logic has no name for it (`toldSteps`). */
  readonly told: readonly Step[] | undefined;
}

/** @inline */
interface Candidate {
  readonly cell: number;
  readonly digit: number;
}

/** Rates like `ratePuzzle` and adds every step of the path. A step names only candidates that are present. */
export function ratedSteps(
  puzzle: Puzzle,
  profile: ProfileName,
  options: Omit<RateOptions, 'withProof'> = {},
): Result<Rating & { readonly steps: readonly RatedStep[] }> {
  const steps: RatedStep[] = [];
  const rated = ratePuzzle(puzzle, profile, {
    ...options,
    withProof: true,
    onHint: (hint, board) => {
      options.onHint?.(hint, board);
      const { cells } = board;
      const present = hint.removed.filter((one) => (cells[Math.floor(one / 9)] >> (one % 9)) & 1);
      steps.push(stepOf(hint, present, toldSteps(hint, board)));
    },
  });
  return rated.ok ? ok({ ...rated.value, steps }) : rated;
}

function stepOf(
  { rule, rating, removed: _, placed, reason }: Hint,
  present: readonly number[],
  told: readonly Step[] | undefined,
): RatedStep {
  const placements = placed >= 0 ? [candidateOf(placed)] : [];
  // Placing a digit removes the others of its cell, so they are not listed.
  const eliminations = placed >= 0 ? [] : [...new Set(present)].sort((a, b) => a - b).map(candidateOf);
  const text = [...placements.map((one) => `${nameOf(one)}=${one.digit}`), ...grouped(eliminations)].join(
    ', ',
  );
  return { rule, rating, placements, eliminations, text, reason, told };
}

function grouped(eliminations: readonly Candidate[]): string[] {
  const byCell = new Map<string, number[]>();
  for (const one of eliminations) byCell.set(nameOf(one), [...(byCell.get(nameOf(one)) ?? []), one.digit]);
  return [...byCell].map(([name, digits]) => `${name}<>${digits.join('')}`);
}

function candidateOf(candidate: number): Candidate {
  return { cell: Math.floor(candidate / 9), digit: (candidate % 9) + 1 };
}

function nameOf({ cell }: Candidate): string {
  return `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;
}
