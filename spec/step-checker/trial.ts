/** Digits that were found by trial. */
import { type Branch, type Candidate, solve } from 'pencilmark';
import { candidatesIn, type CheckedBoard, type Checker, placesIn, sameCells, type Verdict } from './board.ts';
import { branchHolds, isRefuted } from './chains.ts';

/**
 * A guess is proved by the contradictions of all other digits of its cell. One without them can only be checked by
 * solving: the digit must be in some solution, and no other one in its cell.
 */
export const bruteForce: Checker = (board, { placements, eliminations, evidence }) => {
  const { digits, candidates: _, ...puzzle } = board;
  if (placements.length !== 1 || eliminations.length > 0) return 'not one placement';
  const [{ cell, digit }] = placements;
  if (evidence.branches) return otherDigitsFail(board, cell, digit, evidence.branches);
  const isPossible = (tried: number): boolean =>
    solve({ ...puzzle, givens: digits.with(cell, tried) }).solution !== undefined;
  const others = puzzle.geometry.symbols.map((_, index) => index + 1).filter((other) => other !== digit);
  return isPossible(digit) && !others.some(isPossible) ? undefined : 'the solution is another';
};

/** Whether every other digit of a cell leads to a contradiction that its branch shows. */
function otherDigitsFail(
  board: CheckedBoard,
  cell: number,
  digit: number,
  branches: readonly Branch[],
): Verdict {
  const others = candidatesIn(board, cell).filter((other) => other !== digit);
  const isAssumedIn = (other: number, { implications: [{ node, holds: way }] }: Branch): boolean =>
    way === 'true' && node.digit === other && sameCells(node.cells, [cell]);
  if (!others.every((other) => branches.some((branch) => isAssumedIn(other, branch)))) {
    return 'a digit is not tried';
  }
  return branches.every((branch) => branchHolds(board, branch) && fails(board, branch))
    ? undefined
    : 'a branch does not fail';
}

/** Whether a candidate is both true and false, a cell has no candidates, or a house has no place for a digit. */
function fails(board: CheckedBoard, { implications }: Branch): boolean {
  const isFalse = (candidate: Candidate): boolean => isRefuted(board, implications, candidate);
  const { symbols, houses, cells } = board.geometry;
  return (
    implications.some(
      ({ node, holds: way }) =>
        way === 'true' && node.cells.every((cell) => isFalse({ cell, digit: node.digit })),
    ) ||
    cells.some(
      (_, cell) =>
        board.digits[cell] === 0 && candidatesIn(board, cell).every((digit) => isFalse({ cell, digit })),
    ) ||
    houses.some((_, house) =>
      symbols.some((_, k) => placesIn(board, house, k + 1)?.every((cell) => isFalse({ cell, digit: k + 1 }))),
    )
  );
}
