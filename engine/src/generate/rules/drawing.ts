/**
 * The state shared by everything that draws rules from a full grid: the grid, chance, and which cells are still free.
 */
import { holdsIn } from '../../constraints/constraints.ts';
import type { Constraint } from '../../constraints/kinds.ts';
import { DIAGONAL, ORTHOGONAL, pairsApart, regionIndices } from '../../constraints/surroundings.ts';
import type { Cell, Geometry } from '../../model/geometry.ts';
import { type Random, shuffle } from '../../random.ts';

/** Mutable: what is drawn takes its cells. */
export interface Drawing {
  readonly geometry: Geometry;
  /** A digit per cell. */
  readonly solution: readonly number[];
  readonly random: Random;
  /** For each cell those that touch it, at an edge or a corner. */
  readonly touching: readonly (readonly Cell[])[];
  /** For each cell the index of its box or region, or −1. */
  readonly regionOf: readonly number[];
  /** Cells that lie on a line or in a mark already, so that another one is drawn elsewhere. */
  readonly taken: Set<Cell>;
  /** Clues beside the board, by the cells that they speak of. */
  readonly clued: Set<string>;
  /** How many sets of rules share the board: each draws fewer of its own. */
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

/** Some of a list: a share of it, less where the board is shared. */
export function someOf<T>({ random, sharing }: Drawing, list: readonly T[], share: number): T[] {
  const count = Math.ceil((list.length * share) / sharing);
  return shuffle([...list], random).slice(0, count);
}
