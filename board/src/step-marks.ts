/** The effect of a step on each candidate. */
import {
  type Candidate,
  type CandidateRole,
  digitsIn,
  patternCandidates,
  type Step,
  highlightsOf,
  condenseBranches,
} from 'pencilmark';
import type { Mark, Marks } from './candidate-marks.ts';
import { keyOf, type StepBoard } from './step-board.ts';

/** The marks by candidate. Changes take precedence over evidence: a candidate may have both. */
export function marksOf({ geometry, candidates, digits }: StepBoard, step: Step): Marks {
  const subject = highlightsOf(step);
  const { evidence } = step;
  const marks = new Map<string, Candidate & { mark: Mark }>();
  const add = (list: readonly Candidate[], mark: Mark): void => {
    for (const { cell, digit } of list) {
      if (digits[cell] === 0 && digitsIn(candidates[cell]).includes(digit))
        marks.set(keyOf({ cell, digit }), { cell, digit, mark });
    }
  };
  const withRole = (role: CandidateRole): Candidate[] =>
    (evidence.candidates ?? []).filter((part) => part.role === role);
  const isSet = (evidence.sets ?? []).length > 0;
  for (const candidate of patternCandidates(subject, candidates)) {
    add([candidate], isSet && !evidence.digits.includes(candidate.digit) ? 'held' : 'kept');
  }
  for (const colour of ['colour-1', 'colour-2', 'colour-3', 'colour-4'] as const)
    add(withRole(colour), colour);
  if (step.technique === 'bug-plus-1') {
    for (const { cell, digit } of subject.fins) {
      const houses = geometry.housesOf[cell].flatMap((house) => geometry.houses[house].cells);
      add(
        houses.map((other) => ({ cell: other, digit })),
        'kept',
      );
    }
  }
  add(truths(step), 'true');
  add(subject.fins, 'fin');
  add(withRole('endo-fin'), 'endo-fin');
  add(subject.eliminated, 'struck');
  add(subject.placed, 'placed');
  return marks;
}

/** Single candidates that are true in all branches of a proof in which they occur. */
function truths({ evidence }: Step): Candidate[] {
  const seen = new Map<string, Candidate & { isTrue: boolean }>();
  for (const { node, holds } of condenseBranches(evidence.branches ?? []).flatMap(
    (branch) => branch.implications,
  )) {
    if (node.cells.length > 1) continue;
    const candidate = { cell: node.cells[0], digit: node.digit };
    const isTrue = holds === 'true' && (seen.get(keyOf(candidate))?.isTrue ?? true);
    seen.set(keyOf(candidate), { ...candidate, isTrue });
  }
  return [...seen.values()].filter(({ isTrue }) => isTrue);
}
