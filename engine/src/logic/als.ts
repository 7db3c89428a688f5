/**
 * The catalogue of almost locked sets: n cells of one house with n + 1 digits, 1 ≤ n ≤ house size − 2. Sets
 * that lie in two houses are listed once.
 *
 * Read it with `read(search, ALS_CATALOGUE)`.
 */
import { type DigitSet, lowestDigit } from '../grid/digits.ts';
import type { Cell } from '../grid/geometry.ts';
import { addCell, bitCount, cellSet, type CellSet, keepCells } from './cell-set.ts';
import type { Position } from './position.ts';
import type { Search, SharedData } from './search.ts';
import type { AlmostLockedSet } from './step.ts';
import { advanceWalk, createWalk, startWalk } from './subset-walk.ts';
import type { Tables } from './tables.ts';

/** A set as finders use it; `plain` is what goes into the evidence. */
export interface CataloguedSet {
  readonly plain: AlmostLockedSet;
  readonly cells: CellSet;
  readonly digits: DigitSet;
  /** For each of its digits d the cells of the set that have d as a candidate. Other entries are undefined. */
  readonly holders: readonly CellSet[];
  /** For each of its digits d the cells, in or out of a house, that see all holders of d, whatever they hold. */
  readonly seenBy: readonly CellSet[];
}

/** Smaller sets first; among equals by house. */
export const ALS_CATALOGUE: SharedData<readonly CataloguedSet[]> = {
  create: () => [],
  refresh: (_, search) => catalogue(search),
};

function catalogue({ position, tables }: Search): CataloguedSet[] {
  const walk = createWalk(tables.size);
  const open: Cell[] = [];
  const found: CataloguedSet[] = [];
  for (let size = 1; size <= tables.size - 2; size++) {
    for (let house = 0; house < tables.houseCount; house++) {
      const count = gatherOpen(position, house, walk.masks, open);
      startWalk(walk, count, size, size + 1);
      while (advanceWalk(walk)) {
        const digits = walk.unions[size - 1];
        if (bitCount(digits) !== size + 1) continue;
        const cells = Array.from({ length: size }, (_, k) => open[walk.chosen[k]]);
        if (isFirstHouse(tables, cells, house)) found.push(describe(position, { cells, digits, house }));
      }
    }
  }
  return found;
}

function gatherOpen(
  { tables, candidates }: Position,
  house: number,
  masks: Int32Array,
  open: Cell[],
): number {
  const cells = tables.houseCells[house];
  let count = 0;
  for (let k = 0; k < cells.length; k++) {
    if (candidates[cells[k]] === 0) continue;
    masks[count] = candidates[cells[k]];
    open[count++] = cells[k];
  }
  return count;
}

/** Whether no earlier house holds all the cells, where the set would be listed already. */
function isFirstHouse(
  { housesOf, positionIn, cellCount }: Tables,
  cells: readonly Cell[],
  house: number,
): boolean {
  for (const other of housesOf[cells[0]]) {
    if (other >= house) return true;
    let k = 1;
    while (k < cells.length && positionIn[other * cellCount + cells[k]] >= 0) k++;
    if (k === cells.length) return false;
  }
  return true;
}

function describe({ candidates, tables }: Position, plain: AlmostLockedSet): CataloguedSet {
  const holders: CellSet[] = [];
  const seenBy: CellSet[] = [];
  for (let rest = plain.digits; rest !== 0; rest &= rest - 1) {
    const digit = lowestDigit(rest);
    const holding = cellSet(tables.words);
    const common = new Int32Array(tables.words).fill(-1);
    for (const cell of plain.cells) {
      if (((candidates[cell] >>> (digit - 1)) & 1) === 0) continue;
      addCell(holding, cell);
      keepCells(common, tables.peerSets[cell]);
    }
    holders[digit] = holding;
    seenBy[digit] = common;
  }
  return { plain, cells: cellSet(tables.words, plain.cells), digits: plain.digits, holders, seenBy };
}

/** The cells that see all of `cells`; none of them among themselves. `cells` is not empty. */
export function commonPeers({ peerSets }: Tables, cells: readonly Cell[]): CellSet {
  const common = peerSets[cells[0]].slice();
  for (let i = 1; i < cells.length; i++) {
    for (let w = 0; w < common.length; w++) common[w] &= peerSets[cells[i]][w];
  }
  return common;
}
