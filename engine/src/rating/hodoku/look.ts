/** State that finders share between two steps: the grid, and data computed from it once. */
import type { CellSet } from '../../logic/cell-set.ts';
import type { TechniqueId } from '../../logic/catalogue.ts';
import { type Grid, placesOf } from './grid.ts';
import type { TableStore } from './table-store.ts';

/** A step of HoDoKu. Both lists are in the order in which they are applied; removals may repeat. */
export interface HodokuStep {
  readonly technique: TechniqueId;
  /** `cell * 10 + digit` */
  readonly placed: readonly number[];
  readonly removed: readonly number[];
}

export interface Look {
  readonly grid: Grid;
  /** At each digit, the cells that have it as a candidate; none at 0. */
  readonly places: readonly CellSet[];
  readonly tableStore: TableStore;
  /** The result of `compute`, computed once for the grid. */
  readonly read: <T>(compute: (look: Look) => T) => T;
}

export function lookAt(grid: Grid, tableStore: TableStore): Look {
  tableStore.reset();
  const known = new Map<unknown, unknown>();
  const look: Look = {
    grid,
    places: placesOf(grid),
    tableStore,
    read: <T>(compute: (look: Look) => T) => {
      if (!known.has(compute)) known.set(compute, compute(look));
      return known.get(compute) as T;
    },
  };
  return look;
}

/** A step that eliminates candidates. */
export function removal(technique: TechniqueId, removed: readonly number[]): HodokuStep {
  return { technique, placed: [], removed };
}

/** The candidates of `digit` in the given cells. */
export function candidatesAt(cells: readonly number[], digit: number): number[] {
  return cells.map((cell) => cell * 10 + digit);
}
