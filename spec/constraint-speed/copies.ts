/**
 * The average cost of a hard record over its symmetric copies: one orientation alone can take ten times as many guesses
 * as another, so a search is judged by means.
 */
import {
  applyToPuzzle,
  countSolutions,
  createRandom,
  keepsConstraints,
  type Puzzle,
  randomSymmetry,
} from 'pencilmark';
import type { Entry } from './entry.ts';
import { head, line, sum, timed } from './table.ts';

/** Hard records of several kinds. */
const RECORDS =
  'iss-077 iss-161 iss-170 iss-174 iss-178 iss-296 iss-301 iss-305 iss-306 iss-308 iss-311 iss-356';

/** A table of the mean guesses and CPU time over `many` copies of each record. */
export function copiesTable(entries: readonly Entry[], many: number): string[] {
  const named = entries.filter(({ id }) => RECORDS.split(' ').includes(id));
  const lines = head(`${many} copies`, ['mean ms', 'worst ms', 'mean guesses', 'most guesses', 'counts']);
  const totals = [0, 0];
  for (const { id, kind, puzzle } of named) {
    const timings = copiesOf(id, puzzle, many).map((copy) => timed(() => countSolutions(copy, 2)));
    const ms = timings.map((timing) => timing.ms);
    const guesses = timings.map((timing) => timing.guesses);
    totals[0] += sum(ms) / many;
    totals[1] += sum(guesses) / many;
    lines.push(
      line(`${id} ${kind}`, [
        (sum(ms) / many).toFixed(0),
        Math.max(...ms).toFixed(0),
        (sum(guesses) / many).toFixed(0),
        String(Math.max(...guesses)),
        [...new Set(timings.map(({ count }) => count))].join(),
      ]),
    );
  }
  return [...lines, line('together', [totals[0].toFixed(0), '', totals[1].toFixed(0), '', ''])];
}

/** Makes the same copies at each call. */
function copiesOf(id: string, puzzle: Puzzle, many: number): Puzzle[] {
  const random = createRandom(`copies ${id}`);
  const copies: Puzzle[] = [];
  for (let tries = 0; copies.length < many && tries < 100 * many; tries++) {
    const symmetry = randomSymmetry(puzzle.geometry, random, ['cells']);
    if (symmetry.ok && keepsConstraints(symmetry.value, puzzle)) {
      copies.push(applyToPuzzle(symmetry.value, puzzle));
    }
  }
  return copies;
}
