/**
 * Strong links that all families of chains, wings and colourings use, computed once per position.
 *
 * Read them with `read(search, CONJUGATES)` and `read(search, BIVALUE)`.
 */
import type { Digit } from '../model/digits.ts';
import type { Cell, HouseIndex } from '../model/geometry.ts';
import { addCell, bitCount, cellSet, type CellSet, clearCells, lowestBit } from './cell-set.ts';
import type { FinderContext, SharedData } from './finder-context.ts';

/** The only two places of a digit in a full house. */
export interface Conjugate {
  readonly digit: Digit;
  readonly house: HouseIndex;
  /** `a` comes before `b` in the house. */
  readonly a: Cell;
  readonly b: Cell;
}

/** For each digit d, its conjugate pairs, house by house in the geometry's order; index 0 is empty. */
export const CONJUGATES: SharedData<Conjugate[][]> = {
  create: ({ tables }) => Array.from({ length: tables.stride }, () => []),
  refresh: (data, search, since) => {
    const { digitChangedAt } = search.position;
    for (let digit = 1; digit < data.length; digit++) {
      if (digitChangedAt[digit] > since) collectConjugates(data[digit], search, digit);
    }
    return data;
  },
};

/** The open cells with exactly two candidates. */
export interface BivalueCells {
  readonly cells: CellSet;
  /** The same in ascending order, the first `count` entries. */
  readonly list: Int32Array;
  count: number;
  /** The revision at which they last changed. Patterns made only of such cells are the same since then, or fewer. */
  changedAt: number;
}

export const BIVALUE: SharedData<BivalueCells> = {
  create: ({ tables }) => ({
    cells: cellSet(tables.words),
    list: new Int32Array(tables.cellCount),
    count: 0,
    changedAt: 0,
  }),
  refresh: (bivalue, { position, tables }, since) => {
    const before = bivalue.count;
    let kept = 0;
    clearCells(bivalue.cells);
    bivalue.count = 0;
    for (let cell = 0; cell < tables.cellCount; cell++) {
      const candidates = position.candidates[cell];
      const upper = candidates & (candidates - 1);
      if (upper === 0 || (upper & (upper - 1)) !== 0) continue;
      addCell(bivalue.cells, cell);
      bivalue.list[bivalue.count++] = cell;
      if (position.cellChangedAt[cell] <= since) kept++;
    }
    if (kept !== before || kept !== bivalue.count) bivalue.changedAt = position.revision;
    return bivalue;
  },
};

function collectConjugates(list: Conjugate[], { position, tables }: FinderContext, digit: Digit): void {
  list.length = 0;
  for (let house = 0; house < tables.houseCount; house++) {
    if (!tables.isFull[house]) continue;
    const held = position.places[house * tables.stride + digit];
    if (bitCount(held) !== 2) continue;
    const cells = tables.houseCells[house];
    list.push({ digit, house, a: cells[lowestBit(held)], b: cells[31 - Math.clz32(held)] });
  }
}
