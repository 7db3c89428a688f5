import {
  applyStep,
  type Candidate,
  copyPosition,
  digitsIn,
  findSteps,
  hasDigit,
  type LogicOptions,
  placesOf,
  type Position,
  type Step,
  TECHNIQUES,
} from 'pencilmark';
import { type BoardState, isGiven } from './board-state.ts';
import { playerCandidates } from './player-candidates.ts';
import { type Game, type NodeId, START } from './game.ts';
import { hintPosition } from './hint.ts';
import type { Move } from './move.ts';
import { stateAt } from './replay.ts';

/** The conclusions of a player's move: digits entered, candidates removed from marks. */
export interface Deduction {
  /** The node to which the move led. */
  readonly node: NodeId;
  readonly move: Move;
  /** The board before the move. */
  readonly before: BoardState;
  readonly placements: readonly Candidate[];
  readonly eliminations: readonly Candidate[];
}

/** The last move on the way to the current board with conclusions, if any. */
export function lastDeduction(game: Game): Deduction | undefined {
  for (let node = game.current; node !== START; node = game.log[node - 1].parent) {
    const { parent, move } = game.log[node - 1];
    if (move.kind === 'load' || move.kind === 'clear' || move.kind === 'reset') return undefined;
    const before = stateAt(game, parent);
    const found = conclusionsOf(before, move);
    if (found) return { node, move, before, ...found };
  }
  return undefined;
}

/** A step that justifies conclusions. */
export interface Justification {
  readonly step: Step;
  /** The conclusions that it justifies. */
  readonly covers: readonly Candidate[];
  /** `after`: the digit is not a conclusion of the step itself, but a single once the step is applied. */
  readonly how: 'directly' | 'after';
}

/**
 * The cheapest steps that justify a deduction on the board before it, each with the part that it justifies. Conclusions
 * without a step are not justified by any supported technique; forcing chains and trial and error are not supported.
 */
export function justify(
  { before, placements, eliminations }: Omit<Deduction, 'node' | 'move'>,
  options: LogicOptions = {},
): Justification[] {
  const position = hintPosition(before);
  let open: readonly Conclusion[] = [
    ...placements.map((at) => ({ ...at, isPlacement: true })),
    ...eliminations.map((at) => ({ ...at, isPlacement: false })),
  ];
  const found: Justification[] = [];
  for (const step of findSteps(position, { techniques: SIMPLE, ...options })) {
    const direct = open.filter((conclusion) => isConcluded(step, conclusion));
    const covered =
      direct.length > 0 ? direct : open.filter((conclusion) => isSingleAfter(position, step, conclusion));
    if (covered.length === 0) continue;
    const covers = covered.map(({ cell, digit }) => ({ cell, digit }));
    found.push({ step, covers, how: direct.length > 0 ? 'directly' : 'after' });
    open = open.filter((conclusion) => !covered.includes(conclusion));
    if (open.length === 0) break;
  }
  return found;
}

interface Conclusion extends Candidate {
  readonly isPlacement: boolean;
}

/** The techniques that a person uses without assumptions. */
const SIMPLE = TECHNIQUES.filter(({ use, level }) => use === 'default' && level !== 'extreme').map(
  ({ id }) => id,
);

function conclusionsOf(
  before: BoardState,
  move: Move,
): Pick<Deduction, 'placements' | 'eliminations'> | undefined {
  if (move.kind === 'enter') {
    const placements = move.cells
      .filter((cell) => !isGiven(before, cell) && before.digits[cell] !== move.digit)
      .map((cell) => ({ cell, digit: move.digit }));
    return placements.length === 0 ? undefined : { placements, eliminations: [] };
  }
  if (move.kind === 'assist') {
    const { placements, eliminations = [] } = move;
    return placements.length + eliminations.length === 0 ? undefined : { placements, eliminations };
  }
  if (move.kind !== 'mark' || move.change === 'add') return undefined;
  const candidates = playerCandidates(before);
  const eliminations = move.cells
    .filter(
      (cell) => hasDigit(before[move.marks][cell], move.digit) && hasDigit(candidates[cell], move.digit),
    )
    .map((cell) => ({ cell, digit: move.digit }));
  return eliminations.length === 0 ? undefined : { placements: [], eliminations };
}

function isConcluded(step: Step, { cell, digit, isPlacement }: Conclusion): boolean {
  const isIt = (other: Candidate): boolean => other.cell === cell && other.digit === digit;
  if (isPlacement) return step.placements.some(isIt);
  // Placing a digit eliminates the other candidates of the cell, and the digit from its peers; players see that at
  // once.
  return step.eliminations.some(isIt);
}

/** Whether eliminations make a placement a naked or hidden single. */
function isSingleAfter(position: Position, step: Step, { cell, digit, isPlacement }: Conclusion): boolean {
  if (!isPlacement || step.eliminations.length === 0) return false;
  const after = copyPosition(position);
  applyStep(after, step);
  const { tables } = after;
  const left = digitsIn(after.candidates[cell]);
  if (!left.includes(digit)) return false;
  if (left.length === 1) return true;
  return tables.housesOf[cell].some((house) => {
    if (!tables.isFull[house]) return false;
    const places = placesOf(after, house, digit);
    return (places & (places - 1)) === 0;
  });
}
