/** Shared by both ratings, which apply to classic puzzles with one solution. */
import { isClassic } from '../model/boards.ts';
import { hasOnlyHouses, type Puzzle } from '../puzzle/puzzle.ts';
import { failure, type Result } from '../result.ts';
import { checkUniqueness } from '../solve/solver.ts';

/** The problem that prevents a rating by a profile; undefined if there is none. */
export function ratingRefusal(puzzle: Puzzle, profile: string): Result<never> | undefined {
  if (!isClassic(puzzle.geometry)) {
    return failure('rating.board', `${profile} rates classic 9×9 puzzles only.`);
  }
  if (!hasOnlyHouses(puzzle)) {
    return failure('rating.constraints', `${profile} knows no rules beyond houses.`);
  }
  if (puzzle.allowed) {
    return failure('rating.marks', `${profile} rates puzzles of givens, not of pencil marks.`);
  }
  const kind = checkUniqueness(puzzle);
  if (kind === 'unique') return undefined;
  const found = kind === 'none' ? 'none' : 'several';
  return failure('rating.solutions', `Only a puzzle with one solution has a rating; this one has ${found}.`);
}
