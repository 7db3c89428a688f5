/**
 * The catalogue of almost locked sets as objects, for callers that keep them in other data. Finders that search after
 * every change read the flat catalogue, `ALS_SETS`.
 */
import type { DigitSet } from '../../../model/digits.ts';
import type { Cell } from '../../../model/geometry.ts';
import { ALS_SETS, type AlsSets, plainSet } from './als-sets.ts';
import type { CellSet } from '../../cell-set.ts';
import { read, type FinderContext, type SharedData } from '../../finder-context.ts';
import type { AlmostLockedSet } from '../../step.ts';
import type { BoardIndex } from '../../board-index.ts';

/** A set as finders use it; `plain` is what goes into the evidence. */
export interface CataloguedSet {
  readonly plain: AlmostLockedSet;
  readonly cells: CellSet;
  readonly digits: DigitSet;
  /** For each of its digits d, the cells of the set that have d as a candidate. Other entries are undefined. */
  readonly holders: readonly CellSet[];
  /**
   * For each of its digits d, the cells, inside or outside the house, that see all holders of d, whatever their
   * candidates.
   */
  readonly seenBy: readonly CellSet[];
}

/** Ordered by size, then by house. */
export const ALS_CATALOGUE: SharedData<readonly CataloguedSet[]> = {
  create: () => [],
  refresh: (_, search) => {
    const sets = read(search, ALS_SETS);
    return Array.from({ length: sets.count }, (__, set) => describe(search, sets, set));
  },
};

function describe({ tables }: FinderContext, sets: AlsSets, set: number): CataloguedSet {
  const { words, peerSets } = tables;
  const holders: CellSet[] = [];
  const seenBy: CellSet[] = [];
  const plain = plainSet(sets, tables, set);
  for (let face = sets.faceStart[set]; face < sets.faceStart[set + 1]; face++) {
    const digit = sets.faceDigit[face];
    holders[digit] = sets.holders.slice(face * words, (face + 1) * words);
    const holding = plain.cells.filter((cell) => (holders[digit][cell >> 5] >>> (cell & 31)) & 1);
    seenBy[digit] = commonPeers({ peerSets }, holding);
  }
  const cells = sets.cells.slice(set * words, (set + 1) * words);
  return { plain, cells, digits: plain.digits, holders, seenBy };
}

/** The cells that see all of `cells`; none of them among themselves. `cells` is not empty. */
export function commonPeers({ peerSets }: Pick<BoardIndex, 'peerSets'>, cells: readonly Cell[]): CellSet {
  const common = peerSets[cells[0]].slice();
  for (let i = 1; i < cells.length; i++) {
    for (let w = 0; w < common.length; w++) common[w] &= peerSets[cells[i]][w];
  }
  return common;
}
