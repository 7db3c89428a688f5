/** The time for the true candidates of puzzles with constraints. */
import { emptyPuzzle, trueCandidates } from 'pencilmark';
import type { Entry } from './entry.ts';
import { head, line, sum, timed } from './table.ts';

/**
 * Percentiles over the records, unchanged and in turn without their givens and constraints: a puzzle with many
 * solutions takes more work than one with a single solution. The last of `passes` counts.
 */
export function candidatesTable(entries: readonly Entry[], passes: number): string[] {
  const loose = entries.map(({ id, puzzle }) => ({
    id,
    puzzle: {
      ...puzzle,
      givens: emptyPuzzle(puzzle.geometry).givens,
      constraints: puzzle.constraints.filter((_, at) => at % 2 === 0),
    },
  }));
  const lines = head('true candidates, CPU ms', ['records', 'median', 'p95', 'worst', 'all', 'slowest']);
  for (const [name, some] of [
    ['9×9, as they are', entries],
    ['9×9, half of the constraints, no givens', loose],
  ] as const) {
    const nines = some.filter(
      ({ puzzle }) => puzzle.geometry.cells.length === 81 && puzzle.geometry.size === 9,
    );
    const best = nines.map(({ id, puzzle }) => {
      let ms = Infinity;
      for (let pass = 0; pass < passes; pass++) ms = timed(() => candidatesOf(puzzle)).ms;
      return { id, ms };
    });
    const sorted = best.sort((a, b) => a.ms - b.ms);
    const at = (part: number): string => sorted[Math.floor(part * (sorted.length - 1))].ms.toFixed(1);
    const slowest = sorted
      .slice(-5)
      .reverse()
      .map(({ id, ms }) => `${id} ${ms.toFixed(0)}`);
    lines.push(
      line(name, [
        String(sorted.length),
        at(0.5),
        at(0.95),
        at(1),
        sum(sorted.map(({ ms }) => ms)).toFixed(0),
        slowest.join(', '),
      ]),
    );
  }
  return lines;
}

function candidatesOf(puzzle: Entry['puzzle']): { count: number; guesses: number } {
  const { candidates } = trueCandidates(puzzle);
  return { count: candidates.length, guesses: 0 };
}
