/** What the answers on human logic share. */
import {
  describeConflict,
  explain,
  findConflicts,
  formatLine,
  MAX_SET_DIGIT,
  type Puzzle,
  type Step,
  techniqueOf,
} from 'pencilmark';
import { EXIT } from '../exit.ts';
import type { Reply } from './reply.ts';

/** The reply to a puzzle that logic cannot begin with; undefined where it can. */
export function refusal(puzzle: Puzzle): Reply | undefined {
  const { geometry, givens } = puzzle;
  const isLarge = geometry.size > MAX_SET_DIGIT;
  const conflicts = findConflicts(geometry, givens).map((conflict) => describeConflict(geometry, conflict));
  if (!isLarge && conflicts.length === 0) return undefined;
  const reason = isLarge ? `human logic ends at ${MAX_SET_DIGIT} digits` : conflicts.join('; ');
  const facts = () => ({ puzzle: formatLine({ puzzle }), status: 'invalid', conflicts });
  return { text: `invalid: ${reason}`, facts, exit: EXIT.badInput, remark: reason };
}

/** A step for programs: what it is, what it says, and its proof. */
export function stepFacts({ geometry }: Puzzle, step: Step): object {
  const { name, nudge, what, why, notation } = explain(step, geometry);
  const { level, score } = techniqueOf(step.technique);
  return { ...step, name, level, score, nudge, what, why, notation };
}
