/**
 * The catalogue of almost locked sets: n cells of one house with n + 1 digits, 1 ≤ n ≤ house size − 2. Sets
 * that lie in two houses are listed once.
 *
 * Read it with `read(search, ALS_CATALOGUE)`.
 */
import { type DigitSet, lowestDigit } from '../grid/digits.ts';
import type { Cell } from '../grid/geometry.ts';
import { addCell, bitCount, cellSet, type CellSet } from './cell-set.ts';
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

function catalogue(search: Search): CataloguedSet[] {
  const { position, tables } = search;
  const walk = createWalk(tables.size);
  const seen = new Set<string>();
  const found: CataloguedSet[] = [];
  for (let size = 1; size <= tables.size - 2; size++) {
    for (let house = 0; house < tables.houseCount; house++) {
      const cells = tables.houseCells[house].filter((cell) => position.digits[cell] === 0);
      cells.forEach((cell, i) => (walk.masks[i] = position.candidates[cell]));
      startWalk(walk, cells.length, size, size + 1);
      while (advanceWalk(walk)) {
        const digits = walk.unions[size - 1];
        if (bitCount(digits) !== size + 1) continue;
        const chosen = Array.from({ length: size }, (_, k) => cells[walk.chosen[k]]);
        const key = chosen.join();
        if (seen.has(key)) continue;
        seen.add(key);
        found.push(describe(search, { cells: chosen, digits, house }));
      }
    }
  }
  return found;
}

function describe({ position, tables }: Search, plain: AlmostLockedSet): CataloguedSet {
  const holders: CellSet[] = [];
  const seenBy: CellSet[] = [];
  for (let rest = plain.digits; rest !== 0; rest &= rest - 1) {
    const digit = lowestDigit(rest);
    const holding = plain.cells.filter((cell) => (position.candidates[cell] >>> (digit - 1)) & 1);
    holders[digit] = cellSet(tables.words, holding);
    seenBy[digit] = commonPeers(tables, holding);
  }
  const cells = cellSet(tables.words);
  for (const cell of plain.cells) addCell(cells, cell);
  return { plain, cells, digits: plain.digits, holders, seenBy };
}

/** The cells that see all of `cells`; none of them among themselves. `cells` is not empty. */
export function commonPeers({ peerSets }: Tables, cells: readonly Cell[]): CellSet {
  const common = peerSets[cells[0]].slice();
  for (let i = 1; i < cells.length; i++) {
    for (let w = 0; w < common.length; w++) common[w] &= peerSets[cells[i]][w];
  }
  return common;
}
