import { candidatesOf, type Cell, type Digits, type DigitSet, hasDigit } from 'pencilmark';
import { type BoardState, cellsWhere } from './board-state.ts';
import { isHeavy } from './check.ts';

/** The empty cells whose marks, if they count, lack the digit of the solution. */
export function wrongMarks(state: BoardState, solution: Digits): Cell[] {
  const counted = countedMarks(state);
  return cellsWhere(state, (cell) => counted[cell] !== 0 && !hasDigit(counted[cell], solution[cell]));
}

/**
 * For each cell, the digits that no peer has; none if the cell is filled. Rules that are much work exclude none: it would
 * take too long where a person waits.
 */
export function autoCandidates({ puzzle, digits }: Pick<BoardState, 'puzzle' | 'digits'>): DigitSet[] {
  return candidatesOf(isHeavy({ puzzle }) ? { ...puzzle, constraints: [] } : puzzle, digits);
}

/**
 * For each empty cell, the digits that the player considers possible, as the basis for hints:
 *
 * - Digits of a peer or forbidden by the puzzle are never possible, whatever the marks.
 * - Digits missing from `countedMarks` of a cell are ruled out.
 * - A cell without counted marks can have all other digits.
 */
export function playerCandidates(state: BoardState): DigitSet[] {
  const counted = countedMarks(state);
  return autoCandidates(state).map((set, cell) => (counted[cell] === 0 ? set : set & counted[cell]));
}

/**
 * For each empty cell, the marks that list all candidates there; none if no marks do. Centre marks do so for their
 * cell. Corner marks show where a digit can go in a house and are usually incomplete, so they count only if every empty
 * cell of the board has marks: nobody writes so many otherwise.
 */
export function countedMarks({ digits, corner, centre }: BoardState): DigitSet[] {
  const complete = digits.every((digit, cell) => digit !== 0 || (corner[cell] | centre[cell]) !== 0);
  return digits.map((digit, cell) => {
    if (digit !== 0) return 0;
    return centre[cell] !== 0 ? centre[cell] : complete ? corner[cell] : 0;
  });
}
