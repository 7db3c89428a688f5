import type { Geometry } from '../model/geometry.ts';
import { emptyPuzzle } from '../puzzle/puzzle.ts';
import { solve } from '../solve/solver.ts';

/** Questions for the search before the result counts as undecided: under a second on any board. */
const MAX_ASKED = 40;

/**
 * Whether no full grid provably fits the houses of a board, as on some jigsaws. The answer is cached because pages ask
 * after every change of an option.
 */
export function isWithoutGrid(geometry: Geometry): boolean {
  const known = answers.get(geometry);
  if (known !== undefined) return known;
  let asked = 0;
  const answer =
    hasOddHouses(geometry) &&
    solve(emptyPuzzle(geometry), { shouldStop: () => ++asked > MAX_ASKED }).status === 'impossible';
  answers.set(geometry, answer);
  return answer;
}

const answers = new WeakMap<Geometry, boolean>();

/** Rows, columns and boxes alone always have a full grid. */
function hasOddHouses({ spec: { regions, diagonals, windows, disjoint, extra, grids } }: Geometry): boolean {
  return [regions, diagonals, windows, disjoint, extra, grids].some((part) => part !== undefined);
}
