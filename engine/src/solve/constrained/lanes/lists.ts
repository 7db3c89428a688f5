/**
 * What cells see of a group: a digit that the group has to hold, and only can where a cell sees it, goes from that cell.
 */
import type { Cell } from '../../../model/geometry.ts';

/** By the cells of the group that are seen, as bits, those that see just these, two or more. */
export type Lists = ReadonlyMap<number, readonly Cell[]>;

export const NO_LISTS: Lists = new Map();

/** Which cells see which, and room for what each sees of a group: 0 between two groups. */
interface Sight {
  readonly peers: readonly (readonly Cell[])[];
  readonly seen: Int32Array;
}

export function createSight(peers: readonly (readonly Cell[])[]): Sight {
  return { peers, seen: new Int32Array(peers.length) };
}

/** The lists of a group. Where `unusual` says what cells see besides the classic board, only such cells are in them. */
export function listsOf(
  group: readonly Cell[],
  { peers, seen }: Sight,
  unusual?: readonly (readonly Cell[])[],
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
    if ((own & (own - 1)) !== 0 && (!unusual || unusual[cell].length > 0)) add(lists, own, cell);
  }
  return lists;
}

/** The lists of the houses of the classic board for cells that see more of them than there. */
export function sightOfUnusual(
  houses: readonly (readonly Cell[])[],
  peers: readonly (readonly Cell[])[],
  unusual: readonly (readonly Cell[])[],
): ReadonlyMap<readonly Cell[], Lists> {
  const found = new Map<readonly Cell[], Map<number, Cell[]>>();
  if (houses.length === 0) return found;
  const housesOf: number[][] = peers.map(() => []);
  houses.forEach((cells, house) => cells.forEach((cell) => housesOf[cell].push(house)));
  const sees = new Uint8Array(peers.length);
  for (let cell = 0; cell < peers.length; cell++) {
    if (unusual[cell].length === 0) continue;
    for (const peer of peers[cell]) sees[peer] = 1;
    const touched = new Set<number>();
    for (const peer of unusual[cell]) for (const house of housesOf[peer]) touched.add(house);
    for (const house of touched) {
      const cells = houses[house];
      if (cells.includes(cell)) continue;
      let seen = 0;
      for (let k = 0; k < cells.length; k++) seen |= sees[cells[k]] << k;
      if ((seen & (seen - 1)) === 0) continue;
      let lists = found.get(cells);
      if (!lists) found.set(cells, (lists = new Map()));
      add(lists, seen, cell);
    }
    for (const peer of peers[cell]) sees[peer] = 0;
  }
  return found;
}

function add(lists: Map<number, Cell[]>, seen: number, cell: Cell): void {
  const same = lists.get(seen);
  if (same) same.push(cell);
  else lists.set(seen, [cell]);
}
