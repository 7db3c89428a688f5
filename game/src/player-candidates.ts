import { candidatesOf, type Cell, type Digits, type DigitSet, hasDigit } from 'pencilmark';
import { type BoardState, cellsWhere } from './board-state.ts';

/** The empty cells whose marks, as far as they count, leave out the solution. */
export function wrongMarks(state: BoardState, solution: Digits): Cell[] {
  const counted = countedMarks(state);
  return cellsWhere(state, (cell) => counted[cell] !== 0 && !hasDigit(counted[cell], solution[cell]));
}

/** For each cell the digits that no peer holds; none if the cell is filled. */
export function autoCandidates({ puzzle, digits }: BoardState): DigitSet[] {
  return candidatesOf(puzzle, digits);
}

/**
 * For each empty cell what the player thinks possible, as a hint must take it:
 *
 * - What a peer holds or the puzzle forbids is never possible, whatever the marks say.
 * - What `countedMarks` leave out of a cell is struck.
 * - A cell without marks that count can hold everything else.
 */
export function playerCandidates(state: BoardState): DigitSet[] {
  const counted = countedMarks(state);
  return autoCandidates(state).map((set, cell) => (counted[cell] === 0 ? set : set & counted[cell]));
}

/**
 * For each empty cell the marks that say all that is possible there; none if no marks do. Centre marks say so
 * of their cell. Corner marks say where in a house a digit may go and leave much unsaid, so they count only where
 * every empty cell of the board has marks: nobody writes so many otherwise.
 */
export function countedMarks({ digits, corner, centre }: BoardState): DigitSet[] {
  const complete = digits.every((digit, cell) => digit !== 0 || (corner[cell] | centre[cell]) !== 0);
  return digits.map((digit, cell) => {
    if (digit !== 0) return 0;
    return centre[cell] !== 0 ? centre[cell] : complete ? corner[cell] : 0;
  });
}
