import { constraintFunctions } from '../../constraints/provided.ts';
import { type Digit, hasDigit } from '../../model/digits.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { ParsedPuzzle } from '../parsed-puzzle.ts';

/**
 * A sheet whose entries fill the board according to its rules, with them as the solution that its setter left in it:
 * not as a game that is already won. A solution that is stated otherwise stands.
 */
export function filledSolution(sheet: ParsedPuzzle): ParsedPuzzle {
  const { puzzle, entries, ...rest } = sheet;
  if (!entries) return sheet;
  const filled = puzzle.givens.map((given, cell) => given || entries[cell]);
  const isSolution = rest.solution
    ? rest.solution.every((digit, cell) => digit === filled[cell])
    : obeysRules(puzzle, filled);
  return isSolution ? { puzzle, ...rest, solution: filled } : sheet;
}

function obeysRules({ geometry, constraints, allowed }: Puzzle, filled: readonly Digit[]): boolean {
  return (
    !filled.includes(0) &&
    filled.every((digit, cell) => !allowed || hasDigit(allowed[cell], digit)) &&
    geometry.houses.every(({ cells }) => new Set(cells.map((cell) => filled[cell])).size === cells.length) &&
    (constraints.length === 0 || constraintFunctions().allHold(geometry, constraints, filled))
  );
}
