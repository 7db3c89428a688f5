import {
  type Cell,
  countSolutions,
  createPosition,
  digitBit,
  type Digits,
  type DigitSet,
  findDeepChain,
  isFilled,
  type LogicOptions,
  nextStep,
  type Position,
  type Puzzle,
  type Step,
  type Uniqueness,
  WITHOUT_UNIQUENESS,
} from 'pencilmark';
import type { BoardState } from './board-state.ts';
import { wrongCells } from './check.ts';
import { playerCandidates, wrongMarks } from './player-candidates.ts';

/** Facts known about a puzzle before it is played. */
export interface Solutions {
  readonly kind: Uniqueness;
  /** The solution, or the first of several that was found. */
  readonly solution?: Digits;
}

/** The content of a hint. Which hint is shown, and how deep, is not part of a game: undo must not bring it back. */
export type Hint =
  /** The step that is easiest to see from the player's own marks, and the candidates on which it was found. */
  | { readonly kind: 'step'; readonly step: Step; readonly candidates: readonly DigitSet[] }
  /** Entries that differ from the only solution. */
  | { readonly kind: 'wrong-entries'; readonly cells: readonly Cell[] }
  /** Cells whose marks lack the digit of the only solution. */
  | { readonly kind: 'wrong-marks'; readonly cells: readonly Cell[] }
  /** The givens have no solution. */
  | { readonly kind: 'impossible' }
  /** The puzzle has several solutions, of which none can be reached from here. */
  | { readonly kind: 'dead-end' }
  /** Several solutions remain, and no step holds in all of them. */
  | { readonly kind: 'open-end' }
  | { readonly kind: 'filled' }
  | { readonly kind: 'stopped' };

export type HintKind = Hint['kind'];

/** The position in which logic searches for a hint; `playerCandidates` defines the effect of the marks. */
export function hintPosition(state: BoardState): Position {
  return createPosition({ ...state.puzzle, digits: state.digits, candidates: playerCandidates(state) });
}

/** The number of solutions of a puzzle, and one of them. Undefined if stopped. */
export function solutionsOf(puzzle: Puzzle, shouldStop?: () => boolean): Solutions | undefined {
  const { status, count: found, examples } = countSolutions(puzzle, 2, { ...(shouldStop && { shouldStop }) });
  if (status === 'stopped') return undefined;
  if (found === 0) return { kind: 'none' };
  return { kind: found === 1 ? 'unique' : 'multiple', solution: examples[0] };
}

/**
 * The hint for a board, by `find`, which may remember what it found before. Mistakes come first, entries before marks: no step may rest on them. If a puzzle has several
 * solutions, only steps that hold in all of them are offered.
 */
export function findHint(
  state: BoardState,
  { kind, solution }: Solutions,
  options: LogicOptions = {},
  find = nextStep,
): Hint {
  if (!solution) return { kind: 'impossible' };
  if (kind === 'multiple') return hintWithoutUniqueness(state, options);
  const entries = wrongCells(state, solution);
  if (entries.length > 0) return { kind: 'wrong-entries', cells: entries };
  if (isFilled(state.digits)) return { kind: 'filled' };
  const marks = wrongMarks(state, solution);
  if (marks.length > 0) return { kind: 'wrong-marks', cells: marks };
  return stepFrom(hintPosition(state), options, find) ?? { kind: 'stopped' };
}

function hintWithoutUniqueness(state: BoardState, options: LogicOptions): Hint {
  const position = hintPosition(state);
  const { shouldStop } = options;
  const allowed = state.digits.map((digit, cell) =>
    digit === 0 ? position.candidates[cell] : digitBit(digit),
  );
  const left = solutionsOf({ ...state.puzzle, givens: state.digits, allowed }, shouldStop);
  if (!left) return { kind: 'stopped' };
  if (left.kind === 'none') return { kind: 'dead-end' };
  if (isFilled(state.digits)) return { kind: 'filled' };
  const hint = stepFrom(position, { ...options, techniques: WITHOUT_UNIQUENESS });
  return hint ?? { kind: options.shouldStop?.() ? 'stopped' : 'open-end' };
}

function stepFrom(position: Position, options: LogicOptions, find = nextStep): Hint | undefined {
  const candidates = [...position.candidates];
  const step = find(position, { order: 'seen', beforeTrial: findDeepChain, ...options });
  return step && { kind: 'step', step, candidates };
}
