/** What finders share between two steps: the grid, and what is read off it once. */
import type { CellSet } from '../../logic/cell-set.ts';
import type { TechniqueId } from '../../logic/catalogue.ts';
import {
  type AlmostLocked,
  almostLockedSets,
  type RestrictedCommon,
  restrictedCommons,
} from './almost-locked-sets.ts';
import { type Colouring, colouringsOf } from './colours.ts';
import { type FishBoard, fishBoardOf } from './fish.ts';
import { type Grid, placesOf } from './grid.ts';
import { type Rectangles, rectanglesOf } from './rectangles.ts';
import { type Tables, type TableStore, tablesOf } from './tables.ts';

/** A step as HoDoKu has it. Both lists are in the order in which they are applied; removals may repeat. */
export interface HodokuStep {
  readonly technique: TechniqueId;
  /** `cell * 10 + digit` */
  readonly placed: readonly number[];
  readonly removed: readonly number[];
}

export interface Look {
  readonly grid: Grid;
  /** At each digit the cells that have it as candidate; none at 0. */
  readonly places: readonly CellSet[];
  readonly tableStore: TableStore;
  /** The places of a digit, numbered for fish. */
  readonly fishBoard: (digit: number) => FishBoard;
  readonly almostLocked: () => readonly AlmostLocked[];
  readonly commons: () => readonly RestrictedCommon[];
  readonly colourings: (digit: number) => readonly Colouring[];
  readonly rectangles: () => Rectangles;
  /** What follows from every candidate by links, with groups of candidates. */
  readonly groupedTables: () => Tables;
}

export function lookAt(grid: Grid, tableStore: TableStore): Look {
  tableStore.reset();
  const places = placesOf(grid);
  const almostLocked = once(() => almostLockedSets(grid, places));
  const look: Look = {
    grid,
    places,
    tableStore,
    fishBoard: oncePerDigit((digit) => fishBoardOf(places[digit])),
    almostLocked,
    commons: once(() => restrictedCommons(almostLocked())),
    colourings: oncePerDigit((digit) => colouringsOf(grid, places[digit], digit)),
    rectangles: once(() => rectanglesOf(look)),
    groupedTables: once(() => tablesOf(look, 'grouped')),
  };
  return look;
}

/** A step that takes candidates away. */
export function removal(technique: TechniqueId, removed: readonly number[]): HodokuStep {
  return { technique, placed: [], removed };
}

/** `digit` in all of some cells, as candidates. */
export function candidatesAt(cells: readonly number[], digit: number): number[] {
  return cells.map((cell) => cell * 10 + digit);
}

function oncePerDigit<T>(compute: (digit: number) => T): (digit: number) => T {
  const known = new Map<number, T>();
  return (digit) => {
    const value = known.get(digit) ?? compute(digit);
    known.set(digit, value);
    return value;
  };
}

function once<T>(compute: () => T): () => T {
  let known: { readonly value: T } | undefined;
  return () => (known ??= { value: compute() }).value;
}
