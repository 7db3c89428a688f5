import type { Cell } from '../grid/geometry.ts';
import type { Puzzle } from '../grid/puzzle.ts';
import type { SolveControl } from './control.ts';
import { count } from './solver.ts';

/**
 * The givens that can each be left out without a second solution appearing. Asked of a puzzle with exactly one
 * solution; a minimal puzzle has none. Undefined when stopped.
 */
export function findRedundantGivens(puzzle: Puzzle, control: SolveControl = {}): Cell[] | undefined {
  const redundant: Cell[] = [];
  for (const [cell, digit] of puzzle.givens.entries()) {
    if (digit === 0) continue;
    const without = { ...puzzle, givens: puzzle.givens.with(cell, 0) };
    const outcome = count(without, 2, control);
    if (outcome.status === 'stopped') return undefined;
    if (outcome.count === 1) redundant.push(cell);
  }
  return redundant;
}
