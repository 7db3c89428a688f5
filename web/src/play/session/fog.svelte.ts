/** Apart from other games: few puzzles lie in fog. */
import { boardInFog, type BoardState, seenBoard, statedSolution } from '@pencilmark/game';
import type { Puzzle } from 'pencilmark';
import { solutionsOf } from '../../workers/solutions.ts';
import type { Solutions } from '../../workers/protocol.ts';

/** Of a puzzle that came without its setter's solution. */
let answer = $state.raw<{ readonly puzzle: Puzzle } & Solutions>();

let asked: Puzzle | undefined;

/** Finds out what is right, where the puzzle does not say it. */
function findAnswer(puzzle: Puzzle): void {
  if (statedSolution({ puzzle }) || asked === puzzle) return;
  asked = puzzle;
  // Where that fails, nothing is known, and nothing is right.
  solutionsOf(puzzle).then(
    (solutions) => (answer = { puzzle, ...solutions }),
    () => {},
  );
}

/** A board as its player sees it. Where no digit is right and no other one wrong, fog could never lift: there is none. */
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
