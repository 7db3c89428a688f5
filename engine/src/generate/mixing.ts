/**
 * Moves from one full grid to another that favour none: from each grid the move to any other is exactly as likely as
 * the way back. So uniform grids stay uniform, and others come closer with every move, as far as moves lead.
 *
 * - swaps: the parts that `unavoidable-sets.ts` knows each change over or not, by a coin. The parts of a grid and of
 * what becomes
 *   of it are the same sets of cells.
 * - refill: cells are chosen without a look at their digits, or all cells of three digits; they are emptied, all ways
 *   to fill them again are listed, and one is drawn. Where there are too many ways to list, or it takes too long to
 *   list them, nothing is done: that depends on the cells that stay, so it is the same for all of the ways.
 */
import type { Geometry } from '../model/geometry.ts';
import { type Random, shuffle } from '../random.ts';
import { advance, createSearch } from '../solve/general/search.ts';
import { findSwapsOf } from './unavoidable-sets.ts';

/**
 * Rounds of moves. Small boards get more: there a round changes few things at once, and costs next to nothing. How far
 * that is enough is measured by `npm run distribution`.
 */
export function usualRounds({ cells }: Geometry): number {
  return Math.max(12, Math.ceil(1600 / cells.length));
}

/** Changes a full grid in place and returns it; undefined when stopped. */
export function mix(
  geometry: Geometry,
  grid: Uint8Array,
  random: Random,
  shouldStop: () => boolean = () => false,
  rounds = usualRounds(geometry),
): Uint8Array | undefined {
  for (let round = 0; round < rounds; round++) {
    if (shouldStop()) return undefined;
    for (let k = 0; k < geometry.size; k++) swapDigits(geometry, grid, random);
    refill(geometry, grid, cellsOfDigits(geometry, grid, random), random);
    refill(geometry, grid, someCells(geometry, random), random);
  }
  return grid;
}

function swapDigits(geometry: Geometry, grid: Uint8Array, random: Random): void {
  const first = 1 + random.below(geometry.size);
  const second = 1 + random.below(geometry.size);
  if (first === second) return;
  const { cells, ends, count } = findSwapsOf(geometry, grid, first, second);
  for (let part = 0, at = 0; part < count; part++) {
    const isSwapped = random.below(2) === 1;
    for (; at < ends[part]; at++) {
      if (isSwapped) grid[cells[at]] = first + second - grid[cells[at]];
    }
  }
}

/** All cells of three digits. */
function cellsOfDigits({ size }: Geometry, grid: Uint8Array, random: Random): number[] {
  const digits = Array.from({ length: 3 }, () => 1 + random.below(size));
  return [...grid.keys()].filter((cell) => digits.includes(grid[cell]));
}

/** A random share of the cells, from a third to two thirds: some of that is right for every board. */
function someCells({ cells }: Geometry, random: Random): number[] {
  const wanted = Math.ceil(cells.length / 3) + random.below(Math.ceil(cells.length / 3));
  return shuffle([...cells.keys()], random).slice(0, wanted);
}

/** Maximum number of ways listed, and of guesses made for it. */
const MAX_WAYS = 500;
const MAX_GUESSES = 1_500;

function refill(geometry: Geometry, grid: Uint8Array, cells: readonly number[], random: Random): void {
  const givens = [...grid];
  for (const cell of cells) givens[cell] = 0;
  const search = createSearch({ geometry, constraints: [], givens });
  const ways: Uint8Array[] = [];
  for (;;) {
    const status = advance(search, MAX_GUESSES - search.guesses);
    if (status === 'exhausted') break;
    if (status === 'paused' || ways.length === MAX_WAYS || search.guesses >= MAX_GUESSES) return;
    ways.push(search.digits.slice());
  }
  grid.set(ways[random.below(ways.length)]);
}
