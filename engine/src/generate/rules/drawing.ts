/**
 * The state shared by all code that draws rules from a full grid: the grid, the random source, and which cells are
 * still free.
 */
import { holdsIn } from '../../constraints/constraints.ts';
import type { Constraint } from '../../constraints/kinds.ts';
import { DIAGONAL, ORTHOGONAL, pairsApart, regionIndices } from '../../constraints/surroundings.ts';
import type { Cell, Geometry } from '../../model/geometry.ts';
import { type Random, shuffle } from '../../random.ts';

/** Mutable: drawn rules occupy their cells. */
export interface Drawing {
  readonly geometry: Geometry;
  /** A digit per cell. */
  readonly solution: readonly number[];
  readonly random: Random;
  /** For each cell, the cells that touch it at an edge or a corner. */
  readonly touching: readonly (readonly Cell[])[];
  /** For each cell, the index of its box or region, or −1. */
  readonly regionOf: readonly number[];
  /** Cells already on a line or in a mark, so that the next is drawn elsewhere. */
  readonly taken: Set<Cell>;
  /** Clues beside the board, by the cells that they refer to. */
  readonly clued: Set<string>;
  /** The number of rule sets that share the board: with more of them, each draws fewer rules. */
  readonly sharing: number;
}

export function beginDrawing(
  geometry: Geometry,
  solution: readonly number[],
  random: Random,
  sharing: number,
): Drawing {
  const touching = geometry.cells.map((): Cell[] => []);
  for (const [a, b] of pairsApart(geometry, [...ORTHOGONAL, ...DIAGONAL])) {
    touching[a].push(b);
    touching[b].push(a);
  }
  return {
    geometry,
    solution,
    random,
    touching,
    regionOf: regionIndices(geometry),
    taken: new Set(),
    clued: new Set(),
    sharing,
  };
}

export function valueIn({ geometry, solution }: Drawing, cell: Cell): number {
  return geometry.values[solution[cell] - 1];
}

export function isTrue({ geometry, solution }: Drawing, constraint: Constraint): boolean {
  return holdsIn(geometry, constraint, solution);
}

export function freeCells({ geometry, taken, random }: Drawing): Cell[] {
  return shuffle(
    [...geometry.cells.keys()].filter((cell) => !taken.has(cell)),
    random,
  );
}

export function take({ taken }: Drawing, cells: readonly Cell[]): void {
  for (const cell of cells) taken.add(cell);
}

/** A whole number from `least` to `most`. */
export function between(random: Random, least: number, most: number): number {
  return least + random.below(Math.max(1, most - least + 1));
}

/** Some items of a list: a share of it, less if several rule sets share the board. */
export function someOf<T>({ random, sharing }: Drawing, list: readonly T[], share: number): T[] {
  const count = Math.ceil((list.length * share) / sharing);
  return shuffle([...list], random).slice(0, count);
}
