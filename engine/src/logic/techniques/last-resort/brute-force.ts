import type { Cell } from '../../../model/geometry.ts';
import { countBySearch } from '../../../solve/solver.ts';
import { bitCount, hasCell } from '../../cell-set.ts';
import { isCandidate, type Position } from '../../position.ts';
import type { Family } from '../family.ts';

/**
 * The last resort, and the only place in logic that calls a solver: places one digit of the solution, in the open cell
 * with the fewest candidates. Finds nothing if the digits on the board have no solution.
 *
 * Evidence: the digit as `pattern` of `candidates`. It proves nothing; a checker has to solve the puzzle. `proveTrial`
 * adds the contradictions of the other digits as `branches`, where it finds them.
 */
export const bruteForce: Family = {
  techniques: ['brute-force'],
  *find({ position, shouldStop }) {
    if (position.openCount === 0) return;
    const puzzle = { ...position.puzzle, givens: [...position.digits] };
    // Uses the plain search, so that a bundle for logic need not contain the kernel for one digit.
    const [solution] = countBySearch(puzzle, 1, { shouldStop }).examples;
    if (!solution) return;
    const cell = narrowest(position, solution);
    if (cell < 0) return;
    const placed = { cell, digit: solution[cell] };
    yield {
      technique: 'brute-force',
      placements: [placed],
      eliminations: [],
      evidence: { digits: [placed.digit], candidates: [{ ...placed, role: 'pattern' }] },
    };
  },
};

/** The open cell with the fewest candidates. Skips cells whose right candidate is gone (a player's mistake). */
function narrowest(position: Position, solution: readonly number[]): Cell | -1 {
  let best = -1;
  for (let cell = 0; cell < solution.length; cell++) {
    if (!hasCell(position.cells[0], cell) || !isCandidate(position, cell, solution[cell])) continue;
    if (best < 0 || bitCount(position.candidates[cell]) < bitCount(position.candidates[best])) best = cell;
  }
  return best;
}
