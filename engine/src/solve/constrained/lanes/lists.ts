/**
 * The cells that see cells of a group: a digit that the group must hold is removed from any cell that sees all its
 * places.
 */
import type { Cell } from '../../../model/geometry.ts';

/** By the seen cells of the group, as bits: the cells that see exactly these, two or more. */
export type Lists = ReadonlyMap<number, readonly Cell[]>;

export const NO_LISTS: Lists = new Map();

/** Which cells see which, and scratch for the cells of a group that each sees: 0 between two groups. */
interface Sight {
  readonly peers: readonly (readonly Cell[])[];
  readonly seen: Int32Array;
}

export function createSight(peers: readonly (readonly Cell[])[]): Sight {
  return { peers, seen: new Int32Array(peers.length) };
}

/** The lists of a group, limited to the cells that count. */
export function listsOf(
  group: readonly Cell[],
  { peers, seen }: Sight,
  counts?: (cell: Cell) => boolean,
): Lists {
  const touched: Cell[] = [];
  for (let k = 0; k < group.length; k++) {
    const own = peers[group[k]];
    for (let p = 0; p < own.length; p++) {
      const peer = own[p];
      if (seen[peer] === 0) touched.push(peer);
      seen[peer] |= 1 << k;
    }
  }
  for (const cell of group) seen[cell] = 0;
  const lists = new Map<number, Cell[]>();
  for (const cell of touched) {
    const own = seen[cell];
    seen[cell] = 0;
    if ((own & (own - 1)) === 0 || counts?.(cell) === false) continue;
    const same = lists.get(own);
    if (same) same.push(cell);
    else lists.set(own, [cell]);
  }
  return lists;
}
