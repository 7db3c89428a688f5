/**
 * Strong links that every family of chains, wings and colourings asks for, computed once per position.
 *
 * Read them with `read(search, CONJUGATES)` and `read(search, BIVALUE)`.
 */
import type { Digit } from '../grid/digits.ts';
import type { Cell, HouseIndex } from '../grid/geometry.ts';
import { addCell, bitCount, cellSet, type CellSet, clearCells, isSingleBit, lowestBit } from './cell-set.ts';
import type { Search, SharedData } from './search.ts';

/** The only two places of a digit in a full house. */
export interface Conjugate {
  readonly digit: Digit;
  readonly house: HouseIndex;
  /** `a` stands before `b` in the house. */
  readonly a: Cell;
  readonly b: Cell;
}

/** For digit d its conjugate pairs, house by house in the geometry's order; index 0 is empty. */
export const CONJUGATES: SharedData<Conjugate[][]> = {
  create: ({ tables }) => Array.from({ length: tables.stride }, () => []),
  refresh: (data, search) => {
    for (let digit = 1; digit < data.length; digit++) collectConjugates(data[digit], search, digit);
    return data;
  },
};

/** The open cells with exactly two candidates. */
export const BIVALUE: SharedData<CellSet> = {
  create: ({ tables }) => cellSet(tables.words),
  refresh: (set, { position, tables }) => {
    clearCells(set);
    for (let cell = 0; cell < tables.cellCount; cell++) {
      const candidates = position.candidates[cell];
      if (candidates !== 0 && isSingleBit(candidates & (candidates - 1))) addCell(set, cell);
    }
    return set;
  },
};

function collectConjugates(list: Conjugate[], { position, tables }: Search, digit: Digit): void {
  list.length = 0;
  for (let house = 0; house < tables.houseCount; house++) {
    if (!tables.isFull[house]) continue;
    const held = position.places[house * tables.stride + digit];
    if (bitCount(held) !== 2) continue;
    const cells = tables.houseCells[house];
    list.push({ digit, house, a: cells[lowestBit(held)], b: cells[31 - Math.clz32(held)] });
  }
}
