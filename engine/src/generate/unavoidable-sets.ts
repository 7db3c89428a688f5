/**
 * Sets of cells in which a full grid can be changed whatever the other cells hold, on any board:
 *
 * - Two digits: take all cells of both and join those that share a house; the digits can be swapped in each connected
 *   part.
 * - Two lines: if two houses run side by side (rows of a band), so that each pair of neighbours is in the same other
 *   houses, pairs can be swapped along each cycle of digits.
 *
 * At least one cell of each set must be given.
 */
import type { Cell, Geometry } from '../model/geometry.ts';

/** Sets one after another: set k is `cells[ends[k − 1]] … cells[ends[k] − 1]`. */
export interface Swaps {
  readonly cells: Uint16Array;
  readonly ends: Int32Array;
  count: number;
}

/** All such sets of a full grid. The result is overwritten by the next call for this geometry. */
export function findSwaps(geometry: Geometry, grid: Uint8Array): Swaps {
  const tables = swapTables(geometry);
  const { size } = geometry;
  tables.swaps.count = 0;
  fillPlaces(tables, grid);
  for (let first = 1; first < size; first++) {
    for (let second = first + 1; second <= size; second++) addParts(tables, grid, first, second);
  }
  for (const lines of tables.lines) addCycles(tables, grid, lines);
  return tables.swaps;
}

/** Only the connected parts of two digits. */
export function findSwapsOf(geometry: Geometry, grid: Uint8Array, first: number, second: number): Swaps {
  const tables = swapTables(geometry);
  tables.swaps.count = 0;
  fillPlaces(tables, grid);
  addParts(tables, grid, first, second);
  return tables.swaps;
}

/** The geometry in flat arrays, and buffers. */
interface SwapTables {
  readonly size: number;
  readonly stride: number;
  readonly houseStart: Int32Array;
  /** The houses of each cell, times the stride. */
  readonly houses: Int32Array;
  /** The cell that holds a digit, at `house * stride + digit`, or −1. */
  readonly places: Int16Array;
  /** The digit's k-th cell, at `digit * cellCount + k`. */
  readonly cellsOf: Uint16Array;
  readonly counts: Uint16Array;
  readonly seen: Int32Array;
  readonly lines: readonly Lines[];
  readonly swaps: Swaps;
  mark: number;
}

/** Two houses side by side: `a[k]` and `b[k]` are in the same other houses. */
interface Lines {
  readonly a: Uint16Array;
  readonly b: Uint16Array;
  /** For each digit, its position in `a`; filled for each grid. */
  readonly at: Int16Array;
}

const known = new WeakMap<Geometry, SwapTables>();

function swapTables(geometry: Geometry): SwapTables {
  const found = known.get(geometry);
  if (found) return found;
  const { cells, housesOf, houses, size } = geometry;
  const stride = size + 1;
  const houseStart = new Int32Array(cells.length + 1);
  for (let cell = 0; cell < cells.length; cell++)
    houseStart[cell + 1] = houseStart[cell] + housesOf[cell].length;
  const lines = findLines(geometry);
  const most = (size * (size - 1) + 2) * cells.length;
  const room = (size - 1) * cells.length + 2 * size * lines.length;
  const tables: SwapTables = {
    size,
    stride,
    houseStart,
    houses: Int32Array.from(housesOf.flat(), (house) => house * stride),
    places: new Int16Array(houses.length * stride),
    cellsOf: new Uint16Array((size + 1) * cells.length),
    counts: new Uint16Array(size + 1),
    seen: new Int32Array(cells.length),
    lines,
    swaps: { cells: new Uint16Array(room), ends: new Int32Array(Math.min(most, room)), count: 0 },
    mark: 0,
  };
  known.set(geometry, tables);
  return tables;
}

function findLines({ houses, housesOf, size }: Geometry): Lines[] {
  const others = (cell: Cell, house: number): string => housesOf[cell].filter((h) => h !== house).join();
  const lines: Lines[] = [];
  for (const [first, house] of houses.entries()) {
    const names = new Map(house.cells.map((cell) => [others(cell, first), cell]));
    for (let second = first + 1; second < houses.length; second++) {
      const { kind, cells } = houses[second];
      if (kind !== house.kind || cells.length !== house.cells.length || names.size !== cells.length) continue;
      const a = cells.map((cell) => names.get(others(cell, second)));
      // Without full houses a cycle might not close; two-digit parts cover those boards.
      if (cells.length !== size || !a.every((cell) => cell !== undefined)) continue;
      lines.push({ a: Uint16Array.from(a), b: Uint16Array.from(cells), at: new Int16Array(size + 1) });
    }
  }
  return lines;
}

function fillPlaces({ houseStart, houses, places, cellsOf, counts }: SwapTables, grid: Uint8Array): void {
  places.fill(-1);
  counts.fill(0);
  for (let cell = 0; cell < grid.length; cell++) {
    const digit = grid[cell];
    cellsOf[digit * grid.length + counts[digit]++] = cell;
    for (let k = houseStart[cell]; k < houseStart[cell + 1]; k++) places[houses[k] + digit] = cell;
  }
}

function addParts(tables: SwapTables, grid: Uint8Array, first: number, second: number): void {
  const { houseStart, houses, places, cellsOf, counts, seen, swaps } = tables;
  const { cells, ends } = swaps;
  const mark = ++tables.mark;
  const both = first + second;
  let end = swaps.count === 0 ? 0 : ends[swaps.count - 1];
  // Every part of more than one cell holds the first digit; single cells of the second come last.
  for (let digit = first; ; digit = second) {
    const from = digit * grid.length;
    for (let at = from; at < from + counts[digit]; at++) {
      const start = cellsOf[at];
      if (seen[start] === mark) continue;
      seen[start] = mark;
      cells[end] = start;
      for (let done = end++; done < end; done++) {
        const cell = cells[done];
        const other = both - grid[cell];
        for (let k = houseStart[cell]; k < houseStart[cell + 1]; k++) {
          const next = places[houses[k] + other];
          if (next < 0 || seen[next] === mark) continue;
          seen[next] = mark;
          cells[end++] = next;
        }
      }
      ends[swaps.count++] = end;
    }
    if (digit === second) return;
  }
}

function addCycles({ size, swaps }: SwapTables, grid: Uint8Array, { a, b, at }: Lines): void {
  const { cells, ends } = swaps;
  let end = swaps.count === 0 ? 0 : ends[swaps.count - 1];
  for (let k = 0; k < size; k++) at[grid[a[k]]] = k;
  let done = 0;
  for (let start = 0; start < size; start++) {
    if ((done >> start) & 1) continue;
    const before = end;
    let k = start;
    do {
      done |= 1 << k;
      cells[end++] = a[k];
      cells[end++] = b[k];
      k = at[grid[b[k]]];
    } while (k !== start);
    // Four cells are two pairs: a part of two digits, which `addParts` has added.
    if (end - before > 4) ends[swaps.count++] = end;
    else end = before;
  }
}
