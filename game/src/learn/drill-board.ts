/** A practice position as plain data, and its disguise. */
import {
  applyToDigits,
  applyToSets,
  classic9,
  type Constraint,
  createPosition,
  type Digits,
  type DigitSet,
  nextStep,
  type Position,
  type Random,
  randomSymmetry,
  type TechniqueId,
} from 'pencilmark';
import { easierThan } from './taught.ts';

/** A board in play with its only solution. Can be serialised with `JSON.stringify` and sent to a worker. */
export interface DrillBoard {
  readonly givens: Digits;
  /** Givens and entries together, 0 if the cell is open. */
  readonly digits: Digits;
  /** The candidates of the open cells, without those ruled out by easier techniques; 0 for filled cells. */
  readonly candidates: readonly DigitSet[];
  readonly solution: Digits;
  /** The rules beyond houses, if any. */
  readonly constraints?: readonly Constraint[];
}

/** The board as a logic position. */
export function positionOfBoard({ givens, digits, candidates, constraints = [] }: DrillBoard): Position {
  return createPosition({ geometry: classic9(), constraints, givens, digits, candidates });
}

export function boardOf({ puzzle, digits, candidates }: Position, solution: Digits): DrillBoard {
  const { givens, constraints } = puzzle;
  const rules = constraints.length > 0 ? { constraints } : {};
  return { givens: [...givens], digits: [...digits], candidates: [...candidates], solution, ...rules };
}

/** The same board with other digits, its lines in another order, and perhaps transposed. Rules would not stay valid. */
export function disguised({ givens, digits, candidates, solution }: DrillBoard, random: Random): DrillBoard {
  const symmetry = randomSymmetry(classic9(), random);
  if (!symmetry.ok) throw new Error(symmetry.error.message);
  const { value } = symmetry;
  return {
    givens: applyToDigits(value, givens),
    digits: applyToDigits(value, digits),
    candidates: applyToSets(value, candidates),
    solution: applyToDigits(value, solution),
  };
}

/** Whether the technique applies and nothing easier does. */
export function isDrillOf(technique: TechniqueId, position: Position): boolean {
  return !nextStep(position, { techniques: easierThan(technique) }) && holdsStep(technique, position);
}

/** Whether the technique finds anything. */
export function holdsStep(technique: TechniqueId, position: Position): boolean {
  return nextStep(position, { techniques: [technique] }) !== undefined;
}
