/**
 * Random full grids of any board.
 *
 * The classic board has its own method, which is exact (`classic-grid.ts`). Elsewhere a search from random cells finds
 * a grid, with some bias, and many unbiased moves then change it (`mixing.ts`).
 */
import { requireBoard } from '../puzzle/puzzle.ts';
import { CALLBACK, OBJECT, requireValue } from '../require.ts';
import type { Geometry } from '../model/geometry.ts';
import { type Random, shuffle } from '../random.ts';
import { isClassic } from '../model/boards.ts';
import { countSolutions } from '../solve/solver.ts';
import { drawClassicGrid } from './classic-grid.ts';
import { mix } from './mixing.ts';

/** Draws a full grid: a digit per cell. Undefined if stopped, or if the board has none. */
export function drawGrid(
  geometry: Geometry,
  random: Random,
  shouldStop: () => boolean = () => false,
): Uint8Array | undefined {
  requireBoard(geometry);
  requireValue('random', random, OBJECT);
  requireValue('shouldStop', shouldStop, CALLBACK);
  if (isClassic(geometry)) return drawClassicGrid(random);
  const grid = findGrid(geometry, random, shouldStop);
  return grid && mix(geometry, grid, random, shouldStop);
}

/** A full grid by the general method, on the classic board too: for tests of the moves. */
export function findGrid(
  geometry: Geometry,
  random: Random,
  shouldStop: () => boolean,
): Uint8Array | undefined {
  const cellCount = geometry.cells.length;
  // Fewer random cells each time: with none, only the rules constrain the search.
  for (let wanted = geometry.size * 2; ; wanted = Math.floor(wanted / 2)) {
    const givens = randomStart(geometry, random, wanted);
    const budget = wanted > 0 ? START_GUESSES : Infinity;
    let isLong = false;
    const outcome = countSolutions({ geometry, constraints: [], givens }, 1, {
      onProgress: ({ guesses }) => (isLong = guesses > budget),
      shouldStop: () => isLong || shouldStop(),
    });
    const [found] = outcome.examples;
    if (found) return renamed(found, geometry.size, random);
    if (wanted === 0 || shouldStop() || cellCount === 0) return undefined;
  }
}

/** Guesses for one random start: refuting a start without a solution may take long. */
const START_GUESSES = 10_000;

/** Random digits in random cells, none in conflict with another. */
function randomStart(geometry: Geometry, random: Random, wanted: number): number[] {
  const { size, cells, peers } = geometry;
  const givens = cells.map(() => 0);
  for (let k = 0; k < wanted; k++) {
    const cell = random.below(cells.length);
    const digit = 1 + random.below(size);
    if (givens[cell] === 0 && !peers[cell].some((peer) => givens[peer] === digit)) givens[cell] = digit;
  }
  return givens;
}

/** All digits are equally likely in every place. */
function renamed(grid: readonly number[], size: number, random: Random): Uint8Array {
  const names = shuffle(
    Uint8Array.from({ length: size }, (_, k) => k + 1),
    random,
  );
  return Uint8Array.from(grid, (digit) => names[digit - 1]);
}
