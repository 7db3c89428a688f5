/** Separate from other games: few puzzles are in fog. */
import { boardInFog, type BoardState, seenBoard, statedSolution } from '@pencilmark/game';
import type { Puzzle } from 'pencilmark';
import { solutionsOf } from '../../workers/solutions.ts';
import type { Solutions } from '../../workers/protocol.ts';

/** The solutions of a puzzle that came without its setter's solution. */
let answer = $state.raw<{ readonly puzzle: Puzzle } & Solutions>();

let asked: Puzzle | undefined;

/** Finds the right digits, if the puzzle does not state them. */
function findAnswer(puzzle: Puzzle): void {
  if (statedSolution({ puzzle }) || asked === puzzle) return;
  asked = puzzle;
  // If that fails, nothing is known to be right.
  solutionsOf(puzzle).then(
    (solutions) => (answer = { puzzle, ...solutions }),
    () => {},
  );
}

/**
 * A board as its player sees it. If the puzzle does not have exactly one solution, no digit is right or wrong, so fog
 * could never lift and is left out.
 */
export function seenInFog(board: BoardState): BoardState {
  findAnswer(board.puzzle);
  const known = answer?.puzzle === board.puzzle ? answer : undefined;
  return known && known.kind !== 'unique'
    ? boardInFog(
        board,
        board.digits.map(() => true),
      )
    : seenBoard(board, known?.solution);
}
