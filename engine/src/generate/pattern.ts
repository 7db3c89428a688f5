/**
 * Puzzles with givens in exactly the cells that the user wants.
 *
 * A full grid is drawn and only the wanted cells are kept; that has many solutions. Then one or two givens at a time
 * change to the digits that leave the fewest solutions, until there is only one. If that gets nowhere, another grid is
 * tried. Many patterns have no puzzle at all; this is not proved here, only that none was found.
 */
import type { Cell, Geometry } from '../model/geometry.ts';
import { type Random, shuffle } from '../random.ts';
import { countBatch } from '../solve/classic/batch.ts';
import { isClassic } from '../model/boards.ts';
import { countSolutions, solve } from '../solve/solver.ts';
import { drawGrid } from './random-grid.ts';

export interface Fitted {
  readonly givens: Uint8Array;
  readonly solution: Uint8Array;
}

/** One attempt. Yields every few milliseconds; undefined if it got nowhere or was stopped. */
export function* fitPattern(
  geometry: Geometry,
  pattern: readonly boolean[],
  random: Random,
  shouldStop: () => boolean,
): Generator<void, Fitted | undefined> {
  const grid = drawGrid(geometry, random, shouldStop);
  if (!grid) return undefined;
  const wanted = [...grid.keys()].filter((cell) => pattern[cell]);
  const givens = grid.map((digit, cell) => (pattern[cell] ? digit : 0));
  let [fewest] = countEach(geometry, [givens], MOST, shouldStop);
  for (let fruitless = 0; fewest > 1 && fruitless < PATIENCE; fruitless++) {
    if (wanted.length === 0 || shouldStop()) return undefined;
    const cells = shuffle([...wanted], random).slice(0, 1 + random.below(2));
    const changes = changesOf(geometry, givens, cells);
    const counts = countEach(geometry, changes, Math.min(MOST, fewest + 1), shouldStop);
    const best = bestOf(counts, fewest, random);
    if (best >= 0) {
      if (counts[best] < fewest) fruitless = 0;
      fewest = counts[best];
      givens.set(changes[best]);
    }
    yield;
  }
  if (fewest !== 1) return undefined;
  const { solution } = solve({ geometry, constraints: [], givens: [...givens] }, { shouldStop });
  return solution && { givens, solution: Uint8Array.from(solution) };
}

/** Maximum number of solutions counted, and of consecutive changes without progress. */
const MOST = 4_000;
const PATIENCE = 150;

/** The givens with every other combination of digits in these cells that does not break a rule at once. */
function changesOf({ size, peers }: Geometry, givens: Uint8Array, cells: readonly Cell[]): Uint8Array[] {
  const changes: Uint8Array[] = [];
  const change = (left: readonly Cell[], changed: Uint8Array): void => {
    const [cell, ...rest] = left;
    if (cell === undefined) {
      if (cells.some((at) => changed[at] !== givens[at])) changes.push(changed.slice());
      return;
    }
    for (let digit = 1; digit <= size; digit++) {
      if (peers[cell].some((peer) => changed[peer] === digit)) continue;
      changed[cell] = digit;
      change(rest, changed);
    }
    changed[cell] = 0;
  };
  const start = givens.slice();
  for (const cell of cells) start[cell] = 0;
  change(cells, start);
  return changes;
}

function countEach(
  geometry: Geometry,
  puzzles: readonly Uint8Array[],
  limit: number,
  shouldStop: () => boolean,
): number[] {
  if (!isClassic(geometry)) {
    return puzzles.map(
      (givens) =>
        countSolutions({ geometry, constraints: [], givens: [...givens] }, limit, { shouldStop }).count,
    );
  }
  const bytes = new Uint8Array(81 * puzzles.length);
  for (const [k, puzzle] of puzzles.entries()) bytes.set(puzzle, 81 * k);
  const counts = new Uint32Array(puzzles.length);
  countBatch(bytes, counts, { limit, shouldStop });
  return [...counts];
}

/** One of the changes with the fewest solutions, at least one and no more than now; −1 if there is none. */
function bestOf(counts: readonly number[], most: number, random: Random): number {
  const solvable = counts.filter((found) => found > 0);
  const fewest = Math.min(...solvable);
  if (fewest > most) return -1;
  const best = [...counts.keys()].filter((at) => counts[at] === fewest);
  return best.length === 0 ? -1 : best[random.below(best.length)];
}
