/**
 * Unbiased moves from one full grid to another: a move from each grid to any other is exactly as likely as the reverse.
 * So a uniform distribution stays uniform, and any other comes closer to it with every move, among the grids that moves
 * can reach.
 *
 * - swaps: each part found by `unavoidable-sets.ts` is swapped or not, at random. A grid and its result have the same
 *   parts, as sets of cells.
 * - refill: chooses cells without regard to their digits, or all cells of three digits, empties them, lists all ways to
 *   fill them again, and draws one. If there are too many ways, or listing them takes too long, nothing is done: that
 *   depends only on the other cells, so it is the same for all of the ways.
 */
import type { Geometry } from '../model/geometry.ts';
import { type Random, shuffle } from '../random.ts';
import { advance, createSearch } from '../solve/general/search.ts';
import { findSwapsOf } from './unavoidable-sets.ts';

/**
 * Rounds of moves. Small boards get more, because a round changes little there and costs almost nothing. `npm run
 * distribution` measures how far that is enough.
 */
export function usualRounds({ cells }: Geometry): number {
  return Math.max(12, Math.ceil(1600 / cells.length));
}

/** Changes a full grid in place and returns it; undefined if stopped. */
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

/** A random share of the cells, from a third to two thirds: for every board, some share in this range works. */
function someCells({ cells }: Geometry, random: Random): number[] {
  const wanted = Math.ceil(cells.length / 3) + random.below(Math.ceil(cells.length / 3));
  return shuffle([...cells.keys()], random).slice(0, wanted);
}

/** Maximum number of ways listed, and of guesses for listing them. */
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
