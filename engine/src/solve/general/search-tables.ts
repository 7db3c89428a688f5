import type { Geometry } from '../../model/geometry.ts';

/**
 * A geometry laid flat for searching: following nested arrays costs more than the work itself.
 *
 * An "item" is a digit in a full house, numbered `house * size + digit − 1`, counting only the full houses; `house *
 * size` is the item base of a house.
 */
export interface SearchTables {
  readonly size: number;
  readonly cellCount: number;
  readonly itemCount: number;
  /** The peers of cell c: `peers[peerStart[c]]` up to `peers[peerStart[c + 1]]`. */
  readonly peerStart: Int32Array;
  readonly peers: Int32Array;
  /** The item bases of the full houses of cell c: `bases[baseStart[c]]` up to `bases[baseStart[c + 1]]`. */
  readonly baseStart: Int32Array;
  readonly bases: Int32Array;
  /** The cells of the full house with item base b: `houseCells[b]` up to `houseCells[b + size]`. */
  readonly houseCells: Int32Array;
  /** 1 at `a * cellCount + b` if a and b are peers. */
  readonly sees: Uint8Array;
  /** The maximum number of cells that two full houses share: a digit with more places cannot lock candidates. */
  readonly widestOverlap: number;
}

/** The tables of a geometry, created once for each. */
export function searchTables(geometry: Geometry): SearchTables {
  const known = tablesByGeometry.get(geometry);
  if (known) return known;
  const tables = layFlat(geometry);
  tablesByGeometry.set(geometry, tables);
  return tables;
}

const tablesByGeometry = new WeakMap<Geometry, SearchTables>();

function layFlat({ size, houses, housesOf, peers }: Geometry): SearchTables {
  const full = houses.flatMap((house, index) => (house.full ? [index] : []));
  const baseOf = new Map(full.map((house, rank) => [house, rank * size]));
  const basesOf = housesOf.map((list) => list.flatMap((house) => baseOf.get(house) ?? []));
  return {
    size,
    cellCount: peers.length,
    itemCount: full.length * size,
    peerStart: startsOf(peers),
    peers: Int32Array.from(peers.flat()),
    baseStart: startsOf(basesOf),
    bases: Int32Array.from(basesOf.flat()),
    houseCells: Int32Array.from(full.flatMap((house) => houses[house].cells)),
    sees: seesOf(peers),
    widestOverlap: widestOverlap(basesOf),
  };
}

function startsOf(lists: readonly (readonly number[])[]): Int32Array {
  const starts = new Int32Array(lists.length + 1);
  lists.forEach((list, index) => (starts[index + 1] = starts[index] + list.length));
  return starts;
}

function seesOf(peers: Geometry['peers']): Uint8Array {
  const sees = new Uint8Array(peers.length ** 2);
  peers.forEach((list, cell) => list.forEach((peer) => (sees[cell * peers.length + peer] = 1)));
  return sees;
}

function widestOverlap(basesOf: readonly (readonly number[])[]): number {
  const shared = new Map<string, number>();
  for (const bases of basesOf) {
    for (const [at, a] of bases.entries()) {
      for (const b of bases.slice(at + 1)) shared.set(`${a} ${b}`, (shared.get(`${a} ${b}`) ?? 0) + 1);
    }
  }
  return Math.max(0, ...shared.values());
}
