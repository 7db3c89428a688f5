import type { Constraint } from '../constraints/kinds.ts';
import type { Cell } from '../model/geometry.ts';
import { type Puzzle, requirePuzzle } from '../puzzle/puzzle.ts';
import { checkedControl, type SolveControl } from '../solve/control.ts';
import { countSolutions } from '../solve/solver.ts';

/**
 * The givens that can each be removed without a second solution appearing. The puzzle must have exactly one solution; a
 * minimal puzzle has no such givens. Undefined if stopped.
 */
export function findRedundantGivens(puzzle: Puzzle, control: SolveControl = {}): Cell[] | undefined {
  requirePuzzle(puzzle);
  const checked = checkedControl(control);
  const redundant: Cell[] = [];
  for (const [cell, digit] of puzzle.givens.entries()) {
    if (digit === 0) continue;
    const without = { ...puzzle, givens: puzzle.givens.with(cell, 0) };
    const outcome = countSolutions(without, 2, checked);
    if (outcome.status === 'stopped') return undefined;
    if (outcome.count === 1) redundant.push(cell);
  }
  return redundant;
}

/**
 * The constraints that can each be removed without a second solution appearing, in the puzzle's order: givens and
 * constraints together are minimal if this list and `findRedundantGivens` are empty. The puzzle must have exactly one
 * solution. Undefined if stopped.
 */
export function findRedundantConstraints(
  puzzle: Puzzle,
  control: SolveControl = {},
): Constraint[] | undefined {
  requirePuzzle(puzzle);
  const checked = checkedControl(control);
  const redundant: Constraint[] = [];
  for (const [index, constraint] of puzzle.constraints.entries()) {
    const without = { ...puzzle, constraints: puzzle.constraints.toSpliced(index, 1) };
    const outcome = countSolutions(without, 2, checked);
    if (outcome.status === 'stopped') return undefined;
    if (outcome.count === 1) redundant.push(constraint);
  }
  return redundant;
}
