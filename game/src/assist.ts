import {
  type Cell,
  digitCount,
  type Digits,
  hasDigit,
  lowestDigit,
  type Puzzle,
  sameGeometry,
} from 'pencilmark';
import { ifItChanges } from './apply.ts';
import { type BoardState, isGiven } from './board-state.ts';
import { autoCandidates, countedMarks } from './player-candidates.ts';
import { type Aids, inOrder, plain, withAids, withoutGivens } from './input.ts';
import type { Assistant, CellDigit, CellMarks, MarkKind, Move } from './move.ts';

/*
 * Converts help by the program into moves on the current board; undefined if nothing would change. The caller provides
 * the digits: this package knows how to enter them, not how to find them.
 */

/** Adds all candidates as pencil marks to the empty cells among `cells`. */
export function fillCandidates(
  state: BoardState,
  kind: MarkKind = 'centre',
  cells: readonly Cell[] = allCells(state),
): Move | undefined {
  const auto = autoCandidates(state);
  const marks = inOrder(cells)
    .filter((cell) => state.digits[cell] === 0 && auto[cell] !== state[kind][cell])
    .map((cell): CellMarks => ({ cell, [kind]: auto[cell] }));
  return marks.length === 0 ? undefined : { kind: 'set-marks', reason: 'fill', marks };
}

/** Enters the digit of every empty cell among `cells` that has a single pencil mark. */
export function acceptLoneMarks(
  state: BoardState,
  cells: readonly Cell[],
  aids: Aids = {},
): Move | undefined {
  const marksIn = (cell: Cell): number => state.centre[cell] || state.corner[cell];
  const placements = inOrder(cells)
    .filter((cell) => state.digits[cell] === 0 && digitCount(marksIn(cell)) === 1)
    .map((cell): CellDigit => ({ cell, digit: lowestDigit(marksIn(cell)) }));
  return placeDigits(state, 'marks', placements, aids);
}

/** Enters digits found by a solver, a search for singles or a reveal. */
export function placeDigits(
  state: BoardState,
  by: Assistant,
  placements: readonly CellDigit[],
  aids: Aids = {},
): Move | undefined {
  const fresh = placements.filter(({ cell, digit }) => !isGiven(state, cell) && state.digits[cell] !== digit);
  return ifItChanges(state, { kind: 'assist', by, placements: fresh.map(plain), ...withAids(aids) });
}

/** The changes made by a hint. */
export interface AppliedHint {
  /** The technique's id. */
  readonly technique: string;
  readonly placements: readonly CellDigit[];
  readonly eliminations: readonly CellDigit[];
}

/**
 * Applies a hint. An elimination in a cell without effective marks adds the cell's other candidates as marks: otherwise
 * the next hint could not know of it.
 */
export function applyHint(state: BoardState, hint: AppliedHint, aids: Aids = {}): Move | undefined {
  const { technique, placements, eliminations } = hint;
  const auto = autoCandidates(state);
  const counted = countedMarks(state);
  const bare = eliminations.filter(({ cell, digit }) => counted[cell] === 0 && hasDigit(auto[cell], digit));
  const marks = inOrder(bare.map(({ cell }) => cell)).map((cell): CellMarks => ({
    cell,
    centre: auto[cell],
  }));
  return ifItChanges(state, {
    kind: 'assist',
    by: 'hint',
    technique,
    ...(marks.length > 0 && { marks }),
    ...(eliminations.length > 0 && { eliminations: eliminations.map(plain) }),
    placements: placements.map(plain),
    ...withAids(aids),
  });
}

/** Loads another puzzle with the same rules; undefined if board or constraints differ, which needs a new game. */
export function loadPuzzle(state: BoardState, next: Puzzle): Move | undefined {
  if (!sameGeometry(state.puzzle.geometry, next.geometry)) return undefined;
  if (constraintKey(state.puzzle) !== constraintKey(next)) return undefined;
  const { givens, allowed } = next;
  return ifItChanges(state, allowed ? { kind: 'load', givens, allowed } : { kind: 'load', givens });
}

/** The moves that enter digits as the player's own, one for each digit, such as the entries in a text. */
export function enterAll(state: BoardState, digits: Digits): Move[] {
  const places = withoutGivens(state, [...digits.keys()]).filter((cell) => digits[cell] !== 0);
  return [...new Set(places.map((cell) => digits[cell]))].map((digit) => ({
    kind: 'enter',
    cells: places.filter((cell) => digits[cell] === digit),
    digit,
  }));
}

/** Turns the corner marks of empty cells into centre marks. */
export function promoteCornerMarks(state: BoardState, cells: readonly Cell[]): Move | undefined {
  const { digits, corner, centre } = state;
  const marks = inOrder(cells)
    .filter((cell) => digits[cell] === 0 && corner[cell] !== 0)
    .map((cell): CellMarks => ({ cell, corner: 0, centre: centre[cell] | corner[cell] }));
  return marks.length === 0 ? undefined : { kind: 'set-marks', reason: 'promote', marks };
}

function constraintKey({ constraints }: Puzzle): string {
  return JSON.stringify(constraints);
}

function allCells({ digits }: BoardState): Cell[] {
  return digits.map((_, cell) => cell);
}
